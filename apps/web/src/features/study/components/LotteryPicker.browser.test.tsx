import { listLotteries } from '@bolillero/contract/calls/lotteries';
import { Button } from '../../../components/ui/Button.tsx';
import { expectAccessible } from '../../../testing/accessible.ts';
import { powerball } from '../../../testing/powerball.ts';
import { show } from '../../../testing/show.tsx';
import { desktop, expect, page, phone, test } from '../../../testing/test.ts';
import { LotteryPicker } from './LotteryPicker.tsx';

const lotteries = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ ...powerball, id: at + 1, description: `Lotería ${at + 1}` }));
const picker = (
  <main>
    <h1>Analítica</h1>
    <LotteryPicker action={({ description }) => <Button fullWidth>{`Elegir ${description}`}</Button>} />
    <p>debajo</p>
  </main>
);
const cards = page.getByRole('list', { name: 'Loterías', exact: true }).getByRole('listitem');

test.for([phone, desktop])(
  'nothing moves when the lotteries come, $width wide',
  async ({ width, height }, { server }) => {
    await page.viewport(width, height);
    let come = () => {};
    const held = new Promise<void>((resolve) => {
      come = resolve;
    });
    server.serve(listLotteries, async () => {
      await held;
      return lotteries(4);
    });
    await show(picker);
    const below = page.getByText('debajo');
    await expect.element(below).toBeVisible();
    const before = below.element().getBoundingClientRect().top;
    come();
    await expect.element(cards).toHaveLength(4);
    expect(Math.abs(below.element().getBoundingClientRect().top - before)).toBeLessThan(4);
    await expectAccessible();
  },
);

test('four are in sight; with more of them the arrows turn the row', async ({ server }) => {
  await page.viewport(desktop.width, desktop.height);
  server.serve(listLotteries, lotteries(6));
  await show(picker);
  await expect.element(cards).toHaveLength(6);
  const row = page.getByRole('list', { name: 'Loterías', exact: true });
  const right = () => row.element().getBoundingClientRect().right;
  const isInSight = (at: number) => cards.nth(at).element().getBoundingClientRect().right <= right() + 1;
  expect([0, 1, 2, 3, 4].map(isInSight)).toEqual([true, true, true, true, false]);
  await page.getByRole('button', { name: 'Loterías siguientes' }).click();
  await expect.poll(() => isInSight(5)).toBe(true);
  await expectAccessible();
});
