import { adminGroupGamesTexts as texts } from '@bolillero/texts/admin-group-games';
import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs';
import IconFileCheck from '@tabler/icons-react/dist/esm/icons/IconFileCheck.mjs';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { lotteryListQuery } from '../../../api/lottery-list.ts';
import { useSettings } from '../../../api/settings.ts';
import { ListTable } from '../../../components/table/ListTable.tsx';
import type { ListColumn } from '../../../components/table/list-column.ts';
import type { ListSearch } from '../../../components/table/list-search.ts';
import { useListPage } from '../../../components/table/use-list-page.ts';
import type { ListState } from '../../../components/table/use-list-state.ts';
import type { Act } from '../../../components/ui/ActMenu.tsx';
import { moneyText } from '../../../components/ui/Amount.tsx';
import { dateInWords } from '../../../components/ui/dates.ts';
import { ProgressBar } from '../../../components/ui/ProgressBar.tsx';
import { TimeLeft } from '../../../components/ui/TimeLeft.tsx';
import tags from '../../../components/ui/table.module.css';
import { askGames, exportGames, type GameFilter, type GroupGame, gamesKey } from '../api.ts';
import classes from './GroupGames.module.css';

const { columns: heads } = texts;

/** What stands in the address of the group games. */
export type GroupGamesSearch = ListSearch & {
  readonly tab?: 'activados' | 'lineas' | undefined;
  readonly lottery?: number | undefined;
  /** The game that is open, or whose lines are shown. */
  readonly game?: number | undefined;
};

export const gameName = ({ id, lottery }: Pick<GroupGame, 'id' | 'lottery'>) => texts.name(id, lottery);

/** Shares are sold and lines may still be attached. */
export const isOpen = ({ state }: GroupGame) =>
  state === 'created' || state === 'on-sale' || state === 'sold-out';

/** The question about games, for a list and its count. */
export function gamesQuestion(search: GroupGamesSearch, activated: boolean | undefined) {
  const filter: GameFilter = { lottery: search.lottery, activated };
  return {
    key: [...gamesKey, 'list', filter],
    search,
    ask: (asked: Parameters<typeof askGames>[0], signal: AbortSignal) => askGames(asked, filter, signal),
    interval: 30_000,
  };
}

interface GameTableProps {
  readonly state: ListState<GroupGamesSearch>;
  /** Only those that were put on sale, with what is sold of them and their files. */
  readonly activatedAlone: boolean;
  readonly onOpen: (game: GroupGame) => void;
  readonly main: (game: GroupGame) => ReactNode;
  readonly more: (game: GroupGame) => readonly Act[];
}

/** The group games, all of them or those that were put on sale. */
export function GameTable({ state, activatedAlone, onOpen, main, more }: GameTableProps) {
  const { search } = state;
  const { timeZone } = useSettings();
  const lotteries = useQuery(lotteryListQuery()).data ?? [];
  const activated = activatedAlone || undefined;
  const list = useListPage<GroupGame>(gamesQuestion(search, activated));
  const columns: readonly ListColumn<GroupGame>[] = [
    { id: 'id', heading: heads.id, sort: 'id', numeric: true, cell: ({ id }) => id },
    { id: 'lottery', heading: heads.lottery, sort: 'lottery', names: true, cell: ({ lottery }) => lottery },
    { id: 'lines', heading: heads.lines, sort: 'lines', numeric: true, cell: ({ lineLimit }) => lineLimit },
    {
      id: 'participations',
      heading: heads.participations,
      sort: activatedAlone ? 'sold' : 'participations',
      cell: (game) => (activatedAlone ? <Sold game={game} /> : game.participations),
    },
    {
      id: 'price',
      heading: heads.price,
      goes: 1,
      numeric: true,
      cell: ({ sharePrice }) => (sharePrice === null ? '—' : moneyText(sharePrice, 'USD')),
    },
    {
      id: 'draw',
      heading: heads.draw,
      goes: 2,
      cell: ({ drawDate }) => (drawDate === null ? '—' : dateInWords(drawDate, 'numeric')),
    },
    {
      id: 'closes',
      heading: heads.closes,
      sort: 'closes',
      cell: (game) => <Closes game={game} timeZone={timeZone} />,
    },
    { id: 'file', heading: heads.file, cell: (game) => <FileState game={game} /> },
  ];
  return (
    <ListTable<GroupGamesSearch, GroupGame>
      name={activatedAlone ? 'active-group-games' : 'group-games'}
      label={activatedAlone ? texts.tabs.active : texts.tabs.all}
      state={state}
      list={list}
      columns={columns}
      filters={{
        search: texts.filters.search,
        choices: [
          {
            name: 'lottery',
            label: texts.filters.lottery,
            options: lotteries.map(({ id, description }) => ({ value: String(id), label: description })),
          },
        ],
      }}
      keyOf={({ id }) => id}
      onOpen={onOpen}
      empty={
        activatedAlone
          ? { title: texts.emptyActive, hint: texts.emptyActiveHint }
          : { title: texts.empty, hint: texts.emptyHint }
      }
      onExport={(asked, signal) => exportGames(asked, { lottery: search.lottery, activated }, signal)}
      actions={{ nameOf: gameName, main, more }}
    />
  );
}

function Sold({ game: { sold, participations } }: { readonly game: GroupGame }) {
  return (
    <span className={classes.sold}>
      <ProgressBar label={texts.soldLabel} part={sold / participations} />
      {texts.sold(sold, participations)}
    </span>
  );
}

interface ClosesProps {
  readonly game: GroupGame;
  readonly timeZone: string | undefined;
}

function Closes({ game, timeZone }: ClosesProps) {
  const { state, closesAt } = game;
  const isSold = state === 'on-sale' || state === 'sold-out';
  if (isSold && closesAt !== null) return <TimeLeft to={closesAt} timeZone={timeZone} />;
  return <span className={tags.tag}>{texts.states[state]}</span>;
}

export function FileState({ game }: { readonly game: GroupGame }) {
  if (game.lines > 0) {
    return (
      <span className={classes.file}>
        <IconFileCheck size={16} aria-hidden="true" />
        {texts.attachedLines(game.lines)}
      </span>
    );
  }
  if (!isOpen(game) || game.state === 'created') return <>{texts.noLines}</>;
  return (
    <span className={classes.missing}>
      <IconAlertTriangle size={16} aria-hidden="true" />
      {texts.linesMissing}
    </span>
  );
}
