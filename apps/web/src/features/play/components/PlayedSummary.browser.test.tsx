import '../../../testing/by-css.ts';
import { show } from '../../../testing/show.tsx';
import { expect, page, test } from '../../../testing/test.ts';
import { PlayedSummary } from './PlayedSummary.tsx';

test('of many plays three are shown and the others counted, with the way to the cart, 320 wide', async () => {
  await page.viewport(320, 640);
  const plays = Array.from({ length: 28 }, (_, at) => ({
    id: `${at}`,
    balls: [17, 40, 46, 47, Math.min(at + 48, 69)],
    special: 12,
    withMultiplier: at === 0,
  }));
  await show(
    <PlayedSummary
      plays={plays}
      accent="red"
      specialName="Powerball"
      multiplierLabel="POWER PLAY"
      cart={<a href="#cart">Abrir carrito</a>}
      onClose={() => undefined}
    />,
  );
  const summary = page.getByRole('complementary', { name: 'Números seleccionados' });
  await expect.element(summary.getByText('28 jugadas')).toBeVisible();
  await expect.element(summary.getByText('y 25 más')).toBeVisible();
  await expect.element(summary.getByTitle('POWER PLAY')).toHaveLength(1);
  const cart = page.getByRole('link', { name: 'Abrir carrito' }).element().getBoundingClientRect();
  expect(cart.bottom).toBeLessThanOrEqual(640);
  expect(page.getByCss('[data-state=special]').elements()).toHaveLength(3);
  for (const special of page.getByCss('[data-state=special]').elements()) {
    const ball = special.getBoundingClientRect();
    expect(ball.right).toBeLessThanOrEqual(320);
    expect(ball.bottom).toBeLessThanOrEqual(cart.top);
  }
});
