import type { GroupRefundCause } from '@bolillero/domain/group-games/options';
import { dayInSentence } from './days.ts';
import { unknownPrizeText } from './draws.ts';
import { groupRefundTexts } from './group-refunds.ts';
import { groupShareTexts } from './group-shares.ts';
import type { MailItem, MailText } from './mail-parts.ts';
import { bankTakesDays } from './refunds.ts';
import { winChangeTexts } from './win-changes.ts';
import { collectSharesSteps, winTexts } from './wins.ts';

/** Shares of a group game as a mail names them. Amounts come written out, with their currency. */
export interface SharesInMail {
  readonly gameId: number;
  readonly lottery: string;
  readonly drawDate: string;
  readonly shares: number;
  readonly participations: number;
}

/** '2 de 20'. */
const sharesText = ({ shares, participations }: SharesInMail) => `${shares} de ${participations}`;

const sharesFacts = (game: SharesInMail) =>
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

/** What the shares of a participant won, together: written out, "por confirmar" while it is not known. */
export function groupWinMail(
  game: SharesInMail,
  { amount, link }: { readonly amount: string; readonly link: string },
): MailText {
  const isKnown = amount !== unknownPrizeText;
  const named = isKnown ? `Ganaste ${amount}` : 'Tu juego en grupo ganó un premio';
  const steps = collectSharesSteps.map((step, at) => `${at + 1}. ${step}`);
  return {
    subject: `${named} en ${game.lottery}`,
    title: `¡${named}!`,
    paragraphs: [
      isKnown
        ? 'Es la parte de tus participaciones en los premios de las líneas de tu juego en grupo, según el resultado publicado del sorteo.'
        : 'Hay líneas con premio según el resultado publicado del sorteo. El monto de alguna está por confirmar: se reparte cuando se conozca, y te avisaremos otra vez.',
      `${winTexts.collect}: ${steps.join(' ')}`,
    ],
    facts: [...sharesFacts(game), ['Premio', amount]],
    action: { label: 'Ver las líneas y el reparto', link },
    notes: [
      'El premio de cada línea se divide entre todas las participaciones; los centavos que sobran van de uno en uno a las primeras.',
    ],
  };
}

/** Why winnings are others: what is printed on the tickets of some lines was entered, or entered anew. */
export const multiplierCorrectedText = 'Corregimos el potenciador impreso en las cartillas del juego.';

/** Winnings of which a participant was told are others now, or none (`now` null). */
export function changedGroupWinMail(
  game: SharesInMail,
  change: {
    readonly before: string;
    readonly now: string | null;
    /** A sentence. */
    readonly reason: string;
    readonly link: string;
  },
): MailText {
  const { before, now, reason, link } = change;
  const title =
    now === null
      ? `Ya no hay premio para tu juego en grupo de ${game.lottery}`
      : `${winChangeTexts.changed(before, now)}, en tu juego en grupo de ${game.lottery}`;
  return {
    subject: title,
    title,
    paragraphs: [winChangeTexts.reason(reason, 'tu juego en grupo')],
    facts: [
      ...sharesFacts(game),
      [winChangeTexts.before, before],
      [winChangeTexts.now, now ?? winChangeTexts.none],
    ],
    action: { label: 'Ver las líneas y el reparto', link },
  };
}

/** Shares as an order bought them. */
export interface PaidShares extends SharesInMail {
  /** At most so many lines. */
  readonly lines: number;
  /** Their numbers, both included. */
  readonly from: number;
  readonly to: number;
  readonly amount: string;
}

/** Shares as a line of a receipt. */
export function paidSharesItem({ lottery, drawDate, lines, from, to, amount, ...of }: PaidShares): MailItem {
  const { title, lines: ofLines, of: ofAll, numbers } = groupShareTexts;
  return {
    title: title(lottery),
    detail: `${dayInSentence(drawDate)} · ${ofLines(lines)} · ${ofAll(of.shares, of.participations)} (${numbers(from, to)})`,
    amount,
  };
}
