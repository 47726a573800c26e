import { tableTexts as texts } from '@bolillero/texts/table';
import IconArrowDown from '@tabler/icons-react/dist/esm/icons/IconArrowDown.mjs';
import IconArrowUp from '@tabler/icons-react/dist/esm/icons/IconArrowUp.mjs';
import {
  columnVisibilityFeature,
  createColumnHelper,
  rowSortingFeature,
  type SortingState,
  tableFeatures,
  useTable,
} from '@tanstack/react-table';
import { type KeyboardEvent, type MouseEvent, type ReactNode, useCallback, useMemo, useRef } from 'react';
import { Bone } from '../ui/Bone.tsx';
import { useKeptFocus } from '../ui/use-kept-focus.ts';
import classes from './ListRows.module.css';
import type { Density, ListColumn, RowActions } from './list-column.ts';
import { RowMenu } from './RowMenu.tsx';
import { useFittingColumns } from './use-fitting-columns.ts';

const features = tableFeatures({ rowSortingFeature, columnVisibilityFeature });

export interface ListRowsProps<Row> {
  /** What it is a table of, for screen readers. */
  readonly label: string;
  readonly columns: readonly ListColumn<Row>[];
  /** Undefined while they are being loaded: bones stand for them. */
  readonly rows: readonly Row[] | undefined;
  readonly bones: number;
  readonly keyOf: (row: Row) => string | number;
  readonly density: Density;
  readonly stale: boolean;
  readonly sort: string | undefined;
  readonly onSort: (sort: string | undefined) => void;
  /** Shows a row's record; a press on the row or Enter does. */
  readonly onOpen?: ((row: Row) => void) | undefined;
  readonly actions?: RowActions<Row> | undefined;
  /** What else belongs to a row: what may be dropped on it, what becomes of an act. */
  readonly rowProps?: ((row: Row) => object) | undefined;
  /** A line below a row. */
  readonly below?: ((row: Row) => ReactNode) | undefined;
}

/** What a press on a row is not meant for. */
const controls = 'a, button, input, select, label, [popover], [role=menu]';

/** A list's head and rows. Below 768 px each row is a card. */
export function ListRows<Row extends object>(props: ListRowsProps<Row>) {
  const { label, columns, rows, bones, keyOf, density, stale, sort, onSort, onOpen, actions } = props;
  const frame = useRef<HTMLDivElement | null>(null);
  const kept = useKeptFocus();
  // One function for good: with another one at each rendering what has the focus would be forgotten.
  const whole = useCallback(
    (element: HTMLDivElement | null) => {
      frame.current = element;
      kept(element);
    },
    [kept],
  );
  const gone = useFittingColumns(frame, columns, rows);
  const definitions = useMemo(() => {
    const helper = createColumnHelper<typeof features, Row>();
    return columns.map((column) =>
      // What is sorted must have a value, for a library that could sort by itself: the server does.
      helper.accessor(() => null, {
        id: column.id,
        header: column.heading,
        enableSorting: column.sort !== undefined,
      }),
    );
  }, [columns]);
  const none = useMemo<Row[]>(() => [], []);
  const data = useMemo(() => (rows === undefined ? none : [...rows]), [rows, none]);
  const byId = new Map(columns.map((column) => [column.id, column]));
  const sorting: SortingState = columns
    .filter((column) => column.sort !== undefined && column.sort === sort?.replace(/^-/, ''))
    .map(({ id }) => ({ id, desc: sort?.startsWith('-') === true }));
  const table = useTable({
    features,
    columns: definitions as never,
    data,
    getRowId: (row: Row) => String(keyOf(row)),
    manualSorting: true,
    sortDescFirst: false,
    state: { sorting, columnVisibility: Object.fromEntries([...gone].map((id) => [id, false])) },
    onSortingChange: (update) => {
      const [next] = typeof update === 'function' ? update(sorting) : update;
      const name = next && byId.get(next.id)?.sort;
      onSort(name === undefined ? undefined : `${next?.desc ? '-' : ''}${name}`);
    },
  });

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step === undefined || !(event.target as Element).matches('[data-opens]')) return;
    const all = [...(frame.current?.querySelectorAll<HTMLElement>('[data-opens]') ?? [])];
    event.preventDefault();
    all[all.indexOf(event.target as HTMLElement) + step]?.focus();
  };
  const shown = table.getVisibleLeafColumns().map(({ id }) => byId.get(id) as ListColumn<Row>);
  return (
    <div ref={whole} className={classes.frame} data-density={density} data-stale={stale || undefined}>
      <table className={classes.table} aria-label={label} aria-busy={rows === undefined || undefined}>
        <thead>
          {table.getHeaderGroups().map((group) => (
            <tr key={group.id}>
              {group.headers.map((header) => (
                <Heading
                  key={header.id}
                  column={byId.get(header.column.id) as ListColumn<Row>}
                  sorted={header.column.getIsSorted()}
                  onSort={header.column.getToggleSortingHandler()}
                />
              ))}
              {actions && (
                <th scope="col" className={classes.actions}>
                  {texts.actions}
                </th>
              )}
            </tr>
          ))}
        </thead>
        <tbody onKeyDown={onKeyDown}>
          {rows === undefined
            ? Array.from({ length: bones }, (_, place) => place).map((place) => (
                <tr key={place} data-note>
                  {shown.map((column) => (
                    <td key={column.id}>
                      <Bone width={column.width ?? 80} height={14} />
                    </td>
                  ))}
                  {actions && (
                    <td className={classes.actions}>
                      <Bone width={90} height={14} />
                    </td>
                  )}
                </tr>
              ))
            : table
                .getRowModel()
                .rows.map(({ id, original }) => (
                  <ListRow key={id} {...props} row={original} shown={shown} onOpen={onOpen} />
                ))}
        </tbody>
      </table>
    </div>
  );
}

interface HeadingProps<Row> {
  readonly column: ListColumn<Row>;
  readonly sorted: false | 'asc' | 'desc';
  readonly onSort: ((event: unknown) => void) | undefined;
}

const directions = { asc: 'ascending', desc: 'descending' } as const;

/** A column's heading; where it sorts, a press goes from up to down to none. */
function Heading<Row>({ column, sorted, onSort }: HeadingProps<Row>) {
  const { heading, sort, numeric } = column;
  if (sort === undefined) {
    return (
      <th scope="col" data-numeric={numeric || undefined}>
        {heading}
      </th>
    );
  }
  const Arrow = sorted === 'desc' ? IconArrowDown : IconArrowUp;
  return (
    <th scope="col" data-numeric={numeric || undefined} aria-sort={sorted ? directions[sorted] : 'none'}>
      <button type="button" className={classes.sort} onClick={onSort}>
        {heading}
        {sorted && <Arrow size={14} aria-hidden="true" />}
      </button>
    </th>
  );
}

interface ListRowProps<Row> extends ListRowsProps<Row> {
  readonly row: Row;
  readonly shown: readonly ListColumn<Row>[];
}

function ListRow<Row extends object>(props: ListRowProps<Row>) {
  const { row, shown, density, onOpen, actions, rowProps, below } = props;
  const onClick = (event: MouseEvent) => {
    if ((event.target as Element).closest(controls) || !getSelection()?.isCollapsed) return;
    onOpen?.(row);
  };
  const more = actions?.more?.(row) ?? [];
  const note = below?.(row);
  return (
    <>
      <tr
        {...rowProps?.(row)}
        className={classes.row}
        data-opens-row={onOpen !== undefined || undefined}
        onClick={onOpen && onClick}
      >
        {shown.map((column) => (
          <td
            key={column.id}
            data-label={column.heading}
            data-numeric={column.numeric || undefined}
            data-grows={column.grows || undefined}
            data-wide={column.wide || undefined}
            data-off-cards={column.offCards || undefined}
            data-names={column.names || undefined}
          >
            {column.names && onOpen ? (
              <button type="button" data-opens className={classes.opens} onClick={() => onOpen(row)}>
                <span className="visually-hidden">{texts.open} </span>
                <span>{column.cell(row, density)}</span>
              </button>
            ) : (
              column.cell(row, density)
            )}
          </td>
        ))}
        {actions && (
          <td className={classes.actions}>
            <span className={classes.buttons}>
              {actions.main?.(row)}
              {more.length > 0 && <RowMenu of={actions.nameOf(row)} acts={more} />}
            </span>
          </td>
        )}
      </tr>
      {note && (
        <tr data-note className={classes.below}>
          <td colSpan={shown.length + (actions ? 1 : 0)}>{note}</td>
        </tr>
      )}
    </>
  );
}
