import { moreFrequent } from '@bolillero/contract/calls/analytic';
import { expectAccessible } from '../../../testing/accessible.ts';
import type { Server } from '../../../testing/server.ts';
import { show } from '../../../testing/show.tsx';
import { expect, page, test } from '../../../testing/test.ts';
import { FrequencyTable } from './FrequencyTable.tsx';

const series = { id: 1, type: 0 } as const;
const table = <FrequencyTable series={series} drum="main" title="Frecuencias" balls={69} accent="red" />;

/** Three balls: one came more than is usual, one less, one as usual. */
function serve(server: Server, expected: number, pValue: number | null) {
  server.serve(moreFrequent, {
    labels: ['61', '13', '28'],
    data: [Math.round(expected * 2), Math.round(expected), 0],
    appearances: [],
    expected: [expected, expected, expected],
    low: [1, 1, 1].map((low) => Math.min(low, expected / 2)),
    high: [1, 1, 1].map(() => expected * 1.5),
    chi_square: { statistic: 70, degrees: 68, p_value: pValue },
    outside_expected: 3.4,
    draws: 1390,
    from: '2015-10-07',
    to: '2026-08-05',
  });
}

test('the balls outside what is usual are named, beside how many chance puts there', async ({ server }) => {
  serve(server, 100.7, 0.004);
  await show(table);
  await expect
    .element(page.getByText(/1,390 sorteos/))
    .toHaveTextContent(
      '1,390 sorteos, del 07/10/2015 al 05/08/2026. La 61 y la 28 salieron más o menos de lo habitual. Por puro azar, eso les pasa a unas 3 o 4 de las 3. El azar solo produce diferencias así de grandes, o más, menos de 1 de cada 100 veces.',
    );
  const place = (at: number) => page.getByRole('row').nth(at).getByRole('cell').last();
  await expect.element(place(1)).toHaveTextContent('más de lo habitual');
  expect(place(2).element().textContent).toBe('');
  await expect.element(place(3)).toHaveTextContent('menos de lo habitual');
  await expectAccessible();
});

test('of few draws nothing is said but that', async ({ server }) => {
  serve(server, 4.9, null);
  await show(table);
  await expect
    .element(page.getByText(/1,390 sorteos/))
    .toHaveTextContent(
      '1,390 sorteos, del 07/10/2015 al 05/08/2026. Con tan pocos sorteos estas cuentas todavía no dicen nada.',
    );
  await expect.element(page.getByText(/de lo habitual$/)).not.toBeInTheDocument();
});
