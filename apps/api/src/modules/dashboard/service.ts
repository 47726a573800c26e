import type { DashboardPart } from '@bolillero/contract/calls/dashboard';
import type { AdminRole } from '@bolillero/domain/accounts/roles';
import { addDays, type DrawDate, drawDate } from '@bolillero/domain/calendar/draw-date';
import { cutoffInstant, drawInstant, nextDrawDateAfter } from '@bolillero/domain/calendar/schedule';
import { dateIn, instantOf } from '@bolillero/domain/calendar/time-zone';
import { newestLookedAt, owedDraws } from '@bolillero/domain/draws/owed-draws';
import type { SeriesNumber } from '@bolillero/domain/games/series';
import { type Cents, cents } from '@bolillero/domain/money/cents';
import type { CatalogueLottery } from '../../catalogue/load-lotteries.ts';
import { saleOf } from '../../catalogue/sale.ts';
import { visibleLotteries } from '../../catalogue/visible.ts';
import type { Context } from '../../context.ts';
import { openProposals } from '../draw-sources/proposals.ts';
import { newestDraws } from '../draws/office-repository.ts';
import { countWithoutLines } from '../group-games/office-repository.ts';
import * as repository from './repository.ts';

/** Questions and mails that are shown at once. */
const shownAtOnce = 5;

/** A series that players see, with what it owes. */
export interface SeriesDue {
  readonly lottery: CatalogueLottery;
  readonly series: SeriesNumber;
  /** Draws without a result, the oldest first. */
  readonly owed: readonly DrawDate[];
  /** The newest result; or the oldest of those that are hidden, where there are any. */
  readonly last: { readonly date: DrawDate; readonly shown: boolean } | null;
  readonly next: { readonly date: DrawDate; readonly drawsAt: number } | null;
}

/** Every series on sale, by lottery and in the lotteries' order. */
export async function seriesDue({ db, catalogue, clock }: Context): Promise<SeriesDue[]> {
  const now = clock.now();
  const newest = await newestDraws(db, { lotteryId: null, most: newestLookedAt });
  return (await visibleLotteries(catalogue)).flatMap((lottery) =>
    (lottery.hasDoublePlay ? ([0, 1] as const) : ([0] as const)).map((series) => {
      const own = newest.filter((one) => one.lotteryId === lottery.id && one.series === series);
      const known = own.map(({ date }) => date);
      return {
        lottery,
        series,
        owed: owedDraws(lottery.schedule, known, now),
        last: own.findLast(({ shown }) => !shown) ?? own[0] ?? null,
        next: nextHeld(lottery, now),
      };
    }),
  );
}

/** The first draw that is still to be held, its sale open or not. */
function nextHeld({ schedule }: CatalogueLottery, now: number): SeriesDue['next'] {
  let date = nextDrawDateAfter(schedule, addDays(dateIn(schedule.timeZone, now), -1));
  while (date !== null && drawInstant(schedule, date) <= now) date = nextDrawDateAfter(schedule, date);
  return date === null ? null : { date, drawsAt: drawInstant(schedule, date) };
}

/** The tickets of one draw of a lottery. */
interface DrawTickets {
  readonly lottery: CatalogueLottery;
  readonly date: string;
  readonly closesAt: number;
  readonly pending: number;
  readonly sold: number;
}

export interface TicketsDue {
  /** By what closes first. */
  readonly draws: readonly DrawTickets[];
  readonly overdue: { readonly count: number; readonly amount: Cents };
  readonly nextClose: { readonly lottery: CatalogueLottery; readonly closesAt: Date } | null;
}

/** Tickets without PDF: by draw while it is to come; those of draws that have been held are overdue. */
export async function ticketsDue({ db, catalogue, clock }: Context): Promise<TicketsDue> {
  const now = clock.now();
  const { lotteries } = await catalogue.snapshot();
  const lotteryOf = new Map(lotteries.map((lottery) => [lottery.id, lottery]));
  const draws: DrawTickets[] = [];
  const overdue = { count: 0, amount: 0 };
  for (const { lotteryId, drawDate: text, pending, pendingCents } of await repository.pendingByDraw(db)) {
    const lottery = lotteryOf.get(lotteryId);
    if (lottery === undefined) throw new Error(`lottery ${lotteryId} is not in the catalogue`);
    const date = drawDate(text);
    if (drawInstant(lottery.schedule, date) <= now) {
      overdue.count += pending;
      overdue.amount += pendingCents;
      continue;
    }
    const sold = await repository.soldOfDraw(db, lotteryId, text);
    draws.push({ lottery, date: text, closesAt: cutoffInstant(lottery.schedule, date), pending, sold });
  }
  draws.sort((a, b) => a.closesAt - b.closesAt || a.lottery.id - b.lottery.id);
  const closings = lotteries
    .filter(({ hidden }) => !hidden)
    .flatMap((lottery) => {
      const { closesAt } = saleOf(lottery, now);
      return closesAt === null ? [] : [{ lottery, closesAt }];
    })
    .toSorted((a, b) => a.closesAt.getTime() - b.closesAt.getTime());
  return {
    draws,
    overdue: { count: overdue.count, amount: cents(overdue.amount) },
    nextClose: closings[0] ?? null,
  };
}

export async function questionsOpen({ db }: Context) {
  return {
    open: await repository.countOpenQuestions(db),
    oldest: await repository.openQuestions(db, shownAtOnce),
  };
}

export async function mailFailing({ db }: Context) {
  return {
    failing: await repository.countFailingMails(db),
    newest: await repository.failingMails(db, shownAtOnce),
  };
}

/** Days whose sums are shown one by one, and those that are summed up. */
const daysShown = 14;
const daysSummed = 30;

export interface Sales {
  readonly today: Cents;
  readonly week: Cents;
  readonly month: Cents;
  readonly days: readonly { readonly date: DrawDate; readonly amount: Cents }[];
  readonly refunded: Cents;
  readonly prizes: Awaited<ReturnType<typeof repository.prizesTold>>;
}

/** What was sold, given back and won in the last days of the house's calendar, today included. */
export async function recentSales({ db, clock, config }: Context): Promise<Sales> {
  const zone = config.houseTimeZone;
  const today = dateIn(zone, clock.now());
  const since = new Date(instantOf(addDays(today, 1 - daysSummed), '00:00', zone));
  const byDay = new Map(
    (await repository.capturedByDay(db, since, zone)).map(({ date, amountCents }) => [date, amountCents]),
  );
  const last = (days: number) => Array.from({ length: days }, (_, ago) => addDays(today, ago + 1 - days));
  const amountOf = (date: DrawDate) => byDay.get(date) ?? 0;
  const sumOf = (days: number) => cents(last(days).reduce((sum, date) => sum + amountOf(date), 0));
  return {
    today: sumOf(1),
    week: sumOf(7),
    month: sumOf(daysSummed),
    days: last(daysShown).map((date) => ({ date, amount: cents(amountOf(date)) })),
    refunded: cents(await repository.refundedSince(db, since)),
    prizes: await repository.prizesTold(db, since),
  };
}

/** How many series owe a draw, or have one of which a source says what nobody has looked at. */
function seriesWithWork(
  series: readonly SeriesDue[],
  proposals: readonly { readonly lotteryId: number; readonly series: number }[],
): number {
  const owing = series.filter(({ owed }) => owed.length > 0);
  const keys = [
    ...owing.map((due) => `${due.lottery.id}/${due.series}`),
    ...proposals.map((proposal) => `${proposal.lotteryId}/${proposal.series}`),
  ];
  return new Set(keys).size;
}

/** What waits, for the menu; failing mail is an administrator's. */
export async function countsDue(context: Context, role: AdminRole) {
  const [series, pending] = [await seriesDue(context), await repository.pendingByDraw(context.db)];
  return {
    results: seriesWithWork(series, await openProposals(context)),
    tickets: pending.reduce((sum, draw) => sum + draw.pending, 0),
    questions: await repository.countOpenQuestions(context.db),
    games: await countWithoutLines(context.db),
    mail: role === 'administrator' ? await repository.countFailingMails(context.db) : null,
  };
}

/** The parts that somebody is shown: those asked for, without what is an administrator's (Rulebook 9). */
export function partsFor(
  role: AdminRole,
  asked: DashboardPart | undefined,
  all: readonly DashboardPart[],
): readonly DashboardPart[] {
  const shown = asked === undefined ? all : [asked];
  return role === 'administrator' ? shown : shown.filter((part) => part !== 'mail' && part !== 'sales');
}
