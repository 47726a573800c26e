import type { Matrix } from '@bolillero/domain/games/matrix';
import { expectAccessible } from '../../../../testing/accessible.ts';
import { show } from '../../../../testing/show.tsx';
import { desktop, expect, page, phone, test, userEvent } from '../../../../testing/test.ts';
import { colorScheme } from '../../../../theme/color-scheme.ts';
import { LegendWindow } from './LegendWindow.tsx';

const powerball: Matrix = { balls: 5, size: 69, special: { kind: 'own-drum', size: 26 } };
const tinka: Matrix = { balls: 6, size: 53, special: { kind: 'same-drum' } };
const florida: Matrix = { balls: 6, size: 53, special: { kind: 'none' } };

const legend = page.getByRole('dialog', { name: 'LEYENDA' });
const group = (name: string) => legend.getByRole('region', { name, exact: true });
const namesOf = (name: string) =>
  group(name)
    .getByRole('listitem')
    .elements()
    .map((row) => row.querySelector('strong')?.textContent);

const open = (matrix: Matrix, specialName: string, onClose = () => {}) =>
  show(<LegendWindow matrix={matrix} accent="red" specialName={specialName} onClose={onClose} />);

for (const [scheme, { width, height }] of [
  ['light', phone],
  ['dark', desktop],
] as const) {
  test(`everything that the pages draw is told in its own shape, ${scheme}, ${width} wide`, async () => {
    await page.viewport(width, height);
    colorScheme.choose(scheme);
    let closed = 0;
    await open(powerball, 'Powerball', () => (closed += 1));
    await expect.element(legend).toBeVisible();
    expect(namesOf('Bolillas')).toEqual([
      'Elegida por ti',
      'Caliente',
      'Fría',
      'De un par',
      'Copiada de un resultado',
      'Powerball',
      'Lugar libre',
    ]);
    expect(namesOf('Cartillas')).toContain('Falta el Powerball');
    const shapes = [...group('Colores').element().querySelectorAll('[data-badge]')];
    expect(shapes.map((shape) => shape.getAttribute('data-badge'))).toEqual(['1', '2', '3+', '2']);
    await expect
      .element(legend.getByText('Colores y marcas cuentan lo que pasó. No dicen lo que saldrá.'))
      .toBeInTheDocument();
    await expectAccessible();
    await userEvent.keyboard('{Escape}');
    expect(closed).toBe(1);
  });
}

test('a ball that nobody picks is told as such', async () => {
  await open(tinka, 'Boliyapa');
  const row = group('Bolillas').getByRole('listitem').filter({ hasText: 'Boliyapa' });
  await expect.element(row).toMatchTextContent(/No se elige; cuenta si está entre tus números\./);
  expect(namesOf('Cartillas').join()).not.toContain('Boliyapa');
});

test('a lottery without a special ball has no word of one', async () => {
  await open(florida, '');
  await expect.element(legend).toBeVisible();
  expect(namesOf('Bolillas')).toHaveLength(6);
  expect(namesOf('Cartillas').join()).not.toContain('Falta el');
});
