const minute = 60_000;

/** How long it is until a sale closes, in words of the office: "en 1 d 5 h", "en 6 h 04 min", "en 12 min", "cerrado". */
export function untilClosing(msLeft: number): string {
  if (msLeft <= 0) return 'cerrado';
  // rounded up: a minute is left until the very end
  const minutes = Math.ceil(msLeft / minute);
  const [days, hours] = [Math.floor(minutes / 1440), Math.floor(minutes / 60) % 24];
  if (days > 0) return `en ${days} d ${hours} h`;
  const rest = minutes % 60;
  return hours > 0 ? `en ${hours} h ${String(rest).padStart(2, '0')} min` : `en ${rest} min`;
}

/** How long ago something was, in words: "hace 2 días", "hace 5 h", "hace 12 min", "ahora". */
export function agoInWords(ms: number): string {
  const minutes = Math.floor(ms / minute);
  if (minutes < 1) return 'ahora';
  if (minutes < 60) return `hace ${minutes} min`;
  const hours = Math.floor(minutes / 60);
  if (hours < 24) return `hace ${hours} h`;
  const days = Math.floor(hours / 24);
  return days === 1 ? 'hace 1 día' : `hace ${days} días`;
}
