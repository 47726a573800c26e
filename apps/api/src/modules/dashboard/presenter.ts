import type { AnswerOf } from '@bolillero/contract/call';
import type { dashboard } from '@bolillero/contract/calls/dashboard';
import { cents, toDecimal } from '@bolillero/domain/money/cents';
import { briefLottery } from '../../catalogue/present-lottery.ts';
import type { mailFailing, questionsOpen, Sales, SeriesDue, TicketsDue } from './service.ts';

type Dashboard = Required<AnswerOf<typeof dashboard>>;

export function presentSeries(due: SeriesDue): Dashboard['results'][number] {
  const { lottery, series, owed, last, next } = due;
  return {
    loterie: briefLottery(lottery),
    type: series,
    state: stateOf(due),
    owed: [...owed],
    last: last?.date ?? null,
    next: next === null ? null : { date: next.date, draws_at: new Date(next.drawsAt).toISOString() },
  };
}

function stateOf({ owed, last }: SeriesDue): Dashboard['results'][number]['state'] {
  if (owed.length > 0) return 'missing';
  if (last === null) return 'none';
  return last.shown ? 'entered' : 'hidden';
}

export function presentTickets({ draws, overdue, nextClose }: TicketsDue): Dashboard['tickets'] {
  return {
    pending: draws.reduce((sum, { pending }) => sum + pending, 0),
    draws: draws.map(({ lottery, date, closesAt, pending, sold }) => ({
      loterie: briefLottery(lottery),
      date_lottery: date,
      closes_at: new Date(closesAt).toISOString(),
      total: pending + sold,
      sold,
    })),
    overdue: { count: overdue.count, amount: toDecimal(overdue.amount) },
    next_close:
      nextClose === null
        ? null
        : { loterie: briefLottery(nextClose.lottery), closes_at: nextClose.closesAt.toISOString() },
  };
}

export function presentQuestions({
  open,
  oldest,
}: Awaited<ReturnType<typeof questionsOpen>>): Dashboard['questions'] {
  return { open, data: oldest.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() })) };
}

export function presentFailing({
  failing,
  newest,
}: Awaited<ReturnType<typeof mailFailing>>): Dashboard['mail'] {
  return {
    failing,
    data: newest.map(({ lastError, state, ...row }) => ({
      ...row,
      error: lastError,
      waits: state === 'waiting',
    })),
  };
}

export function presentSales({ today, week, month, days, refunded, prizes }: Sales): Dashboard['sales'] {
  return {
    today: toDecimal(today),
    week: toDecimal(week),
    month: toDecimal(month),
    days: days.map(({ date, amount }) => ({ date, amount: toDecimal(amount) })),
    refunded: toDecimal(refunded),
    prizes: prizes.map(({ currency, amountCents }) => ({ currency, amount: toDecimal(cents(amountCents)) })),
  };
}
