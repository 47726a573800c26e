import { drawStructure } from '@bolillero/contract/calls/analytic';
import { listPlaySets, playsOfSet } from '@bolillero/contract/calls/play-sets';
import { ballsAt } from '@bolillero/domain/history/history';
import { wholeScope } from '@bolillero/domain/history/scope';
import { structure } from '@bolillero/domain/statistics/structure';
import { useState } from 'react';
import type { StudySearch } from '../../../api/study.ts';
import { expectAccessible } from '../../../testing/accessible.ts';
import { expectFits } from '../../../testing/fits.ts';
import { powerballHistory, serveHistory, studiedLottery } from '../../../testing/history.ts';
import { wear } from '../../../testing/scheme.ts';
import { refusal } from '../../../testing/server.ts';
import { show } from '../../../testing/show.tsx';
import { afterEach, desktop, expect, page, phone, test, userEvent } from '../../../testing/test.ts';
import StructureStudy from './StructureStudy.tsx';

const history = powerballHistory(1390);
/** What the engine answers. */
const found = structure(wholeScope(history));
const newest = ballsAt(history, history.length - 1);

function Example({ initial = {} }: { initial?: StudySearch }) {
  const [search, setSearch] = useState<StudySearch>(initial);
  return (
    <main>
      <h1>Powerball</h1>
      <StructureStudy
        lottery={studiedLottery}
        series={{ id: 1, type: 0 }}
        search={search}
        onShowDraw={() => {}}
        onSearch={(changed) => setSearch({ ...search, ...changed })}
      />
    </main>
  );
}

const picture = (title: string) => page.getByRole('group', { name: new RegExp(`^${title}`) });
const counts = (title: string) =>
  [...picture(title).element().querySelectorAll('rect[data-count]')].map((bar) =>
    Number(bar.getAttribute('data-count')),
  );
/** The first value of the column in which the slip stands. */
const tinted = (title: string) =>
  picture(title).element().querySelector('[data-slip]')?.getAttribute('data-slip');

const screens = [phone, desktop].flatMap((screen) =>
  (['light', 'dark'] as const).map((scheme) => ({ ...screen, scheme })),
);

afterEach(() => wear('light'));

test.for(screens)(
  'six pictures of what came, and what kind a slip is, $width wide, $scheme',
  async ({ width, height, scheme }, { server }) => {
    await wear(scheme);
    await page.viewport(width, height);
    serveHistory(server, history);
    await show(<Example initial={{ clase: '7-14-21-35-49+9' }} />);
    const bars = [found.odd, found.low, found.consecutive, found.repeats, found.sum, found.spanByFour]
      .flat()
      .filter(({ expected }) => expected >= 5);
    const outside = bars.filter(({ count, low, high }) => count < low || count > high).length;
    await expect
      .element(page.getByText(/^Los sorteos se reparten como dice el azar/))
      .toHaveTextContent(
        `Los sorteos se reparten como dice el azar: de ${bars.length} barras, ${outside === 1 ? '1 se sale' : `${outside} se salen`} de su franja; lo normal son 3.`,
      );
    expect(counts('Impares')).toEqual(found.odd.map(({ count }) => count));
    expect(counts('Bajas \\(1 a 34\\)')).toEqual(found.low.map(({ count }) => count));
    expect(counts('Suma').reduce((sum, count) => sum + count, 0)).toBe(1390);
    await expect
      .element(page.getByText('4 impares, 3 bajas, suma 126: así sale 1 de cada 20 sorteos.'))
      .toBeVisible();
    await expect
      .element(
        page.getByText(
          'Ninguna clase es más probable que su parte: cada cartilla de esta clase tiene la misma probabilidad que cualquier otra, 1 en 292,201,338.',
        ),
      )
      .toBeVisible();
    const shared = [7, 14, 21, 35, 49].filter((ball) => newest.includes(ball)).length;
    await expect.poll(() => tinted('Repetidas')).toBe(String(shared));
    expect(['Impares', 'Bajas', 'Vecinas', 'Suma', 'Amplitud'].map(tinted)).toEqual([
      '4',
      '3',
      '0',
      '121',
      '40',
    ]);
    // a player's own slip comes first on a phone, last on a desktop
    const [slip, first] = [page.getByRole('region', { name: 'Tu cartilla' }), picture('Impares')].map(
      (part) => part.element().getBoundingClientRect().top,
    );
    expect((slip ?? 0) < (first ?? 0)).toBe(width === phone.width);
    await expectFits();
    await expectAccessible();
  },
);

test('with the keyboard each bar is announced; T shows the table', async ({ server }) => {
  serveHistory(server, history);
  await show(<Example />);
  await expect.element(picture('Impares')).toBeVisible();
  (picture('Impares').element() as HTMLElement).focus();
  await userEvent.keyboard('{End}{ArrowLeft}{ArrowLeft}');
  const { count, expected, low, high } = found.odd[3] ?? { count: 0, expected: 0, low: 0, high: 0 };
  const place =
    count > high
      ? 'por encima de la franja'
      : count < low
        ? 'por debajo de la franja'
        : 'dentro de la franja';
  await expect
    .element(page.getByText(/^3 impares: .* sorteos, esperado/))
    .toHaveTextContent(`3 impares: ${count} sorteos, esperado ${expected.toFixed(1)}, ${place}`);
  await userEvent.keyboard('t');
  const rows = page.getByRole('table', { name: 'Impares' }).getByRole('row');
  await expect.element(rows.nth(6)).toBeVisible();
  expect([...rows.nth(4).element().children].map(({ textContent }) => textContent).slice(0, 3)).toEqual([
    '3',
    String(count),
    expected.toFixed(1),
  ]);
  await expectAccessible();
});

test('without a slip one is brought from the favourites', async ({ server }) => {
  serveHistory(server, history);
  server.serve(listPlaySets, {
    data: [{ id: 5, name: 'La de siempre', lottery_id: 1, type: 0, plays: 1, price: '3.00' }],
  });
  server.serve(playsOfSet, {
    data: [{ numbers: [5, 16, 37, 48, 65], bExtra: 9, potenciador: false }],
  });
  await show(<Example />);
  await expect.element(page.getByText('Trae una cartilla para ver de qué clase es.')).toBeVisible();
  await page.getByRole('button', { name: 'Traer una favorita' }).click();
  await page.getByRole('button', { name: /^La de siempre/ }).click();
  await page.getByRole('button', { name: /^Ver la clase de 5-16-37-48-65/ }).click();
  await expect
    .element(page.getByText('3 impares, 2 bajas, suma 171: así sale 1 de cada 9 sorteos.'))
    .toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Cambiar cartilla' })).toBeVisible();
});

test('few draws say nothing; dates without a draw are taken away', async ({ server }) => {
  serveHistory(server, powerballHistory(4));
  await show(<Example initial={{ from: '2030-01-01' }} />);
  await page.getByRole('button', { name: 'Quitar fechas' }).click();
  await expect
    .element(page.getByText('Con 4 sorteos todavía no se puede decir nada: ninguna barra espera 5 sorteos.'))
    .toBeVisible();
});

test('what could not be loaded is asked for again', async ({ server }) => {
  server.serve(drawStructure, refusal('internal-error'));
  await show(<Example />);
  await expect.element(page.getByText('No se pudo cargar este gráfico.').first()).toBeVisible();
  serveHistory(server, history);
  await page.getByRole('button', { name: 'Reintentar' }).first().click();
  await expect.element(picture('Impares')).toBeVisible();
});
