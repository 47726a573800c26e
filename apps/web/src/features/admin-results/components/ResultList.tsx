import { adminResultListTexts as texts } from '@bolillero/texts/admin-results';
import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs';
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import type { Lottery } from '../../../api/lottery.ts';
import type { SeriesType } from '../../../api/series.ts';
import { ListTable } from '../../../components/table/ListTable.tsx';
import type { ListColumn } from '../../../components/table/list-column.ts';
import type { ListFilters } from '../../../components/table/list-filters.ts';
import type { ListState } from '../../../components/table/use-list-state.ts';
import { Amount } from '../../../components/ui/Amount.tsx';
import { Ball } from '../../../components/ui/Ball.tsx';
import { BallRow } from '../../../components/ui/BallRow.tsx';
import { DrawDateText } from '../../../components/ui/DrawDateText.tsx';
import { dateInWords } from '../../../components/ui/dates.ts';
import iconButton from '../../../components/ui/IconButton.module.css';
import { IconButton } from '../../../components/ui/IconButton.tsx';
import table from '../../../components/ui/table.module.css';
import { paths } from '../../../paths.ts';
import { exportedResults, type ListRow, type ResultsSearch, useResultsPage } from '../api/result-list.ts';
import { DeleteResultWindow } from './DeleteResultWindow.tsx';
import classes from './ResultList.module.css';
import { SettlementCell } from './SettlementCell.tsx';

interface ResultListProps {
  readonly lottery: Lottery;
  readonly type: SeriesType;
  readonly state: ListState<ResultsSearch>;
  /** Opens a result. */
  readonly onOpen: (id: number) => void;
  /** What an empty list offers: entering or importing results. */
  readonly offers: ReactNode;
}

const filters: ListFilters<ResultsSearch> = {
  choices: [
    {
      name: 'shown',
      label: texts.shown,
      options: [
        { value: 'yes', label: texts.shownOptions.yes },
        { value: 'no', label: texts.shownOptions.no },
      ],
    },
  ],
  dates: texts.columns.date,
};

/** The results of one of a lottery's series. */
export function ResultList({ lottery, type, state, onOpen, offers }: ResultListProps) {
  const [settling, setSettling] = useState(false);
  const [leaving, setLeaving] = useState<ListRow | null>(null);
  const series = { name: lottery.name, id: lottery.id, type };
  const list = useResultsPage(series, state.search, settling);
  const isSettling = list.rows?.some(({ settlement }) => settlement && settlement.state !== 'done') ?? false;
  if (isSettling !== settling) setSettling(isSettling);
  const nameOf = ({ date }: ListRow) => texts.result(dateInWords(date, 'numeric'));
  return (
    <>
      <ListTable<ResultsSearch, ListRow>
        name="results"
        label={texts.list(lottery.description)}
        state={state}
        list={list}
        columns={columnsOf(lottery)}
        filters={filters}
        keyOf={({ id }) => id}
        empty={{ title: texts.empty, hint: texts.emptyHint, action: offers }}
        onOpen={({ id }) => onOpen(id)}
        onExport={exportedResults(series, state.search)}
        actions={{
          nameOf,
          main: (row) => (
            <>
              <Link
                {...paths.adminEditResult(lottery.id, lottery.name, row.id)}
                className={iconButton.button}
                aria-label={texts.editOf(dateInWords(row.date, 'numeric'))}
                title={texts.edit}
              >
                <IconPencil size={18} aria-hidden="true" />
              </Link>
              <IconButton
                label={texts.removeOf(dateInWords(row.date, 'numeric'))}
                onClick={() => setLeaving(row)}
              >
                <IconTrash size={18} aria-hidden="true" />
              </IconButton>
            </>
          ),
        }}
      />
      {leaving && <DeleteResultWindow lottery={lottery} result={leaving} onClose={() => setLeaving(null)} />}
    </>
  );
}

/** Date, numbers, special ball and multiplier where the lottery has them, type, jackpot, settlement. */
function columnsOf(lottery: Lottery): ListColumn<ListRow>[] {
  const special = lottery.matrix.special.kind === 'none' ? null : lottery.specialName;
  const isDrawn = lottery.multipliers.some(({ mode }) => mode === 'per-draw');
  return [
    { id: 'date', heading: texts.columns.date, sort: 'date', names: true, cell: dateCell },
    {
      id: 'balls',
      heading: texts.columns.balls,
      wide: true,
      cell: ({ balls }) => <BallRow balls={balls} size="sm" className={classes.balls} />,
    },
    ...(special === null
      ? []
      : [
          {
            id: 'special',
            heading: special || texts.columns.special,
            sort: 'special',
            cell: (row: ListRow) =>
              row.special === null ? (
                texts.noBall
              ) : (
                <Ball number={row.special} size="sm" state="special" accent={lottery.accent} />
              ),
          },
        ]),
    ...(isDrawn
      ? [
          {
            id: 'multiplier',
            heading: lottery.multiplierLabel,
            sort: 'multiplier',
            numeric: true,
            goes: 2,
            cell: ({ multiplier }: ListRow) => (multiplier === null ? texts.noBall : `×${multiplier}`),
          },
        ]
      : []),
    {
      id: 'type',
      heading: texts.columns.type,
      goes: 1,
      cell: ({ series }: ListRow) => texts.types[series],
    },
    {
      id: 'amount',
      heading: texts.columns.amount,
      sort: 'jackpot',
      numeric: true,
      cell: ({ jackpot }: ListRow) =>
        Number(jackpot) === 0 ? texts.noBall : <Amount value={jackpot} currency={lottery.currency} jackpot />,
    },
    {
      id: 'settlement',
      heading: texts.columns.settlement,
      goes: 3,
      cell: (row: ListRow) => <SettlementCell result={row} />,
    },
  ];
}

function dateCell({ date, shown, demo }: ListRow): ReactNode {
  return (
    <>
      <strong className={classes.date}>
        <DrawDateText date={date} />
      </strong>
      {!shown && (
        <span className={table.tag} title={texts.hiddenHint}>
          {texts.hidden}
        </span>
      )}
      {demo && (
        <span className={table.tag} data-tone="dashed" title={texts.demoHint}>
          {texts.demo}
        </span>
      )}
    </>
  );
}
