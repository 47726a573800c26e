const minute = 60_000;

/**
 * How long something has yet, in the two largest of days, hours and minutes: 'en 3 d 6 h', 'en 6 h 04 min', 'en 4 min'. What is left of a
 * minute counts as none.
 */
export function timeLeftText(milliseconds: number): string {
  const minutes = Math.max(0, Math.floor(milliseconds / minute));
  const hours = Math.floor(minutes / 60);
  if (hours >= 24) return `en ${Math.floor(hours / 24)} d ${hours % 24} h`;
  return hours > 0 ? `en ${hours} h ${String(minutes % 60).padStart(2, '0')} min` : `en ${minutes} min`;
}
