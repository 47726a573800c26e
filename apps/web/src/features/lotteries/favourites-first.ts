/** The list with those of `first` in front, in that order; the others as they were. */
export function favouritesFirst<L extends { readonly id: number }>(
  lotteries: readonly L[],
  first: readonly number[],
): readonly L[] {
  const rank = ({ id }: L) => {
    const place = first.indexOf(id);
    return place === -1 ? first.length : place;
  };
  return lotteries.toSorted((a, b) => rank(a) - rank(b));
}
