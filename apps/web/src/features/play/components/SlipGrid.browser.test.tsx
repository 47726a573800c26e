import { ball, keepTickets, openPlayPage, panel, servePlayPage, slip } from '../../../testing/play-page.ts';
import { expect, page, test, userEvent } from '../../../testing/test.ts';

const drawn = () => document.querySelectorAll('[data-slip] section').length;
const focused = () => document.activeElement?.closest('section')?.getAttribute('aria-label');

test('of many slips those near the screen are drawn; keys and scrolling bring the others, and what has the focus stays', async ({
  server,
}) => {
  servePlayPage(server);
  keepTickets(Array.from({ length: 60 }, (_, at) => [at + 1]));
  await openPlayPage();
  await expect.element(page.getByRole('heading', { name: 'Cartilla 60', exact: true })).toBeInTheDocument();
  await expect.poll(drawn).toBeLessThan(25);
  expect(drawn()).toBeGreaterThan(5);

  ball(1, 1).element().focus();
  // past the switch and the drum to the next slip's tools and numbers, and so on through the rows
  for (let at = 2; at <= 8; at += 1) {
    await userEvent.tab();
    for (let stop = 0; focused() !== `Cartilla ${at}` && stop < 6; stop += 1) await userEvent.tab();
    expect(focused()).toBe(`Cartilla ${at}`);
  }

  for (let at = 9; at <= 40; at += 1) {
    await userEvent.keyboard('{Control>}{ArrowDown}{/Control}');
    await expect.poll(focused).toBe(`Cartilla ${at}`);
  }
  await expect.element(panel(40)).toBeInTheDocument();
  await userEvent.keyboard('{ArrowRight}{Enter}');
  await expect.element(ball(40, 41)).toHaveAttribute('aria-selected', 'true');
  await expect.element(slip(20)).not.toBeInTheDocument();

  window.scrollTo(0, 0);
  await expect.element(ball(2, 2)).toHaveAttribute('aria-selected', 'true');
  expect(focused()).toBe('Cartilla 40');
});
