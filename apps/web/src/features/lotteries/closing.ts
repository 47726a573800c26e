/** The one whose sale closes first; undefined where none is open. */
export function nextToClose<L extends { readonly closesAt: string | null }>(
  lotteries: readonly L[],
): L | undefined {
  const open = lotteries.filter(({ closesAt }) => closesAt !== null);
  return open.toSorted((a, b) => Date.parse(a.closesAt ?? '') - Date.parse(b.closesAt ?? ''))[0];
}
