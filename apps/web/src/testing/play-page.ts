import type { CartItem } from '@bolillero/contract/calls/checkouts';
import { lotteriesWithLastResult, oneLottery } from '@bolillero/contract/calls/lotteries';
import './by-css.ts';
import { serveCart } from './cart.ts';
import { serveFrame } from './frame.ts';
import { enter, rosa } from './people.ts';
import { powerballDetail, powerballOnSale } from './powerball.ts';
import type { Server } from './server.ts';
import { visit } from './show.tsx';
import { expect, page } from './test.ts';

/** The normal play page of Powerball, as its tests find their way about it. */

export const playAddress = '/loteria/1/power_balls/normal/simple';

/** Rosa is signed in, and everything that the page asks for is answered. Answers the cart, which the page changes. */
export function servePlayPage(server: Server, inCart: CartItem[] = []): CartItem[] {
  enter();
  // the guide is offered to who has not answered yet
  for (const kind of ['simple', 'mix']) localStorage.setItem(guideAnswerAt(kind), 'answered');
  serveFrame(server);
  server.serve(oneLottery, { data: { ...powerballDetail, multiplier_price: '1.00' } });
  server.serve(lotteriesWithLastResult, { data: [{ ...powerballOnSale, jackpot: '186000000.00' }] });
  return serveCart(server, inCart);
}

const guideAnswerAt = (kind: string) => `bolillero-guide-${rosa.id}-${kind}`;

/** Rosa is on this kind of play page for the first time. */
export const forgetGuideAnswer = (kind: string) => localStorage.removeItem(guideAnswerAt(kind));

const [panelName, drumName] = ['Números del 1 al 69', 'Powerball, del 1 al 26'];
const gridIn = (at: number, name: string) =>
  `section[aria-label="Cartilla ${at}"] [role=grid][aria-label="${name}"]`;
const cell = (at: number, grid: string, number: number) =>
  page.getByCss(`${gridIn(at, grid)} [data-number="${number}"]`);

export const slip = (at: number) => page.getByRole('region', { name: `Cartilla ${at}`, exact: true });
export const panel = (at: number) => slip(at).getByRole('grid', { name: panelName });
export const ball = (at: number, number: number) => cell(at, panelName, number);
export const specialBall = (at: number, number: number) => cell(at, drumName, number);
export const inked = (at: number) =>
  [...document.querySelectorAll<HTMLElement>(`${gridIn(at, panelName)} [aria-selected=true]`)].map(
    ({ dataset }) => Number(dataset.number),
  );
export const action = (name: string) => page.getByRole('button', { name });
export const bet = page.getByRole('region', { name: 'Tu apuesta' });
export const playButton = bet.getByRole('button', { name: 'Jugar' });
/** A line of the amounts, by its first words. */
export const amount = (term: string) =>
  page.getByCss(`section[aria-labelledby=bet] dl > div[data-term="${term}"]`);

/** Opens the page and waits until its slips can be filled in. */
export async function openPlayPage() {
  const shown = await visit(playAddress);
  await expect.element(panel(1)).toBeVisible();
  return shown;
}

export async function fill(at: number, balls: readonly number[], special: number) {
  for (const number of balls) await ball(at, number).click();
  await specialBall(at, special).click();
}

/** Tickets that this browser kept of Rosa's, each with these main balls. */
export function keepTickets(tickets: readonly (readonly number[])[]) {
  const kept = tickets.map((balls, at) => ({
    id: `kept-${at}`,
    balls: balls.map((ball) => [ball, 'plain']),
    special: null,
    multiplier: false,
  }));
  localStorage.setItem(`bolillero-tickets-${rosa.id}-1-0`, JSON.stringify({ version: 2, tickets: kept }));
}
