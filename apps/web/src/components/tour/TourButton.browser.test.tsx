import { expectAccessible } from '../../testing/accessible.ts';
import { show } from '../../testing/show.tsx';
import { desktop, expect, page, phone, test, userEvent } from '../../testing/test.ts';
import { TourButton } from './TourButton.tsx';

const steps = [
  { find: () => document.querySelector('#one'), title: 'Lo primero', text: '<b>Aquí</b> empieza.' },
  { find: () => document.querySelector('#missing'), title: 'Lo que no está', text: 'Nada.' },
  { find: () => document.querySelector('#hidden'), title: 'Lo que no se ve', text: 'Nada.' },
  { find: () => document.querySelector('#two'), title: 'Lo último', text: 'Aquí termina.' },
];

const begin = page.getByRole('button', { name: 'Ver la guía de esta página' });
const step = page.getByRole('dialog');
const open = () =>
  show(
    <main>
      <h1>Moda</h1>
      <TourButton load={async () => steps} />
      <p id="one">Uno</p>
      <p id="hidden" hidden>
        Nadie
      </p>
      <section id="two" aria-label="Dos">
        Dos
      </section>
    </main>,
  );

for (const { width, height } of [phone, desktop]) {
  test(`a tour shows what stands on a page of ${width}, one after another, and ends where it began`, async () => {
    await page.viewport(width, height);
    await open();
    await begin.click();
    await expect.element(step).toHaveAccessibleName('Lo primero');
    // words are words, whoever wrote them
    await expect.element(step).toHaveAccessibleDescription('<b>Aquí</b> empieza.');
    await expect.element(step.getByText('1 de 2')).toBeVisible();
    await expect.element(step.getByRole('button', { name: 'Ant.' })).toBeDisabled();
    await expect.element(step.getByRole('button', { name: 'Sig.' })).toHaveFocus();
    await expectAccessible();
    await userEvent.keyboard('{Enter}');
    await expect.element(step).toHaveAccessibleName('Lo último');
    await expectAccessible();
    await step.getByRole('button', { name: 'Ant.' }).click();
    await expect.element(step).toHaveAccessibleName('Lo primero');
    await userEvent.keyboard('{ArrowRight}');
    await expect.element(step.getByRole('button', { name: 'Hecho' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.element(step).not.toBeInTheDocument();
    await expect.element(begin).toHaveFocus();
  });
}

test('a tour is left with Salir and with Escape', async () => {
  await open();
  await begin.click();
  await step.getByRole('button', { name: 'Salir' }).click();
  await expect.element(step).not.toBeInTheDocument();
  await begin.click();
  await expect.element(step).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(step).not.toBeInTheDocument();
  await expect.element(begin).toHaveFocus();
});
