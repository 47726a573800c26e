import type { CartLine } from './api/cart-line.ts';

/** What 'Eliminar todas' takes: a play that was won could not be had again, and one that is being paid cannot go. */
export function goesWithAll({ free, beingPaid }: CartLine): boolean {
  return !free && !beingPaid;
}
