import { adminResultListTexts } from '@bolillero/texts/admin-results';
import { adminWinnersTexts as texts } from '@bolillero/texts/admin-winners';
import IconEyeOff from '@tabler/icons-react/dist/esm/icons/IconEyeOff.mjs';
import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs';
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import { useQuery } from '@tanstack/react-query';
import { lotteryListQuery } from '../../../api/lottery-list.ts';
import { ListTable } from '../../../components/table/ListTable.tsx';
import type { ListColumn } from '../../../components/table/list-column.ts';
import type { ListSearch } from '../../../components/table/list-search.ts';
import { type AskedPage, useListPage, useListTotal } from '../../../components/table/use-list-page.ts';
import type { ListState } from '../../../components/table/use-list-state.ts';
import { Ball } from '../../../components/ui/Ball.tsx';
import { BallRow } from '../../../components/ui/BallRow.tsx';
import { dateInWords } from '../../../components/ui/dates.ts';
import { confirm } from '../../../components/ui/dialog-store.ts';
import { IconButton } from '../../../components/ui/IconButton.tsx';
import { showError, showSuccess } from '../../../components/ui/notice-store.ts';
import tags from '../../../components/ui/table.module.css';
import { askWinners, exportedWinners, useRemoveWinner, type Winner, winnersKey } from '../api.ts';
import classes from './Winners.module.css';

const { columns: heads, filters: words } = texts;

/** What stands in the address of the winners. */
export type WinnersSearch = ListSearch & {
  readonly lottery?: number | undefined;
  readonly part?: 'sin-permiso' | undefined;
};

interface WinnerTableProps {
  readonly state: ListState<WinnersSearch>;
  readonly onEdit: (winner: Winner) => void;
}

const ownFilters = ({ lottery, part }: WinnersSearch) => ({
  ...(lottery !== undefined && { lottery }),
  ...(part !== undefined && { shown: false }),
});

/** The winners, with what the public sees of each. */
export function WinnerTable({ state, onEdit }: WinnerTableProps) {
  const { search } = state;
  const { lottery } = search;
  const lotteries = useQuery(lotteryListQuery()).data ?? [];
  const removal = useRemoveWinner();
  const asking = (filter: ReturnType<typeof ownFilters>) => (asked: AskedPage, signal: AbortSignal) =>
    askWinners({ ...asked, ...filter } as Parameters<typeof askWinners>[0], signal);
  const own = ownFilters(search);
  const list = useListPage<Winner>({ key: [...winnersKey, 'list', own], search, ask: asking(own) });
  const all = ownFilters({ lottery });
  const missing = ownFilters({ lottery, part: 'sin-permiso' });
  const counts = {
    all: useListTotal({ key: [...winnersKey, 'list', all], search, ask: asking(all) }),
    missing: useListTotal({ key: [...winnersKey, 'list', missing], search, ask: asking(missing) }),
  };
  const accentOf = (id: number) => lotteries.find((one) => one.id === id)?.accent;
  const nameOf = ({ player, lotteryName }: Winner) => texts.nameOf(player, lotteryName);

  const remove = async (winner: Winner) => {
    const yes = await confirm({
      title: texts.confirmRemove,
      message: texts.confirmRemoveOf(nameOf(winner)),
      confirmLabel: texts.confirmYes,
      danger: true,
    });
    if (!yes) return;
    try {
      await removal.mutateAsync(winner.id);
      showSuccess(texts.removed);
    } catch (error) {
      showError(error);
    }
  };

  const columns: readonly ListColumn<Winner>[] = [
    { id: 'id', heading: heads.id, sort: 'id', numeric: true, goes: 4, cell: ({ id }) => id },
    {
      id: 'player',
      heading: heads.player,
      sort: 'player',
      names: true,
      grows: true,
      width: 140,
      cell: ({ player }) => (
        <span className={classes.who} title={player}>
          {player}
        </span>
      ),
    },
    {
      id: 'shownName',
      heading: heads.shownName,
      goes: 2,
      wide: true,
      width: 120,
      cell: ({ shownName }) => (
        <span className={classes.shownName} title={shownName}>
          {shownName || '—'}
        </span>
      ),
    },
    { id: 'lottery', heading: heads.lottery, sort: 'lottery', cell: ({ lotteryName }) => lotteryName },
    {
      id: 'date',
      heading: heads.date,
      sort: 'date',
      goes: 3,
      cell: ({ draw }) => dateInWords(draw.date, 'numeric'),
    },
    {
      id: 'series',
      heading: heads.series,
      goes: 1,
      cell: ({ draw }) => <span className={tags.tag}>{adminResultListTexts.types[draw.series]}</span>,
    },
    {
      id: 'balls',
      heading: heads.balls,
      wide: true,
      width: 150,
      cell: ({ draw }) => <BallRow balls={draw.balls} size="sm" />,
    },
    {
      id: 'multiplier',
      heading: heads.multiplier,
      cell: ({ draw: { multiplier } }) => (multiplier === null ? '—' : `×${multiplier}`),
    },
    {
      id: 'special',
      heading: heads.special,
      cell: ({ lotteryId, draw: { special } }) =>
        special === null ? (
          '—'
        ) : (
          <Ball
            number={special}
            size="sm"
            state="special"
            accent={accentOf(lotteryId)}
            label={heads.special}
          />
        ),
    },
    {
      id: 'consent',
      heading: heads.consent,
      sort: 'consent',
      wide: true,
      cell: ({ consentOn }) =>
        consentOn === null ? (
          <span className={tags.tag} data-tone="dashed">
            <IconEyeOff size={14} aria-hidden="true" className={classes.hidden} /> {texts.consentMissing}
          </span>
        ) : (
          texts.consentSince(dateInWords(consentOn, 'numeric'))
        ),
    },
  ];
  return (
    <ListTable<WinnersSearch, Winner>
      name="winners"
      label={texts.title}
      state={state}
      list={list}
      columns={columns}
      filters={{
        search: words.search,
        choices: [
          {
            name: 'lottery',
            label: words.lottery,
            options: lotteries.map(({ id, description }) => ({ value: String(id), label: description })),
          },
        ],
        parts: {
          name: 'part',
          label: words.shown,
          options: [
            { value: '', label: words.all, count: counts.all },
            { value: 'sin-permiso', label: words.missing, count: counts.missing },
          ],
        },
      }}
      keyOf={({ id }) => id}
      onOpen={onEdit}
      empty={{ title: texts.empty, hint: texts.emptyHint }}
      onExport={(asked, signal) =>
        exportedWinners({ ...asked, ...own } as Parameters<typeof exportedWinners>[0], signal)
      }
      actions={{
        nameOf,
        main: (winner) => (
          <>
            <IconButton label={texts.editOf(nameOf(winner))} onClick={() => onEdit(winner)}>
              <IconPencil size={18} aria-hidden="true" />
            </IconButton>
            <IconButton label={texts.removeOf(nameOf(winner))} onClick={() => void remove(winner)}>
              <IconTrash size={18} aria-hidden="true" />
            </IconButton>
          </>
        ),
      }}
    />
  );
}
