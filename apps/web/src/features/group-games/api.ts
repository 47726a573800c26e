import { joinPena, listOpenPenasByType } from '@bolillero/contract/calls/group-games';
import type { OpenPena } from '@bolillero/contract/entities/group-game';
import type { Cents } from '@bolillero/domain/money/cents';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { readAmount } from '../../api/amount.ts';
import { request } from '../../api/client.ts';
import { type GroupGame, groupGamesKey, readGroupGame } from '../../api/group-game.ts';
import { cartKey } from '../../api/queries.ts';
import { refetchAfterClosing } from '../../api/refetch-after-closing.ts';
import { serverNow } from '../../api/server-clock.ts';

/** A game while its shares are sold. */
export interface OpenGame extends GroupGame {
  readonly drawDate: string;
  /** Instant of the cut-off. */
  readonly closesAt: string;
  /** In USD. */
  readonly sharePrice: Cents;
  /** Shares that nobody has bought and nobody is paying for at this moment. */
  readonly left: number;
  /** The customer's own: paid for, and in their cart. */
  readonly mine: number;
  readonly inCart: number;
}

/** The games of one size that are on sale. */
export interface OpenGamesOfSize {
  readonly lineLimit: number;
  readonly games: readonly OpenGame[];
}

/** The open games of a lottery by their size, sizes without any left out; asked again as soon as one of them closes. */
export function useOpenGames(lotteryId: number) {
  return useQuery({
    queryKey: [...groupGamesKey, 'open', lotteryId],
    queryFn: async ({ signal }): Promise<readonly OpenGamesOfSize[]> => {
      const answer = await request(listOpenPenasByType, { query: { lottery_id: lotteryId }, signal });
      return answer.data
        .filter(({ penas }) => penas.length > 0)
        .map(({ type, penas }) => ({ lineLimit: type, games: penas.map(readOpenGame) }));
    },
    // others buy them meanwhile: whoever comes back sees how many are left now
    refetchOnWindowFocus: 'always',
    refetchInterval: ({ state }) =>
      refetchAfterClosing(
        (state.data ?? []).flatMap(({ games }) => games.map(({ closesAt }) => closesAt)),
        serverNow(),
      ),
  });
}

/** How many shares of a game are to be in the cart; 0 takes them out. */
export interface Joining {
  readonly id: number;
  readonly shares: number;
}

/** Sets how many shares of a game are in the cart, and says what that came to: null, or why not. Either way what is left is asked anew. */
export function useJoin(onAnswered: (failure: Error | null) => void) {
  const client = useQueryClient();
  return useMutation({
    // Without a connection it fails and says so, rather than wait without a word.
    networkMode: 'always',
    mutationFn: async ({ id, shares }: Joining) => await request(joinPena, { body: { id, shares } }),
    onSuccess: () => client.invalidateQueries({ queryKey: cartKey }),
    onSettled: (_answer, failure) => {
      // first: who asked may be gone once the list has come anew
      onAnswered(failure);
      return client.invalidateQueries({ queryKey: groupGamesKey });
    },
  });
}

function readOpenGame(wire: OpenPena): OpenGame {
  return {
    ...readGroupGame(wire),
    drawDate: wire.date_lottery,
    closesAt: wire.closes_at,
    sharePrice: readAmount(wire.share_price),
    left: wire.left,
    mine: wire.mine,
    inCart: wire.in_cart,
  };
}
