import { groupShareTexts } from './group-shares.ts';

const { shares } = groupShareTexts;

/** Shares of group games on a receipt. */
export const receiptSharesTexts = {
  what: (lines: number, count: number, participations: number) =>
    `${lines} líneas · ${shares(count)} de ${participations}`,
  part: (count: number, amount: string) => `${shares(count)}: ${amount}`,
  nextTitle: 'Tus juegos en grupo',
  nextText:
    'Las líneas, tu parte y lo que ganen están en Compras. Si uno no llega a jugarse, te devolvemos todo lo que pagaste por él.',
} as const;
