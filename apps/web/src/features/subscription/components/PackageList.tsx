import { subscriptionTexts as words } from '@bolillero/texts/subscription';
import { useQuery } from '@tanstack/react-query';
import type { Package } from '../../../api/subscription.ts';
import { packagesQuery } from '../../../api/subscription.ts';
import { Button } from '../../../components/ui/Button.tsx';
import { EmptyState } from '../../../components/ui/EmptyState.tsx';
import { Loaded } from '../../../components/ui/Loaded.tsx';
import { RowsSkeleton } from '../../../components/ui/skeletons.tsx';
import { PackageCard } from './PackageCard.tsx';
import classes from './Packages.module.css';

interface PackageListProps {
  readonly onSubscribe: (pack: Package) => void;
  /** A payment has to be finished first. */
  readonly blocked: boolean;
}

/** The packages on sale, each with its "Suscribirse". */
export function PackageList({ onSubscribe, blocked }: PackageListProps) {
  const query = useQuery(packagesQuery());
  return (
    <Loaded
      query={query}
      waiting={<RowsSkeleton rows={2} height={180} />}
      empty={<EmptyState title={words.noPackages} hint={words.noPackagesHint} />}
    >
      {(data) => (
        <ul className={classes.list} aria-label={words.packages}>
          {data.map((pack) => (
            <PackageCard
              key={pack.id}
              pack={pack}
              action={
                <Button
                  size="md"
                  fullWidth
                  disabled={blocked}
                  aria-label={words.subscribeTo(words.months(pack.months))}
                  onClick={() => onSubscribe(pack)}
                >
                  {words.subscribe}
                </Button>
              }
            />
          ))}
        </ul>
      )}
    </Loaded>
  );
}
