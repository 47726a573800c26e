/** What a play hit: "3 aciertos + Powerball", "Solo Powerball"; `special`: the special ball's name where it was hit. */
export function hitsText(count: number, special: string | null): string {
  const main = count === 0 ? 'Ningún acierto' : count === 1 ? '1 acierto' : `${count} aciertos`;
  if (special === null) return main;
  return count === 0 ? `Solo ${special}` : `${main} + ${special}`;
}
