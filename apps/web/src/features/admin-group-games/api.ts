import {
  activatePena,
  attachPenaLines,
  type BadPenaLine,
  createPena,
  deletePena,
  exportPenaGames,
  exportPenaLedger,
  exportPenaParticipants,
  listPenaGames,
  listPenaParticipants,
  type PenaParticipant,
  penaLedger,
  penaLines,
  setPenaMultipliers,
} from '@bolillero/contract/calls/group-games-office';
import type { Pena, PenaLine } from '@bolillero/contract/entities/group-game';
import type { ExportFormat } from '@bolillero/contract/list';
import type { LotteryAccent } from '@bolillero/domain/games/accents';
import type { GroupGameState } from '@bolillero/domain/group-games/game-state';
import type { LedgerKind } from '@bolillero/domain/group-games/ledger';
import type { GroupRefundCause } from '@bolillero/domain/group-games/options';
import type { Cents, Currency } from '@bolillero/domain/money/cents';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { readAmount } from '../../api/amount.ts';
import { namingFields } from '../../api/api-error.ts';
import { readBalls } from '../../api/balls.ts';
import { request, respond } from '../../api/client.ts';
import type { AskedList, AskedPage } from '../../components/table/use-list-page.ts';

/** A group game as the office has it. */
export interface GroupGame {
  readonly id: number;
  readonly lotteryId: number;
  readonly lottery: string;
  readonly accent: LotteryAccent;
  /** Of its prizes. */
  readonly currency: Currency;
  /** At most so many lines, and how many are attached. */
  readonly lineLimit: number;
  readonly lines: number;
  readonly participations: number;
  readonly sold: number;
  readonly state: GroupGameState;
  /** In USD; null while it has no price of its own. */
  readonly sharePrice: Cents | null;
  readonly drawDate: string | null;
  readonly closesAt: string | null;
  readonly sha256: string | null;
  readonly attachedAt: string | null;
  readonly refundCause: GroupRefundCause | null;
}

export interface GameLine {
  readonly id: number;
  readonly number: number;
  readonly balls: readonly number[];
  readonly special: number | null;
  readonly multiplier: number | null;
  readonly matched: readonly number[];
  readonly specialMatched: boolean;
  /** As the wire writes it: decimal, `por confirmar`, `0`; null before its draw is settled. */
  readonly prize: string | null;
}

export interface LedgerLine {
  readonly kind: LedgerKind;
  readonly currency: Currency;
  readonly in: Cents;
  readonly out: Cents;
  readonly balance: Cents;
  readonly count: number;
  readonly each: Cents | null;
  readonly first: number | null;
}

export interface Books {
  readonly entries: readonly LedgerLine[];
  readonly differences: readonly { readonly currency: Currency; readonly amount: Cents }[];
  readonly remainders: readonly { readonly line: number; readonly cents: number }[];
  /** Winning lines whose prize is not known yet. */
  readonly unknown: number;
}

/** Somebody who has shares of a game. */
export interface Participant {
  readonly customerId: number;
  readonly player: string;
  readonly shares: number;
  /** Share numbers, both included. */
  readonly numbers: readonly { readonly from: number; readonly to: number }[];
  readonly paid: Cents;
  /** As the wire writes it: decimal, `por confirmar`, `0`; null before its draw is settled. */
  readonly prize: string | null;
}

const readParticipant = (wire: PenaParticipant): Participant => ({
  customerId: wire.costumer_id,
  player: `${wire.name} ${wire.lastname}`.trim() || wire.email,
  shares: wire.shares,
  numbers: wire.numbers,
  paid: readAmount(wire.price),
  prize: wire.prize,
});

export type BadLine = BadPenaLine;

export const gamesKey = ['admin-group-games'] as const;

function readGame(wire: Pena): GroupGame {
  return {
    id: wire.id,
    lotteryId: wire.loterie_id,
    lottery: wire.loterie.description,
    accent: wire.loterie.accent,
    currency: wire.loterie.currency,
    lineLimit: wire.type,
    lines: wire.lines,
    participations: wire.participations,
    sold: wire.coupons,
    state: wire.state,
    sharePrice: wire.share_price === null ? null : readAmount(wire.share_price),
    drawDate: wire.date_lottery,
    closesAt: wire.closes_at,
    sha256: wire.sha256,
    attachedAt: wire.attached_at,
    refundCause: wire.refund_cause,
  };
}

const readLine = (wire: PenaLine): GameLine => ({
  id: wire.id,
  number: wire.number,
  balls: readBalls(wire.balls),
  special: wire.ball_red,
  multiplier: wire.potenciador,
  matched: wire.winBall === null ? [] : readBalls(wire.winBall),
  specialMatched: wire.extraWinBall !== null,
  prize: wire.prize,
});

/** What lists of games are filtered by besides what every list is. */
export interface GameFilter {
  readonly lottery?: number | undefined;
  readonly activated?: boolean | undefined;
}

function wireOf<A extends AskedList>({ sort, ...asked }: A, { lottery, activated }: GameFilter) {
  return {
    ...asked,
    ...(sort !== undefined && { sort: sort.replace('closes', 'closes_at') as never }),
    ...(lottery !== undefined && { lottery_id: lottery }),
    ...(activated !== undefined && { activated }),
  };
}

export async function askGames(asked: AskedPage, filter: GameFilter, signal: AbortSignal) {
  const { data, total } = await request(listPenaGames, { query: wireOf(asked, filter), signal });
  return { data: data.map(readGame), total };
}

type AskedFile = AskedList & { readonly format: ExportFormat };

export const exportGames = (asked: AskedFile, filter: GameFilter, signal: AbortSignal) =>
  respond(exportPenaGames, { query: wireOf(asked, filter), signal });

/** The activated games that were put on sale last: among them one is chosen. */
export const choicesQuery = () =>
  queryOptions({
    queryKey: [...gamesKey, 'choices'],
    queryFn: async ({ signal }) =>
      (await askGames({ page: 1, perPage: 100, count: 'later' }, {}, signal)).data,
  });

/** The lines of a game, by their numbers. */
export const linesQuery = (gameId: number) =>
  queryOptions({
    queryKey: [...gamesKey, 'lines', gameId],
    queryFn: async ({ signal }) => {
      const { data } = await request(penaLines, { params: { id: gameId }, signal });
      return data.map(readLine);
    },
  });

/** As many participants of a game as one page of theirs has. */
const participantsShown = 100;

export const participantsQuery = (gameId: number) =>
  queryOptions({
    queryKey: [...gamesKey, 'participants', gameId],
    queryFn: async ({ signal }) => {
      const query = { perPage: participantsShown };
      const { data, total } = await request(listPenaParticipants, { params: { id: gameId }, query, signal });
      return { rows: data.map(readParticipant), total: total ?? data.length };
    },
  });

export const exportParticipants = (gameId: number, format: ExportFormat, signal: AbortSignal) =>
  respond(exportPenaParticipants, { params: { id: gameId }, query: { format }, signal });

export const booksQuery = (gameId: number) =>
  queryOptions({
    queryKey: [...gamesKey, 'ledger', gameId],
    queryFn: async ({ signal }): Promise<Books> => {
      const { data } = await request(penaLedger, { params: { id: gameId }, signal });
      return {
        entries: data.entries.map((entry) => ({
          ...entry,
          in: readAmount(entry.in),
          out: readAmount(entry.out),
          balance: readAmount(entry.balance),
          each: entry.each === null ? null : readAmount(entry.each),
        })),
        differences: data.differences.map(({ currency, amount }) => ({
          currency,
          amount: readAmount(amount.replace(/^-/, '')),
        })),
        remainders: data.division?.remainders ?? [],
        unknown: data.division?.unknown ?? 0,
      };
    },
  });

export const exportBooks = (gameId: number, format: ExportFormat, signal: AbortSignal) =>
  respond(exportPenaLedger, { params: { id: gameId }, query: { format }, signal });

/** The address of the file of a game as it was attached. */
export const linesFileAddress = (gameId: number) => `/api/penas/lines/${gameId}`;

function useChange<V, R>(change: (values: V) => Promise<R>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: () =>
      Promise.all(
        [gamesKey, ['admin-today']].map((queryKey) =>
          queryClient.invalidateQueries({ queryKey: [...queryKey] }),
        ),
      ),
  });
}

interface NewGame {
  readonly lotteryId: number;
  readonly lines: number;
  readonly participations: number;
  /** As it was typed; null: none was. */
  readonly sharePrice: string | null;
}

export const useCreateGame = () =>
  useChange(({ lotteryId, lines, participations, sharePrice }: NewGame) =>
    namingFields({ loterie_id: 'lottery', type: 'lines', share_price: 'price' }, () =>
      request(createPena, {
        body: {
          loterie_id: lotteryId,
          type: lines,
          participations,
          coupons: 0,
          ...(sharePrice !== null && { share_price: sharePrice }),
        },
      }),
    ),
  );

interface Terms {
  readonly gameId: number;
  readonly drawDate: string;
  readonly sharePrice: string;
}

export const useActivateGame = () =>
  useChange(({ gameId, drawDate, sharePrice }: Terms) =>
    namingFields({ date_lottery: 'date', share_price: 'price' }, () =>
      request(activatePena, {
        params: { id: gameId },
        body: { date_lottery: drawDate, share_price: sharePrice },
      }),
    ),
  );

export const useRemoveGame = () =>
  useChange((gameId: number) => request(deletePena, { params: { id: gameId } }));

export const useAttachLines = () =>
  useChange(({ gameId, file }: { readonly gameId: number; readonly file: File }) => {
    const form = new FormData();
    form.append('file', file);
    return request(attachPenaLines, { params: { id: gameId }, form });
  });

export const useSetMultipliers = () =>
  useChange(({ gameId, multipliers }: { gameId: number; multipliers: readonly (number | null)[] }) =>
    request(setPenaMultipliers, { params: { id: gameId }, body: { potenciadores: [...multipliers] } }),
  );

/** What a refused file carries: its bad lines, the first of them where there are many. */
export interface RefusedLines {
  readonly lines: readonly BadLine[];
  readonly bad: number;
}
