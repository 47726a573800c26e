import { subscriptionTexts as words } from '@bolillero/texts/subscription';
import { useQuery } from '@tanstack/react-query';
import type { Package } from '../../../api/subscription.ts';
import { packagesQuery } from '../../../api/subscription.ts';
import { Button } from '../../../components/ui/Button.tsx';
import { EmptyState } from '../../../components/ui/EmptyState.tsx';
import { ErrorState } from '../../../components/ui/ErrorState.tsx';
import { Loading, RowsSkeleton } from '../../../components/ui/skeletons.tsx';
import { PackageCard } from './PackageCard.tsx';
import classes from './Packages.module.css';

interface PackageListProps {
  readonly onSubscribe: (pack: Package) => void;
  /** A payment has to be finished first. */
  readonly blocked: boolean;
}

/** The packages on sale, each with its "Suscribirse". */
export function PackageList({ onSubscribe, blocked }: PackageListProps) {
  const { data, error, refetch } = useQuery(packagesQuery());
  if (!data && error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data)
    return (
      <Loading>
        <RowsSkeleton rows={2} height={180} />
      </Loading>
    );
  if (data.length === 0) return <EmptyState title={words.noPackages} hint={words.noPackagesHint} />;
  return (
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
  );
}
