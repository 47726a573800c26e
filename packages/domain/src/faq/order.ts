/**
 * A list in which one of its members stands in another place, counted from 1; beyond the end it is the last one. Without that
 * member the list is as it was.
 */
export function movedTo<T>(list: readonly T[], member: T, place: number): T[] {
  if (!list.includes(member)) return [...list];
  const others = list.filter((one) => one !== member);
  return others.toSpliced(Math.max(0, place - 1), 0, member);
}
