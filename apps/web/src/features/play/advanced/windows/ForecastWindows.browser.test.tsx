import { drawDate } from '@bolillero/domain/calendar/draw-date';
import type { Forecast, PoolSource } from '@bolillero/domain/forecasts/choice';
import { type KnownPast, unknownPast } from '@bolillero/domain/forecasts/known-past';
import { expectAccessible } from '../../../../testing/accessible.ts';
import { enlargeText, expectFits } from '../../../../testing/fits.ts';
import { pastOf, powerballPast, tinkaMatrix, tinkaPast } from '../../../../testing/past.ts';
import { wear } from '../../../../testing/scheme.ts';
import { show } from '../../../../testing/show.tsx';
import { desktop, expect, page, phone, test, userEvent } from '../../../../testing/test.ts';
import { type ForecastWindowKind, ForecastWindows } from './ForecastWindows.tsx';

const ja3: PoolSource = { kind: 'previous', draws: 3 };

interface Opened {
  readonly choices: Forecast[];
  readonly closed: () => number;
}

async function open(
  kind: ForecastWindowKind,
  source: PoolSource | null = ja3,
  past: KnownPast = powerballPast,
): Promise<Opened> {
  const choices: Forecast[] = [];
  let closed = 0;
  await show(
    <ForecastWindows
      open={kind}
      past={past}
      source={source}
      specialName={past.matrix === tinkaMatrix ? 'Boliyapa' : 'Powerball'}
      accent="red"
      birthday="1990-05-12"
      onChoose={(choice) => choices.push(choice)}
      onClose={() => {
        closed += 1;
      }}
    />,
  );
  return { choices, closed: () => closed };
}

const dialog = (name: string) => page.getByRole('dialog', { name });
const radio = (name: string) => page.getByRole('radio', { name, exact: true });
const choose = page.getByRole('button', { name: 'Elegir cartillas' });
const count = page.getByLabelText('Números a obtener');
const preview = page.getByRole('region', { name: 'Así saldría' });
const warning = page.getByText('¡Seleccione una Jugada Anterior (JA)!');
const inRow = () =>
  preview
    .getByRole('listitem')
    .elements()
    .map(({ textContent }) => textContent);

test('JAS: the table says where balls come from, and Enter answers the row', async () => {
  const { choices } = await open('jas');
  await expect.element(dialog('JAS')).toBeVisible();
  await expect
    .element(page.getByText('De juego: las 10 bolillas que salieron en JA3. Afuera: las otras 59.'))
    .toBeVisible();
  await expect.element(page.getByRole('radio')).toHaveLength(6);
  await expect.element(radio('3 de juego, 2 afuera')).toHaveFocus();
  await userEvent.keyboard('{ArrowUp}{Enter}');
  expect(choices).toEqual([{ helper: 'jas', source: ja3, inside: 4 }]);
});

test('JAS without a JA says so, warns, and lets one choose it there', async () => {
  const { choices } = await open('jas', null);
  await expect.element(page.getByText('Elige de qué sorteos salen las bolillas de juego.')).toBeVisible();
  await expect.element(radio('JA1')).toHaveFocus();
  await choose.click();
  await expect.element(warning).toBeVisible();
  expect(choices).toEqual([]);
  await expect.element(radio('JA1')).toHaveFocus();
  await radio('JA3').click();
  await expect.element(page.getByText(/las 10 bolillas que salieron en JA3/)).toBeVisible();
  await choose.click();
  expect(choices).toEqual([{ helper: 'jas', source: ja3, inside: 3 }]);
});

test('JAS says what happens where the pool is too small, and where nothing came yet', async () => {
  // 5 balls of zones: the row of 50 to 53, with 4 balls, and no other
  const draws = [
    { balls: [5, 12, 50, 51, 52, 53], special: null },
    { balls: [20, 30, 50, 51, 52, 53], special: null },
  ];
  await open('jas', { kind: 'zones', draws: 2 }, pastOf(tinkaMatrix, draws));
  await expect
    .element(page.getByText('De juego: las 4 bolillas de las zonas posibles. Afuera: las otras 49.'))
    .toBeVisible();
  await expect.element(page.getByRole('radio')).toHaveLength(7);
  await radio('6 de juego, 0 afuera').click();
  await expect.element(page.getByText('De juego solo hay 4: las otras 2 vienen de afuera.')).toBeVisible();
  await radio('5 de juego, 1 afuera').click();
  await expect.element(page.getByText('De juego solo hay 4: la otra viene de afuera.')).toBeVisible();
  await radio('4 de juego, 2 afuera').click();
  await expect.element(page.getByText(/solo hay/)).not.toBeInTheDocument();
});

test('JAS before the first draw: nothing is de juego', async () => {
  await open('jas', ja3, pastOf(tinkaMatrix, []));
  await expect.element(page.getByText('De juego: ninguna todavía. Afuera: las 53.')).toBeVisible();
  await expect
    .element(page.getByText('De juego no hay ninguna: las otras 3 vienen de afuera.'))
    .toBeVisible();
});

test('5+1 JAS of the table opens its option, with the focus', async () => {
  const { choices } = await open('jas');
  await page.getByRole('button', { name: '5+1 JAS' }).click();
  await expect.element(dialog('Elija una opción')).toBeVisible();
  await expect.element(page.getByRole('radio', { name: /OPCIÓN 2/ })).toHaveFocus();
  await expect.element(page.getByRole('radio', { name: /OPCIÓN 2/ })).toBeChecked();
  await userEvent.keyboard('{Enter}');
  expect(choices).toEqual([{ helper: 'percentage', option: 2 }]);
});

test('options 1 to 3 are the last 3, 5 and 7 draws, with how many balls these had', async () => {
  const { choices } = await open('percentage');
  for (const name of ['OPCIÓN 1 · 3+1 JAS', 'OPCIÓN 2 · 5+1 JAS', 'OPCIÓN 3 · 7+1 JAS'])
    await expect.element(page.getByText(name)).toBeVisible();
  await expect.element(page.getByText('Entre las 10 bolillas de los últimos 3 sorteos.')).toBeVisible();
  await page.getByRole('radio', { name: /OPCIÓN 3/ }).click();
  await choose.click();
  expect(choices).toEqual([{ helper: 'percentage', option: 3 }]);
});

test('BOT 0 to 7: those of the special ball say where it comes from', async () => {
  const { choices } = await open('jas');
  await page.getByRole('button', { name: 'BOT 0 a 7' }).click();
  await expect.element(dialog('Escoja un BOT')).toBeVisible();
  expect(page.getByRole('radio').elements()).toHaveLength(8);
  await expect.element(page.getByRole('radio', { name: /^BOT 3/ })).toHaveFocus();
  await page.getByRole('radio', { name: /^BOT 7/ }).click();
  await expect
    .element(page.getByText('Powerball: 2 de juego, los que salieron en JA3; 24 afuera.'))
    .toBeVisible();
  await expect.element(page.getByText(/Tus bolillas se quedan/)).toBeVisible();
  await userEvent.keyboard('{Enter}');
  expect(choices).toEqual([{ helper: 'bot', source: ja3, bot: 7 }]);
  await page.getByRole('button', { name: 'Ver la tabla JAS' }).click();
  await expect.element(dialog('JAS')).toBeVisible();
});

test('a JA that is chosen in the table is chosen for its BOTs', async () => {
  const { choices } = await open('jas', null);
  await radio('JA2').click();
  await page.getByRole('button', { name: 'BOT 0 a 7' }).click();
  await expect.element(page.getByText(/que salieron en JA2/)).toBeVisible();
  await choose.click();
  expect(choices).toEqual([{ helper: 'bot', source: { kind: 'previous', draws: 2 }, bot: 3 }]);
});

test('a game of six balls: rows 6 to 0, BOT 0 to 5, and no switch', async () => {
  const { choices } = await open('jas', ja3, tinkaPast);
  await expect.element(radio('6 de juego, 0 afuera')).toBeVisible();
  await page.getByRole('button', { name: 'BOT 0 a 5' }).click();
  expect(page.getByRole('radio').elements()).toHaveLength(6);
  await page.getByRole('radio', { name: /^BOT 5/ }).click();
  await choose.click();
  expect(choices).toEqual([{ helper: 'bot', source: ja3, bot: 5 }]);
});

test('PRONÓSTICO of a game of six balls takes 0 to 6, and has no switch', async () => {
  const { choices } = await open('most-likely', ja3, tinkaPast);
  await expect.element(page.getByText('De 0 a 6')).toBeVisible();
  await expect.element(page.getByRole('switch')).not.toBeInTheDocument();
  await count.fill('6');
  await expect.poll(inRow).toHaveLength(6);
  await userEvent.keyboard('{Enter}');
  expect(choices).toEqual([{ helper: 'most-likely', source: ja3, count: 6, special: false }]);
});

test('PRONÓSTICO shows what is certain with its counts, what ties, and what chance gives', async () => {
  const { choices } = await open('most-likely');
  await expect.element(count).toHaveFocus();
  await expect.element(count).toHaveValue('3');
  await expect
    .element(page.getByText('Es solo un nombre: todas las bolillas tienen la misma probabilidad.'))
    .toBeVisible();
  expect(inRow()).toEqual([
    '233+, 3 veces',
    '?2 de las que empatan',
    '?',
    'azar2 bolillas al azar',
    'azar',
    'azarPowerball al azar',
  ]);
  await expect.element(page.getByText('Empatan con 2 veces las 12, 33 y 40: salen 2 al azar.')).toBeVisible();
  await expect.element(page.getByText('Las otras 2 salen al azar entre las 59 de afuera.')).toBeVisible();
  await page.getByRole('button', { name: 'Uno más' }).click();
  await expect
    .poll(inRow)
    .toEqual([
      '233+, 3 veces',
      '122, 2 veces',
      '332, 2 veces',
      '402, 2 veces',
      'azar1 bolilla al azar',
      'azarPowerball al azar',
    ]);
  await page.getByRole('switch', { name: 'Powerball de sorteos anteriores' }).click();
  await expect.element(page.getByText('El más repetido en JA3: 14 (2 veces)')).toBeVisible();
  await expect.poll(() => inRow().at(-1)).toBe('Powerball 142, 2 veces');
  await choose.click();
  expect(choices).toEqual([{ helper: 'most-likely', source: ja3, count: 4, special: true }]);
});

test('«Números a obtener» is one figure from 0 on: anything else empties it, and is asked for', async () => {
  const { choices } = await open('most-likely');
  for (const wrong of ['6', '33', 'x', '-1', '2.']) {
    await count.fill('2');
    await count.fill(wrong);
    await expect.element(count).toHaveValue('');
  }
  await choose.click();
  await expect.element(count).toHaveAccessibleDescription(/Escribe un número del 0 al 5\./);
  await expect.element(count).toHaveFocus();
  expect(choices).toEqual([]);
  await userEvent.keyboard('{ArrowUp}');
  await expect.element(count).toHaveValue('0');
  await expect.element(page.getByText('Las 5 salen al azar entre las 59 de afuera.')).toBeVisible();
  for (let press = 0; press < 7; press += 1) await userEvent.keyboard('{ArrowUp}');
  await expect.element(count).toHaveValue('5');
  await userEvent.keyboard('{Enter}');
  expect(choices).toEqual([{ helper: 'most-likely', source: ja3, count: 5, special: false }]);
});

test('the switch without a JA warns, and waits for one', async () => {
  const { choices } = await open('most-likely', null);
  await expect.element(page.getByText('Sin una JA, las 5 salen al azar.')).toBeVisible();
  const toggle = page.getByRole('switch', { name: 'Powerball de sorteos anteriores' });
  await toggle.click();
  await expect.element(warning).toBeVisible();
  await choose.click();
  expect(choices).toEqual([]);
  await expect.element(radio('JA1')).toHaveFocus();
  await radio('JA3').click();
  await expect.element(toggle).toBeChecked();
  await choose.click();
  expect(choices).toEqual([{ helper: 'most-likely', source: ja3, count: 3, special: true }]);
});

test('PRONÓSTICO begins with the draws that are chosen on the page, and goes back to them', async () => {
  const range = { kind: 'range', from: drawDate('2026-07-10'), to: drawDate('2026-07-11') } as const;
  const plays = powerballPast.groups[1] ?? { main: [], special: [] };
  const past = { ...powerballPast, chosen: { source: range, plays, draws: 2 } };
  const { choices } = await open('most-likely', range, past);
  const chosen = radio('JAS del 10/07/2026 al 11/07/2026');
  await expect.element(chosen).toBeChecked();
  await radio('JA1').click();
  await chosen.click();
  await choose.click();
  expect(choices).toEqual([{ helper: 'most-likely', source: range, count: 3, special: false }]);
});

test('special balls that came equally often are said, and drawn by lot', async () => {
  await open('most-likely', { kind: 'previous', draws: 2 });
  await page.getByRole('switch').click();
  await expect
    .element(page.getByText('Los más repetidos en JA2: 5 y 14 (1 vez). Uno de ellos, al azar.'))
    .toBeVisible();
  await expect.poll(() => inRow().at(-1)).toBe('?Powerball al azar');
});

test('while the draws before are not read, no pool is told as though it were empty', async () => {
  await open('jas', ja3, unknownPast(powerballPast));
  const unread = page.getByText('Leyendo los sorteos anteriores…');
  await expect.element(unread).toBeVisible();
  await expect.element(page.getByText(/De juego: /)).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'BOT 0 a 7' }).click();
  await expect.element(unread).toBeVisible();
});

test('on a small phone the row with the focus is not behind the buttons', async () => {
  await page.viewport(320, 568);
  await open('jas', null);
  await radio('0 de juego, 5 afuera').click();
  await userEvent.keyboard('{ArrowUp}{ArrowDown}');
  const [row, foot] = [radio('0 de juego, 5 afuera'), choose].map((one) =>
    one.element().getBoundingClientRect(),
  );
  expect(row?.bottom).toBeLessThan(foot?.top ?? 0);
});

test('numerology says its number before ENVIAR, for the draw that is played for', async () => {
  const { choices } = await open('numerology');
  const birth = page.getByLabelText('Nacimiento');
  await expect.element(birth).toHaveFocus();
  await expect.element(birth).toHaveValue('12/05/1990');
  await expect.element(page.getByLabelText('Sorteo')).toHaveValue('08/08/2026');
  await expect.element(page.getByLabelText('Sorteo')).toHaveAttribute('readonly');
  await expect.element(page.getByText('27 + 26 = 53; 5 + 3 = 8: Powerball 8')).toBeVisible();
  await birth.fill('31/02/1990');
  await page.getByRole('button', { name: 'ENVIAR' }).click();
  await expect.element(birth).toHaveFocus();
  await expect.element(birth).toBeInvalid();
  expect(choices).toEqual([]);
  await birth.fill('13/05/1990');
  await userEvent.keyboard('{Enter}');
  expect(choices).toEqual([{ helper: 'numerology', birth: '1990-05-13' }]);
});

test.for(['jas', 'bot', 'percentage', 'most-likely', 'numerology'] as const)(
  '%s stands in both themes, on phones with its buttons in sight, and Escape leaves it',
  async (kind) => {
    const { choices, closed } = await open(kind, null);
    await expectAccessible();
    await wear('dark');
    for (const screen of [desktop, phone, { width: 320, height: 568 }]) {
      await page.viewport(screen.width, screen.height);
      await expect
        .poll(() => document.querySelector('dialog')?.offsetWidth)
        .toBeLessThanOrEqual(screen.width);
      await expectFits();
      await expectAccessible();
    }
    const submit = kind === 'numerology' ? page.getByRole('button', { name: 'ENVIAR' }) : choose;
    if (kind !== 'numerology') await expect.element(submit).toBeInViewport({ ratio: 1 });
    enlargeText(200);
    await expectFits();
    await userEvent.keyboard('{Escape}');
    expect(closed()).toBe(1);
    expect(choices).toEqual([]);
  },
);
