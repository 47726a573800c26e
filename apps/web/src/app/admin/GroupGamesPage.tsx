import { adminGroupGamesTexts as texts } from '@bolillero/texts/admin-group-games';
import IconListNumbers from '@tabler/icons-react/dist/esm/icons/IconListNumbers.mjs';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import { useQuery } from '@tanstack/react-query';
import { Link, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { lotteryListQuery } from '../../api/lottery-list.ts';
import { Key } from '../../components/keys/Key.tsx';
import { useKeys } from '../../components/keys/use-keys.ts';
import { useListTotal } from '../../components/table/use-list-page.ts';
import { type ListState, useListState } from '../../components/table/use-list-state.ts';
import type { Act } from '../../components/ui/ActMenu.tsx';
import { Button } from '../../components/ui/Button.tsx';
import { confirm } from '../../components/ui/dialog-store.ts';
import { showError, showSuccess } from '../../components/ui/notice-store.ts';
import { PageHeader } from '../../components/ui/PageHeader.tsx';
import classes from '../../components/ui/tabs.module.css';
import { RecordHistory } from '../../features/admin-audit/components/RecordHistory.tsx';
import { choicesQuery, type GroupGame, useRemoveGame } from '../../features/admin-group-games/api.ts';
import { ActivateWindow } from '../../features/admin-group-games/components/ActivateWindow.tsx';
import { CreateForm } from '../../features/admin-group-games/components/CreateForm.tsx';
import { GameLines } from '../../features/admin-group-games/components/GameLines.tsx';
import {
  GameTable,
  type GroupGamesSearch,
  gameName,
  gamesQuestion,
  isOpen,
} from '../../features/admin-group-games/components/GameTable.tsx';
import { GameWindow } from '../../features/admin-group-games/components/GameWindow.tsx';
import { paths } from '../../paths.ts';

const here = paths.adminGroupGames();
const tabNames = { all: undefined, active: 'activados', lines: 'lineas' } as const;
type ShownTab = keyof typeof tabNames;

const shownIn = (tab: GroupGamesSearch['tab']): ShownTab =>
  tab === 'activados' ? 'active' : tab === 'lineas' ? 'lines' : 'all';

/** `/admin/group-game`: all group games, those that were put on sale, and the lines of one. */
export function GroupGamesPage() {
  const search: GroupGamesSearch = useSearch({ from: '/office/admin/group-game' });
  const state = useListState(search);
  const shown = shownIn(search.tab);
  const [creating, setCreating] = useState(false);
  const create = () => {
    if (shown !== 'all') state.change({ tab: undefined, game: undefined });
    setCreating(true);
  };
  useKeys([{ key: 'n', label: texts.add, run: create }]);
  return (
    <>
      <PageHeader
        title={texts.title}
        actions={
          <Button
            leftSection={<IconPlus size={18} aria-hidden="true" />}
            rightSection={<Key>N</Key>}
            onClick={create}
          >
            {texts.add}
          </Button>
        }
      />
      <nav aria-label={texts.title} className={classes.tabs}>
        <Tab name="all" shown={shown} search={search} />
        <Tab name="active" shown={shown} search={search} />
        <Tab name="lines" shown={shown} search={search} />
      </nav>
      {shown === 'all' && creating && <CreateForm onClose={() => setCreating(false)} />}
      <TabBody state={state} shown={shown} />
    </>
  );
}

interface TabProps {
  readonly name: ShownTab;
  readonly shown: ShownTab;
  readonly search: GroupGamesSearch;
}

/** A tab and how many games it holds with the filters that both lists share. */
function Tab({ name, shown, search: { q, lottery } }: TabProps) {
  const shared = { q, lottery };
  const total = useListTotal({
    ...gamesQuestion(shared, name === 'active' ? true : undefined),
    enabled: name !== 'lines',
  });
  const wanted = Object.entries({ tab: tabNames[name], ...shared }).filter(
    ([, value]) => value !== undefined,
  );
  return (
    <Link
      {...here}
      search={Object.fromEntries(wanted)}
      className={classes.tab}
      activeOptions={{ exact: true }}
      aria-current={name === shown ? 'page' : undefined}
    >
      {texts.tabs[name]}
      {name !== 'lines' && total !== undefined && <span className={classes.total}>{total}</span>}
    </Link>
  );
}

interface TabBodyProps {
  readonly state: ListState<GroupGamesSearch>;
  readonly shown: ShownTab;
}

function TabBody({ state, shown }: TabBodyProps) {
  const { search, change, turn } = state;
  const lotteries = useQuery(lotteryListQuery()).data ?? [];
  const opened = useOpened(shown === 'lines' ? undefined : search.game);
  const [activating, setActivating] = useState<GroupGame | null>(null);
  const removal = useRemoveGame();
  const activatedLottery = lotteries.find(({ id }) => id === activating?.lotteryId);
  const open = ({ id }: GroupGame) => change({ game: id });
  const seeLines = ({ id }: GroupGame) => change({ tab: 'lineas', game: id });
  useKeys(
    opened === undefined
      ? []
      : [
          {
            key: 'l',
            label: texts.seeLines,
            run: () => seeLines(opened),
          },
        ],
  );

  const remove = async (game: GroupGame) => {
    const yes = await confirm({
      title: texts.remove.title,
      message: texts.remove.message(gameName(game)),
      confirmLabel: texts.remove.yes,
      danger: true,
    });
    if (!yes) return;
    try {
      await removal.mutateAsync(game.id);
      showSuccess(texts.remove.done);
    } catch (error) {
      showError(error);
    }
  };
  const more = (game: GroupGame): Act[] => [
    { label: texts.open, onAct: () => open(game) },
    { label: texts.seeLines, onAct: () => seeLines(game) },
    ...(isOpen(game) && game.sold === 0
      ? [{ label: texts.remove.act, danger: true, onAct: () => void remove(game) }]
      : []),
  ];
  const main = (game: GroupGame) => {
    const name = gameName(game);
    if (game.state === 'created') {
      return (
        <Button
          size="xs"
          variant="light"
          aria-label={texts.activate.actOf(name)}
          onClick={() => setActivating(game)}
        >
          {texts.activate.act}
        </Button>
      );
    }
    if (isOpen(game) && game.lines === 0) {
      return (
        <Button size="xs" variant="light" aria-label={texts.attachOf(name)} onClick={() => open(game)}>
          {texts.attach}
        </Button>
      );
    }
    return (
      <Button
        size="xs"
        variant="subtle"
        leftSection={<IconListNumbers size={16} aria-hidden="true" />}
        aria-label={texts.seeLinesOf(name)}
        onClick={() => seeLines(game)}
      >
        {texts.seeLines}
      </Button>
    );
  };

  if (shown === 'lines') {
    return (
      <GameLines
        gameId={search.game}
        page={search.page ?? 1}
        lotteries={lotteries}
        onGame={(game) => change({ game })}
        onPage={turn}
      />
    );
  }
  return (
    <>
      <GameTable
        key={shown}
        state={state}
        activatedAlone={shown === 'active'}
        onOpen={open}
        main={main}
        more={more}
      />
      {opened && (
        <GameWindow game={opened} onClose={() => change({ game: undefined })}>
          <RecordHistory entity="group_game" id={opened.id} level={3} folded />
        </GameWindow>
      )}
      {activating && activatedLottery && (
        <ActivateWindow game={activating} lottery={activatedLottery} onClose={() => setActivating(null)} />
      )}
    </>
  );
}

/** The game that the address has open, once it is known. */
function useOpened(id: number | undefined): GroupGame | undefined {
  const { data } = useQuery({ ...choicesQuery(), enabled: id !== undefined });
  return id === undefined ? undefined : data?.find((game) => game.id === id);
}
