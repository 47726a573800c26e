import type { ExportFormat } from '@bolillero/contract/list';
import { tableTexts as texts } from '@bolillero/texts/table';
import { type ReactNode, useRef } from 'react';
import { Button } from '../ui/Button.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { ErrorState } from '../ui/ErrorState.tsx';
import { ExportButton } from './ExportButton.tsx';
import { FilterChips } from './FilterChips.tsx';
import { ListPager } from './ListPager.tsx';
import { ListRows, type ListRowsProps } from './ListRows.tsx';
import classes from './ListTable.module.css';
import { ListTools } from './ListTools.tsx';
import { type AppliedFilter, appliedFilters, type ListFilters } from './list-filters.ts';
import { type ListSearch, rowsPerPage } from './list-search.ts';
import { useDensity } from './use-density.ts';
import { useListKeys } from './use-list-keys.ts';
import type { AskedList, ListPage } from './use-list-page.ts';
import type { ListState } from './use-list-state.ts';

interface ListTableProps<S extends ListSearch, Row>
  extends Pick<
    ListRowsProps<Row>,
    'label' | 'columns' | 'keyOf' | 'onOpen' | 'actions' | 'rowProps' | 'below'
  > {
  /** What its density is remembered by; none twice. */
  readonly name: string;
  readonly state: ListState<S>;
  readonly list: ListPage<Row>;
  readonly filters: ListFilters<S>;
  /** Said where there is nothing at all: what will be here, and what to do. */
  readonly empty: { readonly title: string; readonly hint?: string; readonly action?: ReactNode };
  /** Asks for everything that the filters let through, as a file. */
  readonly onExport?: (asked: AskedList & { format: ExportFormat }, signal: AbortSignal) => Promise<Response>;
}

/**
 * The one table of every list: a list says its columns, filters, acts and where a row leads. Search, order, page and filters stand in
 * the address; the rest is the same everywhere.
 */
export function ListTable<S extends ListSearch, Row extends object>(props: ListTableProps<S, Row>) {
  const { name, state, list, filters, empty, onExport, ...rows } = props;
  const { search, change } = state;
  const root = useRef<HTMLDivElement>(null);
  useListKeys(root, { search: filters.search !== undefined, export: onExport !== undefined });
  const [density, setDensity] = useDensity(name);
  const applied = appliedFilters(filters, search);
  const takeOff = (some: readonly AppliedFilter[]) =>
    change(Object.fromEntries(some.flatMap(({ names }) => names.map((each) => [each, undefined]))));
  const isEmpty = list.rows?.length === 0 && !list.stale;
  return (
    <div ref={root} className={classes.list}>
      <div className={classes.above}>
        <ListTools
          state={state}
          filters={filters}
          columns={rows.columns}
          density={density}
          onDensity={setDensity}
          applied={applied.length}
        />
        {onExport && (
          <span className={classes.export}>
            <ExportButton
              total={list.total}
              ask={(format, signal) => onExport({ ...list.asked, format }, signal)}
            />
          </span>
        )}
      </div>
      <FilterChips
        applied={applied}
        onRemove={(filter) => takeOff([filter])}
        onClear={() => takeOff(applied)}
      />
      {list.error ? (
        <div className={classes.state}>
          <ErrorState error={list.error} onRetry={list.retry} />
        </div>
      ) : isEmpty ? (
        <div className={classes.state}>
          <Nothing
            list={list}
            applied={applied}
            takeOff={takeOff}
            toFirst={() => state.turn(1)}
            empty={empty}
          />
        </div>
      ) : (
        <>
          <ListRows
            {...rows}
            rows={list.rows}
            bones={rowsPerPage[0]}
            density={density}
            stale={list.stale}
            sort={search.sort}
            onSort={(sort) => change({ sort })}
          />
          <ListPager
            page={list.page}
            perPage={list.perPage}
            total={list.total}
            shown={list.rows?.length ?? 0}
            onPage={state.turn}
            onRows={(wanted) => change({ rows: wanted === rowsPerPage[0] ? undefined : wanted })}
          />
        </>
      )}
    </div>
  );
}

interface NothingProps<Row> extends Pick<ListTableProps<ListSearch, Row>, 'list' | 'empty'> {
  readonly applied: readonly AppliedFilter[];
  readonly takeOff: (some: readonly AppliedFilter[]) => void;
  readonly toFirst: () => void;
}

/** Why a page has no row, and what to do: it lies past the end, nothing matches, or there is nothing yet. */
function Nothing<Row>({ list, applied, takeOff, toFirst, empty }: NothingProps<Row>) {
  if (list.page > 1) {
    return <EmptyState title={texts.gone} action={<Button onClick={toFirst}>{texts.toFirst}</Button>} />;
  }
  if (applied.length === 0) return <EmptyState {...empty} />;
  const dates = applied.filter(({ names }) => names.includes('dates'));
  const words = applied.map((filter) => filter.words).join(', ');
  return (
    <EmptyState
      title={texts.noMatch}
      hint={texts.askedFor(words)}
      action={
        <span className={classes.ways}>
          <Button onClick={() => takeOff(applied)}>{texts.clear}</Button>
          {dates.length > 0 && applied.length > 1 && (
            <Button variant="default" onClick={() => takeOff(dates)}>
              {texts.clearDates}
            </Button>
          )}
        </span>
      }
    />
  );
}
