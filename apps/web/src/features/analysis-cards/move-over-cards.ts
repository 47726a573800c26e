/** Where a key leads from a card, by places from 0; null for a key that does not move. */
export function moveOverCards(cards: number, columns: number, from: number, key: string): number | null {
  const within = (place: number) => (place >= 0 && place < cards ? place : from);
  switch (key) {
    case 'ArrowRight':
      return within(from + 1);
    case 'ArrowLeft':
      return within(from - 1);
    case 'ArrowDown':
      return within(from + columns);
    case 'ArrowUp':
      return within(from - columns);
    case 'Home':
      return 0;
    case 'End':
      return cards - 1;
    default:
      return null;
  }
}
