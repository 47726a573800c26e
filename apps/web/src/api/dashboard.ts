import type { AnswerOf } from '@bolillero/contract/call';
import { type DashboardPart, dashboard, type SeriesTile } from '@bolillero/contract/calls/dashboard';
import type { LotteryAccent } from '@bolillero/domain/games/accents';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { adminStore } from '../session/stores.ts';
import { request } from './client.ts';
import { type SeriesType, seriesType } from './series.ts';

type Dashboard = Required<AnswerOf<typeof dashboard>>;

/** A lottery as what is due names it. */
export interface DueLottery {
  readonly id: number;
  /** The canonical name, which addresses it. */
  readonly name: string;
  readonly description: string;
  readonly image: string;
  readonly accent: LotteryAccent;
}

/** A series with the draws that it owes. */
export interface DueSeries {
  readonly lottery: DueLottery;
  readonly type: SeriesType;
  readonly state: SeriesTile['state'];
  /** The oldest first. */
  readonly owed: readonly string[];
  readonly last: string | null;
  readonly next: { readonly date: string; readonly drawsAt: string } | null;
}

/** The tickets to be bought of one draw. */
export interface DueDraw {
  readonly lottery: DueLottery;
  readonly date: string;
  readonly closesAt: string;
  readonly total: number;
  /** Those with their PDF. */
  readonly sold: number;
}

export interface DueTickets {
  readonly pending: number;
  readonly draws: readonly DueDraw[];
  /** Amount in USD as the wire's decimal text. */
  readonly overdue: { readonly count: number; readonly amount: string };
  readonly nextClose: { readonly lottery: DueLottery; readonly closesAt: string } | null;
}

export type DueSales = Dashboard['sales'];
export type DueMail = Dashboard['mail'];
export type DueCounts = Dashboard['counts'];

const readLottery = ({ id, name, description, image, accent }: SeriesTile['loterie']): DueLottery => ({
  id,
  name,
  description,
  image,
  accent,
});

const readSeries = ({ loterie, type, next, ...rest }: SeriesTile): DueSeries => ({
  ...rest,
  lottery: readLottery(loterie),
  type: seriesType(type),
  next: next && { date: next.date, drawsAt: next.draws_at },
});

const readTickets = ({ pending, draws, overdue, next_close: next }: Dashboard['tickets']): DueTickets => ({
  pending,
  draws: draws.map(({ loterie, date_lottery: date, closes_at: closesAt, total, sold }) => ({
    lottery: readLottery(loterie),
    date,
    closesAt,
    total,
    sold,
  })),
  overdue,
  nextClose: next && { lottery: readLottery(next.loterie), closesAt: next.closes_at },
});

/** Everything that is asked of what is due in the back-office. */
export const dueKey = ['admin-due'] as const;

/** A part of what is due, asked by itself each minute: each fails and is asked again alone. */
function dueQuery<P extends DashboardPart, T>(part: P, read: (wire: Dashboard[P]) => T) {
  return queryOptions({
    queryKey: [...dueKey, part],
    queryFn: async ({ signal }): Promise<T> => {
      const answer = (await request(dashboard, { query: { part }, signal }))[part];
      if (answer === undefined) throw new Error(`the dashboard was asked for ${part} and said nothing of it`);
      return read(answer as Dashboard[P]);
    },
    // who has just signed out still has their page on the screen
    enabled: () => adminStore.get().state === 'in',
    refetchInterval: 60_000,
    staleTime: 10_000,
  });
}

const same = <T>(wire: T) => wire;

export const useDueResults = () => useQuery(dueQuery('results', (series) => series.map(readSeries)));
export const useDueTickets = () => useQuery(dueQuery('tickets', readTickets));
export const useDueQuestions = () => useQuery(dueQuery('questions', same));
export const useDueMail = () => useQuery(dueQuery('mail', same));
export const useSales = () => useQuery(dueQuery('sales', same));
/** What waits, for the menu. */
export const useDueCounts = () => useQuery(dueQuery('counts', same));
