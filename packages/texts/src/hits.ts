/** What a play hit: "3 aciertos + Powerball", "Solo Powerball"; `special`: the special ball's name where it was hit. */
export function hitsText(count: number, special: string | null): string {
  const main = count === 0 ? 'Ningún acierto' : count === 1 ? '1 acierto' : `${count} aciertos`;
  if (special === null) return main;
  return count === 0 ? `Solo ${special}` : `${main} + ${special}`;
}

/** The same as one word among others, after "Sorteada": "3 + Powerball", "1 acierto", "sin aciertos". */
export function hitsInShort(count: number, special: string | null): string {
  if (special !== null) return count === 0 ? `solo ${special}` : `${count} + ${special}`;
  if (count === 0) return 'sin aciertos';
  return count === 1 ? '1 acierto' : `${count} aciertos`;
}
