import type { GroupRefundCause } from '@bolillero/domain/group-games/options';
import { dayInSentence } from './days.ts';
import type { MailText } from './mail-parts.ts';
import { bankTakesDays } from './refunds.ts';

/** Shares of a group game as a mail names them. Amounts come written out, with their currency. */
export interface SharesInMail {
  readonly gameId: number;
  readonly lottery: string;
  readonly drawDate: string;
  readonly shares: number;
  readonly participations: number;
}

/** Why all shares of a game go back. */
export const groupRefundTexts: Readonly<Record<GroupRefundCause, string>> = {
  'no-lines': 'El juego llegó al cierre sin sus líneas, así que no se jugó.',
  'draw-cancelled': 'Su sorteo se canceló, así que el juego no se jugó.',
};

/** '2 de 20'. */
const sharesText = ({ shares, participations }: SharesInMail) => `${shares} de ${participations}`;

export const sharesFacts = (game: SharesInMail) =>
  [
    ['Juego en grupo', String(game.gameId)],
    ['Lotería', game.lottery],
    ['Sorteo', dayInSentence(game.drawDate)],
    ['Tus participaciones', sharesText(game)],
  ] as const;

export function groupRefundMail(
  game: SharesInMail,
  {
    amount,
    cause,
    link,
  }: { readonly amount: string; readonly cause: GroupRefundCause; readonly link: string },
): MailText {
  return {
    subject: `Te devolvimos ${amount}`,
    title: `Te devolvimos ${amount}`,
    paragraphs: [
      `${groupRefundTexts[cause]} Devolvimos lo que pagaste por tus participaciones por el mismo medio con que pagaste. ${bankTakesDays}`,
    ],
    facts: sharesFacts(game),
    action: { label: 'Ver mis compras', link },
  };
}
