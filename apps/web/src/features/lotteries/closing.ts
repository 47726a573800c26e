const day = 86_400_000;

/** The one whose sale closes first; undefined where none is open. */
export function nextToClose<L extends { readonly closesAt: string | null }>(
  lotteries: readonly L[],
): L | undefined {
  const open = lotteries.filter(({ closesAt }) => closesAt !== null);
  return open.toSorted((a, b) => Date.parse(a.closesAt ?? '') - Date.parse(b.closesAt ?? ''))[0];
}

/**
 * How long to wait before asking again, so that a page follows the sales cut-offs by itself: a moment after the nearest
 * one. One that has just passed is asked about every 2 seconds until the server names the next draw. Never longer than
 * a day; false where nothing is to come.
 */
export function refetchAfterClosing(closings: readonly (string | null)[], now: number): number | false {
  const left = closings.filter((closing) => closing !== null).map((closing) => Date.parse(closing) - now);
  if (left.length === 0) return false;
  const nearest = Math.min(...left);
  return nearest <= 0 ? 2_000 : Math.min(nearest + 250, day);
}
