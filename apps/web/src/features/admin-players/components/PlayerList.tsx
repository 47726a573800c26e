import { countries } from '@bolillero/domain/accounts/countries';
import { adminPlayersTexts, playerName } from '@bolillero/texts/admin-players';
import IconKey from '@tabler/icons-react/dist/esm/icons/IconKey.mjs';
import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs';
import { ListTable } from '../../../components/table/ListTable.tsx';
import type { ListColumn } from '../../../components/table/list-column.ts';
import type { ListFilters } from '../../../components/table/list-filters.ts';
import type { ListState } from '../../../components/table/use-list-state.ts';
import { instantDay } from '../../../components/ui/dates.ts';
import { IconButton } from '../../../components/ui/IconButton.tsx';
import table from '../../../components/ui/table.module.css';
import { exportedPlayers, type PlayersSearch, usePlayersPage } from '../api/list.ts';
import type { ListedPlayer } from '../api/player.ts';
import classes from './Player.module.css';

const { columns: heads, list: words, types, closed, none } = adminPlayersTexts;

const columns: readonly ListColumn<ListedPlayer>[] = [
  { id: 'id', heading: heads.id, sort: 'id', numeric: true, cell: ({ id }) => id, width: 60 },
  {
    id: 'name',
    heading: heads.name,
    sort: 'name',
    names: true,
    grows: true,
    cell: (player, density) => <Name player={player} withEmail={density === 'airy'} />,
  },
  {
    id: 'lastname',
    heading: heads.lastname,
    sort: 'lastname',
    grows: true,
    cell: ({ lastname }) => <span title={lastname}>{lastname || none}</span>,
  },
  {
    id: 'address',
    heading: heads.address,
    sort: 'address',
    grows: true,
    goes: 1,
    cell: ({ address }) => <span title={address}>{address || none}</span>,
  },
  { id: 'country', heading: heads.country, sort: 'country', goes: 2, cell: ({ country }) => country || none },
  { id: 'type', heading: heads.type, sort: 'type', cell: ({ type }) => <Type type={type} /> },
  {
    id: 'createdAt',
    heading: heads.createdAt,
    sort: 'created_at',
    goes: 3,
    cell: ({ createdAt }) => instantDay(createdAt),
  },
];

/** The name, or that the account is closed; below it the e-mail where there is room. */
function Name({ player, withEmail }: { player: ListedPlayer; withEmail: boolean }) {
  const { name, email, closedAt } = player;
  const called = name !== '' ? name : closedAt === null ? adminPlayersTexts.noName : closed;
  if (!withEmail || email === '') return <span title={called}>{called}</span>;
  return (
    <>
      <span title={called}>{called}</span>
      <span className={classes.below} title={email}>
        {email}
      </span>
    </>
  );
}

function Type({ type }: { type: number }) {
  return type === 1 ? <span className={table.tag}>{types[1]}</span> : types[0];
}

const filters: ListFilters<PlayersSearch> = {
  search: words.search,
  choices: [
    {
      name: 'country',
      label: heads.country,
      options: countries.map((country) => ({ value: country, label: country })),
    },
    {
      name: 'type',
      label: heads.type,
      options: types.map((label, value) => ({ value: String(value), label })),
    },
  ],
  dates: heads.createdAt,
};

interface PlayerListProps {
  readonly state: ListState<PlayersSearch>;
  readonly onOpen: (id: number) => void;
  readonly onEdit: (player: ListedPlayer) => void;
  readonly onPassword: (player: ListedPlayer) => void;
  readonly onClose: (player: ListedPlayer) => void;
}

/** 'Jugadores': everybody who ever registered, the newest first. */
export function PlayerList({ state, onOpen, onEdit, onPassword, onClose }: PlayerListProps) {
  const list = usePlayersPage(state.search);
  return (
    <ListTable<PlayersSearch, ListedPlayer>
      name="players"
      label={adminPlayersTexts.title}
      state={state}
      list={list}
      columns={columns}
      filters={filters}
      keyOf={({ id }) => id}
      empty={{ title: words.empty, hint: words.emptyHint }}
      onOpen={({ id }) => onOpen(id)}
      onExport={exportedPlayers(state.search)}
      actions={{
        nameOf: playerName,
        main: (player) =>
          player.closedAt === null && (
            <span className={classes.icons}>
              <IconButton label={words.edit(playerName(player))} onClick={() => onEdit(player)}>
                <IconPencil size={18} aria-hidden="true" />
              </IconButton>
              <IconButton label={words.password(playerName(player))} onClick={() => onPassword(player)}>
                <IconKey size={18} aria-hidden="true" />
              </IconButton>
            </span>
          ),
        more: (player) => [
          { label: words.record, onAct: () => onOpen(player.id) },
          ...(player.closedAt === null
            ? [{ label: adminPlayersTexts.account.close, danger: true, onAct: () => onClose(player) }]
            : []),
        ],
      }}
    />
  );
}
