import {
  joinPena,
  listOpenPenasByType,
  type OwnPena,
  ownPena,
  ownPenaLinesFile,
} from '@bolillero/contract/calls/group-games';
import type { OpenPena, PenaDivision, PenaLine } from '@bolillero/contract/entities/group-game';
import type { Cents } from '@bolillero/domain/money/cents';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { readAmount } from '../../api/amount.ts';
import { readBalls } from '../../api/balls.ts';
import { addressOf, request } from '../../api/client.ts';
import {
  type GroupGame,
  groupGamesKey,
  type OwnShares,
  readGroupGame,
  readOwnShares,
} from '../../api/group-game.ts';
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

/** Balls and, where the lottery has one, the special ball. */
export interface Numbers {
  readonly balls: readonly number[];
  readonly special: number | null;
}

/** A line of a game, with what it won once its draw is settled. */
export interface Line extends Numbers {
  readonly id: number;
  readonly number: number;
  /** Printed on its ticket; null: not entered, or none is drawn per play. */
  readonly multiplier: number | null;
  /** The level as tables write it; null where it won nothing. */
  readonly level: string | null;
  /** A decimal amount, `por confirmar`, `0`; null before the draw is settled. Of a free play, what a line costs. */
  readonly prize: string | null;
  readonly isFree: boolean;
}

/** A game that the customer has shares of. */
export interface OwnGame {
  readonly own: OwnShares;
  /** By their numbers. */
  readonly lines: readonly Line[];
  /** What its lines were compared with; null before. */
  readonly result: Numbers | null;
  /** What each of its shares gets, in the order of their numbers; null before its draw is settled. */
  readonly division: PenaDivision | null;
}

/** One own game, with its lines and how their winnings are divided. */
export function useOwnGame(id: number) {
  return useQuery({
    queryKey: [...groupGamesKey, 'own', id],
    queryFn: async ({ signal }) => readOwnGame((await request(ownPena, { params: { id }, signal })).data),
    // its state changes when its sale closes and when its draw is held
    refetchInterval: ({ state }) => {
      const { closesAt, drawsAt } = state.data?.own ?? {};
      const now = serverNow();
      const isComing = (at: string | undefined): at is string => at !== undefined && Date.parse(at) > now;
      return refetchAfterClosing([closesAt, drawsAt].filter(isComing), now);
    },
  });
}

function readOwnGame({ share, lines, result, division }: OwnPena): OwnGame {
  return {
    own: readOwnShares(share),
    lines: lines.map(readLine),
    result: result && { balls: readBalls(result.balls), special: result.ball_red },
    division,
  };
}

function readLine(wire: PenaLine): Line {
  return {
    id: wire.id,
    number: wire.number,
    balls: readBalls(wire.balls),
    special: wire.ball_red,
    multiplier: wire.potenciador,
    level: wire.level,
    prize: wire.prize,
    isFree: wire.free,
  };
}

/** Where the line file of an own game is downloaded, as it was attached; this browser's session opens it. */
export const lineFileAddress = (id: number): string => addressOf(ownPenaLinesFile, { params: { id } });
