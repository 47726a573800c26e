const day = 86_400_000;

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
