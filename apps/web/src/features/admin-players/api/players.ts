import type { BodyOf } from '@bolillero/contract/call';
import {
  addPlayerNote,
  closePlayer,
  closingOfPlayer,
  deletePlayerNote,
  endPlayerSessions,
  handOutPlayerData,
  type Player as PlayerOnWire,
  playerPage,
  revealPlayerDni,
  setPlayerPassword,
  updatePlayer,
} from '@bolillero/contract/calls/players';
import { obstacleText, personalDataTexts } from '@bolillero/texts/players';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { failedWith, namingFields } from '../../../api/api-error.ts';
import { request, respond } from '../../../api/client.ts';
import { saveFile } from '../../../components/ui/save-file.ts';
import { type Player, readPage, readPlayer } from './player.ts';

/** Key of everything that is asked about players. */
export const playersKey = ['admin-players'] as const;

/** All of a player that their page shows. */
export const playerQuery = (id: number) =>
  queryOptions({
    queryKey: [...playersKey, 'page', id],
    queryFn: async ({ signal }) => readPage((await request(playerPage, { params: { id }, signal })).data),
  });

export function usePlayer(id: number) {
  return useQuery(playerQuery(id));
}

/** One player as they stand now, for a window that edits them. */
export function usePlayerToEdit(id: number) {
  return useQuery({
    queryKey: [...playersKey, 'edited', id],
    queryFn: async ({ signal }) =>
      readPage((await request(playerPage, { params: { id }, signal })).data).player,
    gcTime: 0,
    staleTime: 0,
    refetchOnWindowFocus: false,
  });
}

/** A change of a player: whatever is shown of them is read anew. */
function usePlayerChange<Typed, Done>(change: (typed: Typed) => Promise<Done>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: () => queryClient.invalidateQueries({ queryKey: playersKey }),
  });
}

export type PlayerFields = Omit<BodyOf<typeof updatePlayer>, 'revision'>;

/** Writes what was changed of a player since `revision`. */
export function useUpdatePlayer(id: number) {
  return usePlayerChange(({ revision, fields }: { revision: string; fields: PlayerFields }) =>
    request(updatePlayer, { params: { id }, body: { ...fields, revision } }),
  );
}

/** The player as somebody else saved them meanwhile; null where that is not what went wrong. */
export function savedMeanwhile(error: unknown): Player | null {
  if (!failedWith(error, 'customer-changed')) return null;
  const { current } = error.details as { readonly current: PlayerOnWire };
  return readPlayer(current);
}

export function useSetPassword(id: number) {
  return usePlayerChange(async (fresh: { readonly password: string; readonly confirmation: string }) => {
    const body = { new_password: fresh.password, new_confirmation: fresh.confirmation, costumer_id: id };
    const names = { new_password: 'password', new_confirmation: 'confirmation' };
    const { sessions } = await namingFields(names, () =>
      request(setPlayerPassword, { params: { id }, body }),
    );
    return sessions;
  });
}

/** Ends a player's sessions; answers how many. */
export function useEndSessions(id: number) {
  return usePlayerChange(async () => (await request(endPlayerSessions, { params: { id } })).sessions);
}

/** The whole DNI: looking at it is written down. */
export function useRevealDni(id: number) {
  return useMutation({
    mutationFn: async () => (await request(revealPlayerDni, { params: { id } })).data,
    gcTime: 0,
  });
}

export function useAddNote(id: number) {
  return usePlayerChange((text: string) => request(addPlayerNote, { params: { id }, body: { text } }));
}

export function useDeleteNote(id: number) {
  return usePlayerChange((note: number) => request(deletePlayerNote, { params: { id }, body: { note } }));
}

/** What is to be known before an account is closed. */
export function useClosing(id: number) {
  return useQuery({
    queryKey: [...playersKey, 'closing', id],
    queryFn: async ({ signal }) => {
      const { data } = await request(closingOfPlayer, { params: { id }, signal });
      return {
        asked: data.asked,
        obstacles: data.obstacles.map(({ what, count }) => obstacleText(what, count)),
        prizes: data.prizes,
        subscribedUntil: data.subscribed_until,
      };
    },
    gcTime: 0,
    staleTime: 0,
    refetchOnWindowFocus: false,
  });
}

export function useCloseAccount(id: number) {
  return usePlayerChange(({ name, prizesPaid }: { readonly name: string; readonly prizesPaid: boolean }) =>
    request(closePlayer, { params: { id }, body: { name, prizes_paid: prizesPaid } }),
  );
}

/** Downloads all that is kept of a player. */
export function useHandOut(id: number) {
  return useMutation({
    mutationFn: async () => {
      const response = await respond(handOutPlayerData, { params: { id } });
      saveFile(personalDataTexts.fileName(id), await response.blob(), 'application/json');
    },
  });
}
