import { listLotteries, lotteriesWithLastResult, oneLottery } from '@bolillero/contract/calls/lotteries';
import { resultCalendar } from '@bolillero/contract/calls/result-calendar';
import { listPromotions, validSubscription } from '@bolillero/contract/calls/subscriptions';
import { dateAt } from '@bolillero/domain/history/history';
import { cardsTexts as words } from '@bolillero/texts/study-cards';
import { expectAccessible } from '../../../testing/accessible.ts';
import { serveCart } from '../../../testing/cart.ts';
import { expectFits } from '../../../testing/fits.ts';
import { serveFrame } from '../../../testing/frame.ts';
import { powerballHistory, serveHistory } from '../../../testing/history.ts';
import { enter, rosa } from '../../../testing/people.ts';
import { powerballDetail } from '../../../testing/powerball.ts';
import { wear } from '../../../testing/scheme.ts';
import type { Server } from '../../../testing/server.ts';
import { visit } from '../../../testing/show.tsx';
import { beforeEach, desktop, expect, page, phone, test, userEvent } from '../../../testing/test.ts';

const history = powerballHistory(60);
const newest = dateAt(history, history.length - 1);
const analysis = '/analisis/1/power_balls';
const list = page.getByRole('list', { name: words.list });
const cards = list.getByRole('link');
const focused = () => document.activeElement?.getAttribute('data-date');

beforeEach<{ server: Server }>(({ server }) => {
  serveFrame(server);
  serveCart(server);
  server.serve(listLotteries, []);
  server.serve(oneLottery, { data: powerballDetail });
  server.serve(validSubscription, { ok: true });
  server.serve(resultCalendar, { date_opening: '2015-10-07', last: newest, off_calendar: [] });
  serveHistory(server, history);
  enter();
});

/** In the light and in the dark theme. */
async function expectLegible() {
  for (const scheme of ['light', 'dark'] as const) {
    await wear(scheme);
    await expectAccessible();
  }
  await expectFits();
}

test.for([desktop, phone])('the last two months as cards, $width wide', async ({ width, height }) => {
  await page.viewport(width, height);
  await visit(analysis);
  await expect.element(page.getByText(/^En estos 16 sorteos/)).toBeVisible();
  const shown = width === phone.width ? 10 : 16;
  expect(cards.elements()).toHaveLength(shown);
  // newest first; the word for each shape stands in the key
  await expect.element(cards.first()).toHaveAccessibleName(/^mié 5 ago \d/);
  await expect.element(page.getByText(words.marks.less)).toBeVisible();
  await expect.element(page.getByText(`1 a ${shown} de 16`)).toBeVisible();
  const [card] = cards.elements();
  const cardWidth = Math.round(card?.getBoundingClientRect().width ?? 0);
  if (width === desktop.width) expect(cardWidth).toBe(135);
  else expect(cardWidth).toBeGreaterThan(160);
  await expectLegible();
});

test('arrows move over the cards, Enter opens one, Escape comes back to it', async () => {
  const { address } = await visit(analysis);
  await expect.element(cards.first()).toBeVisible();
  (cards.first().element() as HTMLElement).focus();
  await userEvent.keyboard('{ArrowRight}{ArrowDown}{ArrowLeft}{ArrowRight}');
  // the second of the second row of eight: the tenth newest of sixteen
  expect(focused()).toBe(dateAt(history, history.length - 10));
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('7 de 16')).toBeVisible();
  expect(address()).toBe(`${analysis}/6?from=2026-07-01&to=2026-08-05`);
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(page.getByText('8 de 16')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(cards.first()).toBeVisible();
  await expect.poll(focused).toBe(dateAt(history, history.length - 9));
});

test('dates are sent, and both are needed; another page of cards has its own address', async () => {
  const { address } = await visit(`${analysis}?from=2026-06-01&to=2026-08-05`);
  await expect.element(page.getByText(/^En estos 29 sorteos/)).toBeVisible();
  await page.getByRole('button', { name: 'Página 2', exact: true }).click();
  await expect.poll(() => cards.elements().length).toBe(13);
  expect(address()).toContain('page=2');
  const to = page.getByRole('textbox', { name: 'Hasta' });
  await to.fill('');
  await page.getByRole('button', { name: 'Enviar' }).click();
  await expect.element(page.getByText('¡Ingrese los rangos de fecha!')).toBeVisible();
  await to.fill('03/06/2026');
  await page.getByRole('button', { name: 'Enviar' }).click();
  await expect
    .element(page.getByText(/^En estos 2 sorteos.*Con tan pocos, eso solo es azar\.$/))
    .toBeVisible();
  expect(address()).toBe(`${analysis}?from=2026-06-01&to=2026-06-03`);
});

test.for([desktop, phone])('one draw, $width wide', async ({ width, height }) => {
  await page.viewport(width, height);
  const { address } = await visit(`${analysis}/15?from=2026-07-01&to=2026-08-05`);
  await expect.element(page.getByRole('heading', { name: 'miércoles 5 de agosto de 2026' })).toBeVisible();
  await expect
    .element(page.getByRole('heading', { name: 'Del 01/07/2026 al 05/08/2026 · 16 sorteos' }))
    .toBeVisible();
  const next = page.getByRole('button', { name: words.detail.next });
  const previous = page.getByRole('button', { name: words.detail.previous });
  await expect.element(next).toBeDisabled();
  expect(next.element().getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  await expectLegible();
  await previous.click();
  await expect.element(page.getByText('15 de 16')).toBeVisible();
  await expect.element(next).toBeEnabled();
  await page.getByRole('link', { name: words.detail.back }).click();
  await expect.poll(address).toBe(`${analysis}?from=2026-07-01&to=2026-08-05&fecha=2026-08-03`);
});

test('a place beyond the range is its last draw', async () => {
  await visit(`${analysis}/99?from=2026-07-01&to=2026-08-05`);
  await expect.element(page.getByText('16 de 16')).toBeVisible();
});

test.for([`${analysis}/3?from=2026-07-01&to=2026-08-05`, '/loteria/1/power_balls/detail'])(
  'who has no subscription is sent from %s to the lotteries',
  async (card, { server }) => {
    server.serve(validSubscription, { ok: false });
    server.serve(lotteriesWithLastResult, { data: [] });
    server.serve(listPromotions, { data: [] });
    const { address } = await visit(card);
    await expect.poll(address).toBe('/loterias');
  },
);

test('a lottery’s card is that of its newest draw; from there one goes on, or back to all of them', async () => {
  const detail = '/loteria/1/power_balls/detail';
  const { address } = await visit(detail);
  await expect.element(page.getByText('16 de 16')).toBeVisible();
  await expect.element(page.getByRole('heading', { level: 1, name: 'Powerball' })).toBeVisible();
  // the second series of a lottery's pages is for customers of type 1
  await expect.element(page.getByRole('link', { name: 'REZAGADOS' })).not.toBeInTheDocument();
  await page.getByRole('button', { name: words.detail.previous }).click();
  await expect.element(page.getByText('15 de 16')).toBeVisible();
  await expect.poll(address).toMatch(/^\/loteria\/1\/power_balls\/detail\?from=.*&index=14$/);
  await page.getByRole('link', { name: words.detail.back }).click();
  await expect.poll(address).toMatch(/^\/analisis\/1\/power_balls\?/);
});

test('a lottery’s card of the second series, for those who have it', async () => {
  enter({ ...rosa, type: 1 });
  const { address } = await visit('/loteria/1/power_balls/detail');
  await page.getByRole('link', { name: 'REZAGADOS' }).click();
  await expect.poll(address).toBe('/loteria/1/power_balls/detail?type=1');
  await expectLegible();
});
