import type { SubscriptionState } from '@bolillero/contract/calls/subscriptions';

/** A day of the state's three fields as `YYYY-MM-DD`; null where the server did not say. */
function dayOf(day?: number, month?: number, year?: number): string | null {
  if (day === undefined || month === undefined || year === undefined) return null;
  return [String(year).padStart(4, '0'), String(month).padStart(2, '0'), String(day).padStart(2, '0')].join(
    '-',
  );
}

/** The day on which the subscription ends. */
export function endOf(state: SubscriptionState): string | null {
  return dayOf(state.date_day_end, state.date_month_end, state.date_year_end);
}

/** The day of its last change: when it was bought or renewed. */
export function changeOf(state: SubscriptionState): string | null {
  return dayOf(state.date_day_updated, state.date_month_updated, state.date_year_updated);
}
