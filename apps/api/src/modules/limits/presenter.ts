import { isPaused } from '@bolillero/domain/accounts/pause';
import type { MonthlyLimit } from '@bolillero/domain/accounts/spending-limit';
import { toDecimal } from '@bolillero/domain/money/cents';
import type { readLimits } from './service.ts';

const amountOf = (limit: MonthlyLimit) => (limit === null ? null : toDecimal(limit));

export function presentLimits({
  limit: { monthly, pending },
  spent,
  renews,
  pausedUntil,
  now,
}: Awaited<ReturnType<typeof readLimits>>) {
  const until = pausedUntil?.getTime() ?? null;
  return {
    ok: true,
    monthly: amountOf(monthly),
    pending:
      pending === null
        ? null
        : { monthly: amountOf(pending.monthly), from: new Date(pending.from).toISOString() },
    spent: toDecimal(spent),
    renews,
    paused_until: isPaused(until, now) ? new Date(until).toISOString() : null,
  };
}
