import { chartTexts as texts } from '@bolillero/texts/charts';
import { useState } from 'react';
import { expectAccessible } from '../../testing/accessible.ts';
import { show } from '../../testing/show.tsx';
import { desktop, expect, page, phone, test, userEvent } from '../../testing/test.ts';
import { BarChart } from './BarChart.tsx';
import { ChartCard } from './ChartCard.tsx';
import { chartImage } from './chart-image.ts';
import type { ChartTable } from './chart-table.ts';
import { RankedBars } from './RankedBars.tsx';

const bars = Array.from({ length: 69 }, (_, at) => ({
  label: String(at + 1),
  count: at === 60 ? 124 : at === 12 ? 75 : 95 + (at % 9),
  expected: 100.7,
  low: 81.8,
  high: 119.7,
}));
const table = (): ChartTable => ({
  title: 'Bolillas de Powerball',
  columns: [
    { heading: 'Bolilla', kind: 'number' },
    { heading: 'Veces', kind: 'number' },
    { heading: 'Esperado', kind: 'number', decimals: 1 },
  ],
  rows: bars.map(({ label, count, expected }) => [Number(label), count, expected]),
});

function Bolillas({ onChosen }: { readonly onChosen?: (label: string) => void }) {
  const [chosen, setChosen] = useState<string>();
  return (
    <ChartCard
      title="Bolillas"
      help="Cada barra es una bolilla."
      scope="1,390 sorteos · TRADICIONAL"
      height={240}
      query={{ data: bars, error: null, refetch: () => undefined }}
    >
      {(data) => ({
        sentence: '2 de las 69 bolillas se salen de la franja del azar.',
        legend: texts.chance(100.7, 81.8, 119.7),
        picture: (
          <BarChart
            label="Bolillas"
            bars={data}
            folds
            chosen={chosen}
            onChoose={(label) => {
              setChosen(label);
              onChosen?.(label);
            }}
          />
        ),
        note: 'Toca una barra para ver sus fechas.',
        table,
        all: 'Ver las 69 bolillas',
      })}
    </ChartCard>
  );
}

const plot = () => page.getByRole('group', { name: /^Bolillas/ });

for (const [name, screen] of Object.entries({ desktop, phone })) {
  test(`bars are read with the keyboard alone, and as a table (${name})`, async () => {
    await page.viewport(screen.width, screen.height);
    const chosen: string[] = [];
    await show(<Bolillas onChosen={(label) => chosen.push(label)} />);
    await expect.element(plot()).toBeVisible();
    await expectAccessible();
    plot().element().dispatchEvent(new FocusEvent('focus'));
    (plot().element() as HTMLElement).focus();
    await expect
      .element(page.getByText('Bolilla 1: 95 veces, esperado 100.7, dentro de la franja'))
      .toBeInTheDocument();
    await userEvent.keyboard('{End}{ArrowLeft}');
    await expect
      .element(page.getByText('Bolilla 68: 99 veces, esperado 100.7, dentro de la franja'))
      .toBeInTheDocument();
    await userEvent.keyboard('{Home}');
    for (let at = 0; at < 12; at += 1) await userEvent.keyboard('{ArrowRight}');
    await expect
      .element(page.getByText('Bolilla 13: 75 veces, esperado 100.7, por debajo de la franja'))
      .toBeInTheDocument();
    await userEvent.keyboard('{Enter}');
    expect(chosen).toEqual(['13']);
    await userEvent.keyboard('t');
    await expect.element(page.getByRole('columnheader', { name: 'Veces' })).toBeVisible();
    await page.getByRole('button', { name: 'Veces' }).click();
    await expect.element(page.getByRole('row').nth(1)).toHaveTextContent('61124100.7');
    await expectAccessible();
    await page.getByRole('button', { name: texts.asChart, exact: true }).click();
    await expect.element(plot()).toBeVisible();
  });
}

test('a tap takes the nearest bar, in the second row too', async () => {
  await page.viewport(phone.width, phone.height);
  const chosen: string[] = [];
  await show(<Bolillas onChosen={(label) => chosen.push(label)} />);
  await expect.element(plot()).toBeVisible();
  const box = plot().element().getBoundingClientRect();
  await plot().click({ position: { x: box.width - 12, y: box.height - 60 } });
  expect(chosen).toEqual(['69']);
  await plot().click({ position: { x: 36, y: 60 } });
  expect(chosen).toEqual(['69', '1']);
});

test('the help is told and taken back', async () => {
  await show(<Bolillas />);
  await page.getByRole('button', { name: `${texts.help}: Bolillas` }).click();
  await expect.element(page.getByText('Cada barra es una bolilla.')).toBeVisible();
  await page.getByRole('button', { name: `${texts.help}: Bolillas` }).click();
  await expect.element(page.getByText('Cada barra es una bolilla.')).not.toBeInTheDocument();
});

test('what fails says so at the same height, and is asked again; without draws the dates can go', async () => {
  let asked = 0;
  let cleared = 0;
  await show(
    <>
      <ChartCard
        title="Bolillas"
        scope=""
        height={240}
        query={{
          data: undefined as number | undefined,
          error: new Error(),
          refetch: () => {
            asked += 1;
          },
        }}
      >
        {() => ({ picture: null })}
      </ChartCard>
      <ChartCard
        title="Parejas"
        scope=""
        height={240}
        query={{ data: 0, error: null, refetch: () => undefined }}
        isEmpty={(draws) => draws === 0}
        onClearDates={() => {
          cleared += 1;
        }}
      >
        {() => ({ picture: null })}
      </ChartCard>
    </>,
  );
  await expect.element(page.getByText(texts.failed)).toBeVisible();
  await page.getByRole('button', { name: texts.retry }).click();
  expect(asked).toBe(1);
  await expect.element(page.getByText(texts.empty)).toBeVisible();
  await page.getByRole('button', { name: texts.clearDates }).click();
  expect(cleared).toBe(1);
  await expectAccessible();
});

test('the first of many stand beside what chance gives the first', async () => {
  const chosen: string[] = [];
  await show(
    <RankedBars
      label="Parejas"
      nameOf={([one, other]) => `Pareja ${one} y ${other}`}
      bars={[
        { balls: [21, 32], count: 15, expected: 5.9, low: 1.2, high: 10.7 },
        { balls: [37, 44], count: 14, expected: 5.9, low: 1.2, high: 10.7 },
      ]}
      first={{ low: 14, high: 19 }}
      onChoose={(balls) => chosen.push(balls)}
    />,
  );
  await expect.element(page.getByText('la 1.ª, al azar: 14 a 19')).toBeInTheDocument();
  (page.getByRole('group', { name: /^Parejas/ }).element() as HTMLElement).focus();
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(chosen).toEqual(['37-44']);
  await expect
    .element(page.getByText('Pareja 37 y 44: 14 veces, esperado 5.9, por encima de la franja'))
    .toBeInTheDocument();
  await expectAccessible();
});

test('a chart is saved as a picture, with words and colours of the screen', async () => {
  await show(<Bolillas />);
  await expect.element(plot()).toBeVisible();
  const frame = plot().element().parentElement;
  const blob = await chartImage(frame, {
    title: 'Bolillas',
    sentence: 'Dos se salen.',
    scope: '1,390 sorteos',
  });
  const image = await createImageBitmap(blob);
  expect(image.width).toBeGreaterThan(700);
  const canvas = document.createElement('canvas');
  canvas.width = image.width;
  canvas.height = image.height;
  const context = canvas.getContext('2d');
  context?.drawImage(image, 0, 0);
  const pixels = context?.getImageData(0, 0, image.width, image.height).data ?? [];
  const felt = [14, 107, 80];
  let full = 0;
  for (let at = 0; at < pixels.length; at += 4) {
    if (felt.every((value, channel) => pixels[at + channel] === value)) full += 1;
  }
  // the one bar above the band is full felt: some thousands of pixels
  expect(full).toBeGreaterThan(2000);
});
