import type { GroupRefundCause } from '@bolillero/domain/group-games/options';

/** Why all shares of a game go back. */
export const groupRefundTexts: Readonly<Record<GroupRefundCause, string>> = {
  'no-lines': 'El juego llegó al cierre sin sus líneas, así que no se jugó.',
  'draw-cancelled': 'Su sorteo se canceló, así que el juego no se jugó.',
};
