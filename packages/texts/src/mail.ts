import type { OrderKind, RefundCause } from '@bolillero/domain/payments/states';
import { dayInSentence } from './days.ts';
import { freePlayText, unknownPrizeText } from './draws.ts';
import { type PaidShares, paidSharesItem } from './group-game-mail.ts';
import { groupShareTexts } from './group-shares.ts';
import { ballsInMail, type MailFact, type MailItem, type MailText } from './mail-parts.ts';
import { chainCodeTexts } from './proof-code.ts';
import { purchaseNumber } from './purchase-number.ts';
import { bankTakesDays, orderRefundText } from './refunds.ts';
import { winChangeTexts } from './win-changes.ts';
import { collectSteps, winTexts } from './wins.ts';

/** A play as a mail names it. Amounts come written out, with their currency. */
export interface PlayInMail {
  readonly purchaseId: number;
  readonly lottery: string;
  readonly drawDate: string;
  readonly balls: readonly number[];
  readonly special: number | null;
  readonly specialName: string;
}

const playFacts = (play: PlayInMail): readonly MailFact[] => [
  ['Compra', purchaseNumber(play.purchaseId)],
  ['Lotería', play.lottery],
  ['Sorteo', dayInSentence(play.drawDate)],
  ['Tus números', ballsInMail(play.balls, play.special, play.specialName)],
];

const seePurchases = (link: string) => ({ label: 'Ver mis compras', link });

export function resetMail(link: string): MailText {
  return {
    subject: 'Cambia tu contraseña',
    title: 'Pediste cambiar tu contraseña',
    paragraphs: ['Con este enlace eliges una nueva. Sirve una sola vez y vence en 60 minutos.'],
    action: { label: 'Elegir otra contraseña', link },
    notes: [
      'Si no fuiste tú, no hagas nada: tu contraseña sigue igual. No compartas este enlace con nadie; nunca te lo pediremos.',
    ],
  };
}

export function confirmEmailMail(link: string): MailText {
  return {
    subject: 'Confirma tu email',
    title: 'Confirma que este email es tuyo',
    paragraphs: ['Alguien registró esta dirección en una cuenta de Bolillero. Si fuiste tú, confírmala.'],
    action: { label: 'Confirmar mi email', link },
    notes: ['Si no fuiste tú, ignora este mensaje: sin confirmar, la dirección no se usa.'],
  };
}

/** A paid play; `number` is missing while the purchase is not made yet. */
export interface PaidPlay extends Omit<PlayInMail, 'purchaseId'> {
  readonly number: number | null;
  readonly amount: string;
  /** Won as a prize: it cost nothing. */
  readonly free: boolean;
}

/** The head of the chain of proof when an order was paid, and the page where it is checked. */
export interface ChainInMail {
  readonly code: string;
  readonly link: string;
}

export interface CartReceipt {
  readonly plays: readonly PaidPlay[];
  readonly shares: readonly PaidShares[];
  readonly total: string;
  readonly paidAt: string;
  /** The payment company's own number. */
  readonly reference: string | null;
  /** Null before anything was recorded. */
  readonly chain: ChainInMail | null;
  readonly link: string;
}

const plays = (count: number) => (count === 1 ? '1 jugada' : `${count} jugadas`);
const freePlays = (count: number) => `${plays(count)} gratis`;
const whatFollows = (count: number) =>
  count === 1
    ? 'Compramos tu cartilla antes del sorteo y su PDF aparecerá en tus compras.'
    : 'Compramos cada cartilla antes de su sorteo y sus PDF aparecerán en tus compras.';

const ifNotBought = (count: number) =>
  count === 1
    ? 'Si tu jugada no llega a comprarse, te devolvemos su precio completo.'
    : 'Si alguna jugada no llega a comprarse, te devolvemos su precio completo.';

interface Paid {
  readonly total: string;
  readonly paidAt: string;
  readonly reference: string | null;
  readonly chain: ChainInMail | null;
}

const chainFacts = ({ chain }: Pick<Paid, 'chain'>): MailFact[] =>
  chain === null ? [] : [[chainCodeTexts.label, chain.code]];
const chainNotes = ({ chain }: Pick<Paid, 'chain'>): string[] =>
  chain === null ? [] : [chainCodeTexts.inMail(chain.link)];

const paymentFacts = (paid: Paid): MailFact[] => [
  ['Total pagado', paid.total],
  ['Fecha', paid.paidAt],
  ...(paid.reference === null ? [] : [['Pago', paid.reference] as const]),
  ...chainFacts(paid),
];

export function cartReceiptMail(receipt: CartReceipt): MailText {
  const { total, link } = receipt;
  const count = receipt.plays.length;
  const free = receipt.plays.filter((play) => play.free).length;
  const shares = receipt.shares.reduce((sum, one) => sum + one.shares, 0);
  const items = [...receipt.plays.map(paidPlayItem), ...receipt.shares.map(paidSharesItem)];
  if (free === count && shares === 0)
    return {
      subject: `Confirmaste ${freePlays(free)}`,
      title: free === 1 ? 'Tu jugada gratis está confirmada' : `Tus ${freePlays(free)} están confirmadas`,
      paragraphs: [`No pagaste nada por ${free === 1 ? 'ella' : 'ellas'}. ${whatFollows(free)}`],
      items,
      facts: [['Fecha', receipt.paidAt], ...chainFacts(receipt)],
      action: seePurchases(link),
      notes: chainNotes(receipt),
    };
  const paid = [
    ...(count === free ? [] : [plays(count - free)]),
    ...(shares === 0 ? [] : [`${groupShareTexts.shares(shares)} de juegos en grupo`]),
  ].join(' y ');
  const confirmed = free === 0 ? '' : `${paid.includes(' y ') ? ',' : ''} y confirmaste ${freePlays(free)}`;
  const follows = [
    ...(count === 0 ? [] : [whatFollows(count)]),
    ...(shares === 0 ? [] : ['Las líneas de cada juego en grupo y tu parte están en tus compras.']),
  ];
  return {
    subject: `Comprobante de tu pago: ${total}`,
    title: `Recibimos tu pago de ${total}`,
    paragraphs: [`Pagaste ${paid}${confirmed}. ${follows.join(' ')}`],
    items,
    facts: paymentFacts(receipt),
    action: seePurchases(link),
    notes: [
      ...(count === 0 ? [] : [ifNotBought(count)]),
      ...(shares === 0
        ? []
        : ['Si un juego en grupo no llega a jugarse, te devolvemos todo lo que pagaste por él.']),
      ...chainNotes(receipt),
    ],
  };
}

function paidPlayItem({
  number,
  lottery,
  drawDate,
  balls,
  special,
  specialName,
  amount,
  free,
}: PaidPlay): MailItem {
  return {
    title: number === null ? lottery : `${purchaseNumber(number)} · ${lottery}`,
    detail: `${dayInSentence(drawDate)} · ${ballsInMail(balls, special, specialName)}`,
    amount: free ? freePlayText : amount,
  };
}

export interface SubscriptionReceipt {
  readonly months: number;
  readonly total: string;
  readonly paidAt: string;
  readonly reference: string | null;
  readonly chain: ChainInMail | null;
  /** Until when there is a subscription now; null when that is not known yet. */
  readonly endsAt: string | null;
  readonly link: string;
}

export function subscriptionReceiptMail(receipt: SubscriptionReceipt): MailText {
  const { months, total, endsAt, link } = receipt;
  return {
    subject: `Comprobante de tu suscripción: ${total}`,
    title: `Recibimos tu pago de ${total}`,
    paragraphs: [`Pagaste ${months === 1 ? '1 mes' : `${months} meses`} de suscripción.`],
    facts: [...paymentFacts(receipt), ...(endsAt === null ? [] : [['Vence el', endsAt] as const])],
    action: { label: 'Ver mi suscripción', link },
    notes: ['No se renueva sola: te avisaremos antes de que termine.', ...chainNotes(receipt)],
  };
}

export function purchaseRefundMail(
  play: PlayInMail,
  amount: string,
  reason: string | null,
  link: string,
): MailText {
  return {
    subject: `Te devolvimos ${amount}`,
    title: `Te devolvimos ${amount}`,
    paragraphs: [
      `Devolvimos el precio completo de esta compra por el mismo medio con que pagaste. ${bankTakesDays}`,
    ],
    facts: [...playFacts(play), ...(reason === null ? [] : [['Motivo', reason] as const])],
    action: seePurchases(link),
  };
}

export function orderRefundMail(
  { kind, cause }: { readonly kind: OrderKind; readonly cause: RefundCause | null },
  amount: string,
  link: string,
): MailText {
  return {
    subject: `Te devolvimos ${amount}`,
    title: `Te devolvimos ${amount}`,
    paragraphs: [`${orderRefundText(kind, cause, true)} ${bankTakesDays}`],
    action: { label: 'Ver mis notificaciones', link },
  };
}

export function ticketMail(play: PlayInMail, multiplier: number | null, link: string): MailText {
  return {
    subject: `Tu cartilla de ${play.lottery} está comprada`,
    title: 'Tu cartilla está comprada',
    paragraphs: ['Compramos tu jugada. El PDF de la cartilla ya está en tus compras.'],
    facts: [
      ...playFacts(play),
      ...(multiplier === null ? [] : [['Potenciador de la cartilla', `×${multiplier}`] as const]),
    ],
    action: seePurchases(link),
    notes: ['Te avisaremos si tiene premio.'],
  };
}

/** A win as its mail tells it. */
export interface WinInMail {
  /** The prize written out, "por confirmar" while it is not known; null for a free play. */
  readonly amount: string | null;
  /** How a prize of the lottery is collected, a step a line; null: as the house says of all. */
  readonly howToCollect: string | null;
  readonly link: string;
}

export function winMail(play: PlayInMail, { amount, howToCollect, link }: WinInMail): MailText {
  const { named, told } = winInWords(amount);
  const steps = collectSteps(howToCollect).map((step, at) => `${at + 1}. ${step}`);
  return {
    subject: `${named} en ${play.lottery}`,
    title: `¡${named}!`,
    paragraphs: amount === null ? [told] : [told, `${winTexts.collect}: ${steps.join(' ')}`],
    facts: [...playFacts(play), ['Premio', amount ?? freePlayText]],
    action: { label: amount === null ? 'Ver el detalle' : 'Ver tu premio y cómo cobrarlo', link },
    notes: [
      'Si la lotería corrige el resultado, corregimos tu premio y te avisamos con el motivo. Cada sorteo es independiente: haber ganado no cambia las probabilidades del siguiente.',
    ],
  };
}

function winInWords(amount: string | null) {
  if (amount === null) {
    const told =
      'Está en tu carrito, con los mismos números, para el próximo sorteo. Confírmala antes del cierre; no tienes que pagar nada. Si no la confirmas, no participa en ese sorteo.';
    return { named: 'Ganaste una jugada gratis', told };
  }
  if (amount === unknownPrizeText) {
    const told =
      'Tu jugada tiene premio según el resultado publicado del sorteo. Su monto está por confirmar: te avisaremos otra vez cuando se conozca.';
    return { named: 'Ganaste un premio', told };
  }
  return {
    named: `Ganaste ${amount}`,
    told: 'Tu jugada tiene premio según el resultado publicado del sorteo.',
  };
}

/** A prize written out (null: a free play), and its level where it is known. */
export interface PrizeInMail {
  readonly amount: string | null;
  readonly level: string | null;
}

/** What is said of a win that is another now, or none. */
export interface WinChangeInMail {
  readonly before: PrizeInMail;
  /** A sentence. */
  readonly reason: string;
  readonly link: string;
}

const prizeFact = (label: string, { amount, level }: PrizeInMail): MailFact => [
  label,
  winChangeTexts.prize(amount, level),
];

/** A win of which its player was told is another now. */
export function changedWinMail(play: PlayInMail, now: PrizeInMail, change: WinChangeInMail): MailText {
  const { before, reason, link } = change;
  const title = winChangeTexts.changed(before.amount, now.amount);
  return {
    subject: `${title}, en ${play.lottery}`,
    title,
    paragraphs: [winChangeTexts.reason(reason)],
    facts: [...playFacts(play), prizeFact(winChangeTexts.before, before), prizeFact(winChangeTexts.now, now)],
    action: { label: 'Ver el detalle', link },
  };
}

/** A win of which its player was told is none any more. */
export function withdrawnWinMail(play: PlayInMail, { before, reason, link }: WinChangeInMail): MailText {
  const title = winChangeTexts.withdrawn(play.lottery);
  return {
    subject: title,
    title,
    paragraphs: [winChangeTexts.reason(reason)],
    facts: [
      ...playFacts(play),
      prizeFact(winChangeTexts.before, before),
      [winChangeTexts.now, winChangeTexts.none],
    ],
    action: { label: 'Ver el detalle', link },
  };
}

/** What was written to support is not in it: anybody may have written it, and given this address as theirs. */
export function supportAnswerMail(sentAt: string, answer: string, link: string): MailText {
  return {
    subject: 'Respuesta a tu mensaje',
    title: 'Respondimos a tu mensaje',
    paragraphs: [],
    quotes: [{ label: 'Nuestra respuesta', text: answer }],
    facts: [['Nos escribiste el', sentAt]],
    action: { label: 'Escribir a soporte', link },
    notes: ['Si no nos escribiste tú, ignora este correo.'],
  };
}

export function subscriptionEndingMail(endsAt: string, link: string): MailText {
  return {
    subject: 'Tu suscripción está por terminar',
    title: 'Tu suscripción está por terminar',
    paragraphs: [
      'Si la renuevas antes, los meses nuevos se suman al final. Si no, no te cobramos nada: tu cuenta sigue abierta, y Resultados, Analítica y Pronóstico Mix quedan para cuando vuelvas a suscribirte.',
    ],
    facts: [['Vence el', endsAt]],
    action: { label: 'Ver mi suscripción', link },
  };
}
