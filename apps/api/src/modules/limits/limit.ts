import { limitAt, type MonthlyLimit, type SpendingLimit } from '@bolillero/domain/accounts/spending-limit';
import { cents } from '@bolillero/domain/money/cents';
import type { LimitsChange, LimitsRow } from './repository.ts';

const amountOf = (value: number | null): MonthlyLimit => (value === null ? null : cents(value));

/** A customer's limit as it stands at an instant. */
export function limitOf(row: LimitsRow, now: number): SpendingLimit {
  const { monthlyLimitCents, pendingLimitCents, pendingLimitFrom } = row;
  const pending =
    pendingLimitFrom === null
      ? null
      : { monthly: amountOf(pendingLimitCents), from: pendingLimitFrom.getTime() };
  return limitAt({ monthly: amountOf(monthlyLimitCents), pending }, now);
}

/** A limit as its columns. */
export function limitFields({ monthly, pending }: SpendingLimit): LimitsChange {
  return {
    monthlyLimitCents: monthly,
    pendingLimitCents: pending?.monthly ?? null,
    pendingLimitFrom: pending === null ? null : new Date(pending.from),
  };
}
