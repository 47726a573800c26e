import type { AdminResult } from '@bolillero/contract/entities/result';
import { adminResultListTexts as texts } from '@bolillero/texts/admin-results';
import { type ReactNode, useState } from 'react';
import type { Lottery } from '../../../api/lottery.ts';
import { Button } from '../../../components/ui/Button.tsx';
import { EmptyState } from '../../../components/ui/EmptyState.tsx';
import { ErrorState } from '../../../components/ui/ErrorState.tsx';
import { Pager } from '../../../components/ui/Pager.tsx';
import { Loading, RowsSkeleton } from '../../../components/ui/skeletons.tsx';
import { type ResultFilter, resultsPerPage, useResultList } from '../api/result-list.ts';
import { DeleteResultWindow } from './DeleteResultWindow.tsx';
import { ResultTable } from './ResultTable.tsx';

interface ResultListProps {
  readonly lottery: Lottery;
  readonly filter: ResultFilter;
  readonly onPage: (page: number) => void;
  readonly onClear: () => void;
  /** What an empty list offers: entering or importing results. */
  readonly offers: ReactNode;
}

/** The results of a lottery, page by page. */
export function ResultList({ lottery, filter, onPage, onClear, offers }: ResultListProps) {
  const results = useResultList(lottery.name, filter);
  const [leaving, setLeaving] = useState<AdminResult | null>(null);
  if (results.isPending) {
    return (
      <Loading>
        <RowsSkeleton rows={resultsPerPage} height={44} />
      </Loading>
    );
  }
  if (results.isError) return <ErrorState error={results.error} onRetry={() => void results.refetch()} />;
  const { data, total, pages } = results.data;
  if (data.length === 0) {
    return <Nothing filter={filter} total={total} onPage={onPage} onClear={onClear} offers={offers} />;
  }
  return (
    <>
      <ResultTable lottery={lottery} results={data} stale={results.isPlaceholderData} onRemove={setLeaving} />
      <Pager page={filter.page} pages={pages} perPage={resultsPerPage} total={total} onPage={onPage} />
      {leaving && <DeleteResultWindow lottery={lottery} result={leaving} onClose={() => setLeaving(null)} />}
    </>
  );
}

type NothingProps = Omit<ResultListProps, 'lottery'> & { readonly total: number };

/** Why no row is there: a page past the end, filters that hold nothing, or no result at all yet. */
function Nothing({ filter, total, onPage, onClear, offers }: NothingProps) {
  if (total > 0) {
    return (
      <EmptyState
        title={texts.emptyPage}
        action={<Button onClick={() => onPage(1)}>{texts.firstPage}</Button>}
      />
    );
  }
  if (filter.from !== undefined || filter.to !== undefined) {
    return (
      <EmptyState
        title={texts.emptyFiltered}
        hint={texts.emptyFilteredHint}
        action={<Button onClick={onClear}>{texts.clearFilters}</Button>}
      />
    );
  }
  return <EmptyState title={texts.empty} hint={texts.emptyHint} action={offers} />;
}
