import type { QueryOf } from '@bolillero/contract/call';
import { exportPlayers, listPlayers } from '@bolillero/contract/calls/players';
import type { ExportFormat } from '@bolillero/contract/list';
import { request, respond } from '../../../api/client.ts';
import type { ListSearch } from '../../../components/table/list-search.ts';
import { type AskedList, useListPage } from '../../../components/table/use-list-page.ts';
import type { ListedPlayer } from './player.ts';
import { playersKey } from './players.ts';

/** What the list of players is filtered by besides. */
export type PlayersSearch = ListSearch & {
  readonly country?: string | undefined;
  readonly type?: '0' | '1' | undefined;
};

type Sort = NonNullable<QueryOf<typeof listPlayers>['sort']>;

/** What both calls are asked with: the address has checked the names. */
const queryOf = <A extends AskedList>({ sort, ...asked }: A, { country, type }: PlayersSearch) => ({
  ...asked,
  ...(sort !== undefined && { sort: sort as Sort }),
  ...(country !== undefined && { country }),
  ...(type !== undefined && { type: Number(type) }),
});

/** The page of players that an address names. */
export function usePlayersPage(search: PlayersSearch) {
  const { country, type } = search;
  return useListPage<ListedPlayer>({
    key: [...playersKey, 'list', { country, type }],
    search,
    ask: (asked, signal) => request(listPlayers, { query: queryOf(asked, search), signal }),
  });
}

/** All of them as a file. */
export const exportedPlayers =
  (search: PlayersSearch) =>
  ({ format, ...asked }: AskedList & { readonly format: ExportFormat }, signal: AbortSignal) =>
    respond(exportPlayers, { query: { ...queryOf(asked, search), format }, signal });
