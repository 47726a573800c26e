import type { Promotion, SubscriptionState } from '@bolillero/contract/calls/subscriptions';
import { dateIn } from '@bolillero/domain/calendar/time-zone';
import { cents, toDecimal } from '@bolillero/domain/money/cents';
import { packageTotal, savingPercent } from '@bolillero/domain/subscriptions/package';
import { daysLeft, isAboutToEnd, monthsLeft } from '@bolillero/domain/subscriptions/period';
import type { HouseTime } from '../limits/refusals.ts';
import type { PackageRow, SubscriptionRow } from './repository.ts';

const asPackage = ({ months, monthlyPriceCents }: PackageRow) => ({
  months,
  monthlyPrice: cents(monthlyPriceCents),
});

/** A package beside the first one, against which savings are told. */
export function presentPromotion(row: PackageRow, first: PackageRow): Promotion {
  const one = asPackage(row);
  return {
    id: row.id,
    months: one.months,
    price: toDecimal(one.monthlyPrice),
    r: row.red,
    g: row.green,
    b: row.blue,
    total: toDecimal(packageTotal(one)),
    saving: savingPercent(one, asPackage(first)),
  };
}

/** What the audit keeps of a package. */
export const auditedPackage = ({ months, monthlyPriceCents, red, green, blue }: Omit<PackageRow, 'id'>) => ({
  months,
  price: toDecimal(cents(monthlyPriceCents)),
  r: red,
  g: green,
  b: blue,
});

/** A running subscription, its dates on the calendar of the house; `ok: false` without one. */
export function presentState(row: SubscriptionRow | null, { now, timeZone }: HouseTime): SubscriptionState {
  if (row === null) return { ok: false };
  const end = row.endsAt.getTime();
  const ends = partsOf(timeZone, end);
  const updated = partsOf(timeZone, row.updatedAt.getTime());
  return {
    ok: true,
    count_mounth_expired: monthsLeft(end, now, timeZone),
    date_day_end: ends.day,
    date_month_end: ends.month,
    date_year_end: ends.year,
    date_day_updated: updated.day,
    date_month_updated: updated.month,
    date_year_updated: updated.year,
    dias: daysLeft(end, now),
    about_to_expire: isAboutToEnd(end, now),
  };
}

function partsOf(timeZone: string, instant: number) {
  const [year = 0, month = 0, day = 0] = dateIn(timeZone, instant).split('-').map(Number);
  return { year, month, day };
}
