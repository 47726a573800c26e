import { adminResultListTexts as texts } from '@bolillero/texts/admin-results';
import { type ReactNode, useState } from 'react';
import type { Lottery } from '../../../api/lottery.ts';
import { EmptyState } from '../../../components/ui/EmptyState.tsx';
import { Loaded } from '../../../components/ui/Loaded.tsx';
import { NoRows } from '../../../components/ui/NoRows.tsx';
import { Pager } from '../../../components/ui/Pager.tsx';
import { RowsSkeleton } from '../../../components/ui/skeletons.tsx';
import { type Result, type ResultFilter, resultsPerPage, useResultList } from '../api/results.ts';
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
  const [leaving, setLeaving] = useState<Result | null>(null);
  const isFiltered = filter.from !== undefined || filter.to !== undefined;
  return (
    <Loaded
      query={results}
      waiting={<RowsSkeleton rows={resultsPerPage} height={44} />}
      isEmpty={(page) => page.results.length === 0}
      empty={({ total }) => (
        <NoRows
          total={total}
          onFirstPage={() => onPage(1)}
          filtered={
            isFiltered ? { title: texts.emptyFiltered, hint: texts.emptyFilteredHint, onClear } : null
          }
        >
          <EmptyState title={texts.empty} hint={texts.emptyHint} action={offers} />
        </NoRows>
      )}
    >
      {(page, { stale }) => (
        <>
          <ResultTable lottery={lottery} results={page.results} stale={stale} onRemove={setLeaving} />
          <Pager
            page={filter.page}
            pages={page.pages}
            perPage={resultsPerPage}
            total={page.total}
            onPage={onPage}
          />
          {leaving && (
            <DeleteResultWindow lottery={lottery} result={leaving} onClose={() => setLeaving(null)} />
          )}
        </>
      )}
    </Loaded>
  );
}
