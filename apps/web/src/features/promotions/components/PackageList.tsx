import { promotionTexts as words } from '@bolillero/texts/public-promotions';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Package } from '../../../api/subscription.ts';
import { packagesQuery } from '../../../api/subscription.ts';
import { AcceptedPayments } from '../../../components/ui/AcceptedPayments.tsx';
import { Bone } from '../../../components/ui/Bone.tsx';
import { EmptyState } from '../../../components/ui/EmptyState.tsx';
import { Loaded } from '../../../components/ui/Loaded.tsx';
import { PackageCard } from '../../../components/ui/PackageCard.tsx';

import classes from './PackageList.module.css';

interface PackageListProps {
  /** The way on from a package, and its place in the list; without it the list only shows. */
  readonly action?: (pack: Package, index: number) => ReactNode;
  /** Level of the packages' headings below the list's own. */
  readonly heading?: 'h2' | 'h3';
}

/** The packages side by side, each with its price a month and what it saves against the first. */
export function PackageList({ action, heading = 'h2' }: PackageListProps) {
  const query = useQuery(packagesQuery());
  return (
    <Loaded
      query={query}
      waiting={
        <div className={classes.list}>
          {[1, 2, 3, 4].map((at) => (
            <Bone key={at} height={action ? 226 : 170} />
          ))}
        </div>
      }
      empty={<EmptyState title={words.none} hint={words.noneHint} />}
    >
      {(data) => (
        <>
          {action !== undefined && <AcceptedPayments />}
          <ul className={classes.list}>
            {data.map((pack, index) => (
              <li key={pack.id}>
                <PackageCard pack={pack} heading={heading} action={action?.(pack, index)} />
              </li>
            ))}
          </ul>
        </>
      )}
    </Loaded>
  );
}
