import { expect, page, test } from '../../testing/test.ts';
import { endSplash } from './splash.ts';

/** As index.html has it, with what the server writes on it. */
function aSplash(minimumWait: number): void {
  document.body.insertAdjacentHTML(
    'beforeend',
    `<div id="splash" data-minimum-wait="${minimumWait}" role="progressbar" aria-label="Cargando"></div>`,
  );
}
const splash = page.getByRole('progressbar', { name: 'Cargando' });

test('the splash goes at once where the house has set no wait, or it is over', async () => {
  for (const wait of [0, performance.now() - 1]) {
    aSplash(wait);
    endSplash();
    await expect.element(splash).not.toBeInTheDocument();
  }
});

test('the splash stays as long as the house has set, counted from the start of the page', async () => {
  const until = performance.now() + 300;
  aSplash(until);
  endSplash();
  await expect.element(splash).toBeInTheDocument();
  await expect.element(splash).not.toBeInTheDocument();
  expect(performance.now()).toBeGreaterThanOrEqual(until);
});
