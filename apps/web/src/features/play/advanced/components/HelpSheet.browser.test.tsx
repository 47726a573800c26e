import { useState } from 'react';
import { expectAccessible } from '../../../../testing/accessible.ts';
import { enlargeText, expectFits } from '../../../../testing/fits.ts';
import { wear } from '../../../../testing/scheme.ts';
import { show } from '../../../../testing/show.tsx';
import { expect, page, phone, test, userEvent } from '../../../../testing/test.ts';
import { HelpSheet } from './HelpSheet.tsx';

function Example() {
  const [open, setOpen] = useState(false);
  const [done, setDone] = useState('');
  return (
    <main>
      <h1>Powerball</h1>
      <button type="button" onClick={() => setOpen(true)}>
        Ayudas
      </button>
      <p>{done}</p>
      {open && (
        <HelpSheet
          colouredBy={{ draws: 3, chosen: false, group: 'JA3' }}
          odds="Pozo (5 de 69 + Powerball): 1 en 292,201,338."
          onTool={(tool) => setDone(`herramienta ${tool}`)}
          onOther={(entry) => setDone(`otra ${entry}`)}
          onClose={() => setOpen(false)}
        />
      )}
    </main>
  );
}

const helps = page.getByRole('button', { name: 'Ayudas' });
const sheet = page.getByRole('dialog', { name: 'Ayudas' });

async function open() {
  await page.viewport(phone.width, phone.height);
  await show(<Example />);
  await helps.click();
  await expect.element(sheet).toBeVisible();
}

async function expectClosed() {
  await expect.element(sheet).not.toBeInTheDocument();
  await expect.element(helps).toHaveFocus();
}

test('it leaves the upper half of the slip in sight, in its own light, and has the key, six tools and five ways on', async () => {
  await open();
  expect(sheet.element().getBoundingClientRect().top).toBeGreaterThan(phone.height * 0.45);
  expect(getComputedStyle(sheet.element(), '::backdrop').backgroundColor).toBe('rgba(0, 0, 0, 0)');
  await expect.element(page.getByText('0123+ veces en los últimos 3 sorteos (JA3)')).toBeVisible();
  expect(
    sheet
      .getByRole('button')
      .elements()
      .map((one) => one.textContent),
  ).toEqual([
    '',
    'JAS / BOTCuántas de juego y afuera',
    'PRONÓSTICO MAYORLas más repetidas del JA',
    'PorcentajesÚltimos 3, 5 o 7 sorteos',
    'NumerologíaTu nacimiento y el sorteo',
    'LimpiarVacía las que marques',
    'EliminarQuita las que marques',
    'Pegar',
    'Favoritas',
    'Jugados',
    'Leyenda',
    'Guía',
  ]);
  await expectAccessible();
  await wear('dark');
  await expectAccessible();
});

test('a tool closes it and begins; so does what else it leads to', async () => {
  await open();
  await sheet.getByRole('button', { name: /^Porcentajes/ }).click();
  await expect.element(page.getByText('herramienta percentage')).toBeVisible();
  await expectClosed();
  await helps.click();
  await sheet.getByRole('button', { name: 'Leyenda' }).click();
  await expect.element(page.getByText('otra legend')).toBeVisible();
  await expectClosed();
});

test('the cross and Escape close it; the focus goes back', async () => {
  await open();
  await sheet.getByRole('button', { name: 'Cerrar' }).click();
  await expectClosed();
  await helps.click();
  await expect.element(sheet).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expectClosed();
});

test('dragged down a little it comes back, further down it closes', async () => {
  await open();
  const title = sheet.getByRole('heading', { name: 'Ayudas' });
  const { top } = sheet.element().getBoundingClientRect();
  const drag = async (by: number) => {
    const { left: x, top: y } = title.element().getBoundingClientRect();
    const at = (type: string, dy: number) =>
      title.element().dispatchEvent(
        new PointerEvent(type, {
          bubbles: true,
          pointerId: 1,
          button: 0,
          clientX: x + 5,
          clientY: y + 5 + dy,
        }),
      );
    at('pointerdown', 0);
    at('pointermove', by);
    // held still before it is let go: a place is asked for, not a flick
    await expect.poll(() => sheet.element().getBoundingClientRect().top).toBe(top + by);
    await new Promise((resolve) => requestAnimationFrame(resolve));
    at('pointerup', by);
  };
  await drag(15);
  await expect.poll(() => sheet.element().getBoundingClientRect().top).toBe(top);
  await drag(160);
  await expectClosed();
});

test.for([
  { width: 320, percent: 100 },
  { width: 390, percent: 200 },
])('$width wide, text of $percent %: nothing is cut off', async ({ width, percent }) => {
  enlargeText(percent);
  await open();
  await page.viewport(width, 640);
  await expectFits();
});
