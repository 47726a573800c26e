const minute = 60_000;

/** How long something took: '3 h 12 min', '40 min', '5 días'; never more than it is. */
function spanText(milliseconds: number): string {
  const minutes = Math.floor(milliseconds / minute);
  if (minutes < 1) return 'menos de 1 min';
  if (minutes < 60) return `${minutes} min`;
  const hours = Math.floor(minutes / 60);
  if (hours < 48) return minutes % 60 === 0 ? `${hours} h` : `${hours} h ${minutes % 60} min`;
  return `${Math.floor(hours / 24)} días`;
}

/** How long before its draw something was recorded: '3 h 12 min antes del sorteo'; 0 or less is not before it. */
export function proofMarginText(aheadMs: number): string {
  if (aheadMs === 0) return 'a la hora del sorteo';
  return `${spanText(Math.abs(aheadMs))} ${aheadMs > 0 ? 'antes' : 'después'} del sorteo`;
}
