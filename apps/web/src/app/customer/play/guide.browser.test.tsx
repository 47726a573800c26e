import { oneLottery } from '@bolillero/contract/calls/lotteries';
import { expectAccessible } from '../../../testing/accessible.ts';
import { serveCart } from '../../../testing/cart.ts';
import {
  fill,
  forgetGuideAnswer,
  openPlayPage,
  playAddress,
  playButton,
  servePlayPage,
  slip,
} from '../../../testing/play-page.ts';
import { powerballDetail } from '../../../testing/powerball.ts';
import type { Server } from '../../../testing/server.ts';
import { visit } from '../../../testing/show.tsx';
import { beforeEach, desktop, expect, page, phone, test, userEvent } from '../../../testing/test.ts';
import { tourStep, walkTour } from '../../../testing/tour.ts';

const question = page.getByRole('button', { name: 'Ver la guía de esta página' });
const more = page.getByRole('button', { name: 'Más herramientas' });
const menuEntry = page.getByRole('button', { name: 'Guía', exact: true });
const take = page.getByRole('button', { name: 'Ver la guía', exact: true });
const dismiss = page.getByRole('button', { name: 'No ver la guía' });

const withoutDrum = { special_kind: 'same-drum', sub_length: 0, selectNumber: 6, size: 53 } as const;

beforeEach<{ server: Server }>(({ server }) => {
  servePlayPage(server);
});

for (const [name, screen] of [
  ['phone', phone],
  ['wide screen', desktop],
] as const) {
  test.for([true, false])(`six steps on a ${name}, special ball to pick: %s`, async (hasDrum, { server }) => {
    await page.viewport(screen.width, screen.height);
    if (!hasDrum) server.serve(oneLottery, { data: { ...powerballDetail, ...withoutDrum, multipliers: [] } });
    await visit(playAddress);
    if (screen === phone) {
      await more.click();
      await menuEntry.click();
    } else await question.click();
    await expect.element(tourStep).toHaveAccessibleName('El sorteo');
    await expectAccessible();
    const steps = await walkTour();
    expect(steps.map(({ title }) => title)).toEqual([
      'El sorteo',
      'Tu cartilla',
      hasDrum ? 'Powerball' : 'Cuántas tienes',
      'Herramientas',
      'En el carrito',
      'Tu apuesta',
    ]);
    expect(steps[0]?.text).toMatch(/^Juegas para este sorteo\. La venta cierra en \d+ (d|h|min)/);
    expect(steps[1]?.text).toBe(`Toca ${hasDrum ? 5 : 6} bolillas. Toca otra vez para quitar una.`);
    await tourStep.getByRole('button', { name: 'Hecho' }).click();
    await expect.element(tourStep).not.toBeInTheDocument();
    await expect.element(screen === phone ? more : question).toHaveFocus();
  });
}

test('the guide is offered in the slot until it is put aside, and never again', async () => {
  forgetGuideAnswer('simple');
  await page.viewport(phone.width, phone.height);
  await openPlayPage();
  await expect.element(page.getByText('¿Primera vez aquí?')).toBeVisible();
  await expectAccessible();
  const top = () => slip(1).element().getBoundingClientRect().top;
  const before = top();
  await dismiss.click();
  await expect.element(take).not.toBeInTheDocument();
  expect(top()).toBe(before);
  await expect.element(more).toHaveFocus();
  await openPlayPage();
  await expect.element(take).not.toBeInTheDocument();
});

test('who takes the offer sees the guide, and is not offered it again', async () => {
  forgetGuideAnswer('simple');
  await openPlayPage();
  await take.click();
  await expect.element(tourStep).toHaveAccessibleName('El sorteo');
  await expect.element(take).not.toBeInTheDocument();
  await userEvent.keyboard('{Escape}');
  await expect.element(tourStep).not.toBeInTheDocument();
  await expect.element(question).toHaveFocus();
});

test('what there is to say comes before the offer', async ({ server }) => {
  forgetGuideAnswer('simple');
  serveCart(server, []);
  await page.viewport(phone.width, phone.height);
  await openPlayPage();
  await expect.element(take).toBeVisible();
  await fill(1, [4, 18, 27, 36, 52], 12);
  await expect.element(page.getByCss('[data-tray]').getByText('En el carrito')).toBeVisible();
  await playButton.click();
  await expect.element(page.getByText('1 jugada en el carrito · $3.00')).toBeVisible();
  await expect.element(take).not.toBeInTheDocument();
});
