import { useState } from 'react';
import { expectAccessible } from '../../../../testing/accessible.ts';
import { preferMotion } from '../../../../testing/motion.ts';
import { wear } from '../../../../testing/scheme.ts';
import { show } from '../../../../testing/show.tsx';
import { expect, page, test, userEvent } from '../../../../testing/test.ts';
import { OptionRail } from './OptionRail.tsx';
import { PlayedPanel } from './PlayedPanel.tsx';

/** A page that is left and come back to. */
function Example({ resting = false }: { resting?: boolean }) {
  const [visit, setVisit] = useState(1);
  return (
    <main>
      <h1>Jugar Powerball</h1>
      <PlayedPanel key={visit} count={3} resting={resting}>
        <button type="button">Eliminar todas</button>
      </PlayedPanel>
      <button type="button" onClick={() => setVisit(visit + 1)}>
        Volver otro día
      </button>
    </main>
  );
}

const panel = page.getByRole('region', { name: 'NÚMEROS JUGADOS · 3' });
const hide = page.getByRole('button', { name: 'Ocultar los números jugados' });
const unfold = page.getByRole('button', { name: 'Mostrar los números jugados' });
const content = page.getByRole('button', { name: 'Eliminar todas' });
const width = () => panel.element().getBoundingClientRect().width;
const pulses = () =>
  panel
    .element()
    .getAnimations({ subtree: true })
    .map(({ effect }) => effect?.getTiming().iterations);

test('it folds to a rail and unfolds; this browser keeps which', async () => {
  await show(<Example />);
  await expect.element(content).toBeVisible();
  expect(width()).toBe(252);
  await expectAccessible();
  await hide.click();
  await expect.element(unfold).toHaveFocus();
  await expect.element(content).not.toBeInTheDocument();
  await expect.poll(width).toBe(44);
  await expectAccessible();
  await wear('dark');
  await expectAccessible();
  await page.getByRole('button', { name: 'Volver otro día' }).click();
  await expect.element(unfold).toHaveAttribute('aria-expanded', 'false');
  await unfold.click();
  await expect.element(content).toBeVisible();
});

test('its arrow pulses three times on the first visit and never again', async () => {
  await preferMotion(true);
  try {
    await show(<Example />);
    await expect.element(hide).toBeVisible();
    expect(pulses()).toEqual([3]);
    await page.getByRole('button', { name: 'Volver otro día' }).click();
    await expect.poll(pulses).toEqual([]);
  } finally {
    await preferMotion(false);
  }
});

test('it does not pulse for those who want nothing to move', async () => {
  await show(<Example />);
  await expect.element(hide).toBeVisible();
  expect(pulses()).toEqual([]);
});

test('while tickets are marked nothing in it can be pressed', async () => {
  await show(<Example resting />);
  await userEvent.keyboard('{Tab}');
  await expect.element(page.getByRole('button', { name: 'Volver otro día' })).toHaveFocus();
});

test('the rail has its buttons in their order, one stop of the keyboard, each with its name and its tooltip', async () => {
  const pressed: string[] = [];
  await show(
    <main>
      <h1>Jugar Powerball</h1>
      <OptionRail onOption={(option) => pressed.push(option)} />
    </main>,
  );
  const names = page.getByRole('toolbar', { name: 'Opciones' }).getByRole('button').elements();
  expect(names.map((one) => one.getAttribute('aria-label'))).toEqual([
    'Guía',
    'LEYENDA',
    'Añadir cartilla',
    'Limpiar cartillas',
    'Eliminar cartillas',
  ]);
  expect(names.every((one) => one.getAttribute('title') === one.getAttribute('aria-label'))).toBe(true);
  await expectAccessible();
  await wear('dark');
  await expectAccessible();
  await userEvent.keyboard('{Tab}{Enter}{ArrowDown}{ArrowDown}{Enter}{End}{Enter}{ArrowUp}{Enter}');
  expect(pressed).toEqual(['guide', 'add', 'delete', 'clear']);
});
