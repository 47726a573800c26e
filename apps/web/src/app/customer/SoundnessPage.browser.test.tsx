import { oneLottery } from '@bolillero/contract/calls/lotteries';
import { historySoundness } from '@bolillero/contract/calls/soundness';
import { appSettings } from '@bolillero/contract/calls/system';
import type { Locator } from 'vitest/browser';
import { expectAccessible } from '../../testing/accessible.ts';
import { powerballDetail } from '../../testing/powerball.ts';
import { wear } from '../../testing/scheme.ts';
import type { Server } from '../../testing/server.ts';
import { settings } from '../../testing/settings.ts';
import { visit } from '../../testing/show.tsx';
import { doubtful, sound } from '../../testing/soundness.ts';
import { expect, page, test } from '../../testing/test.ts';

function serve(server: Server): void {
  server.serve(appSettings, settings);
  server.serve(oneLottery, { data: powerballDetail });
}
const generated = { ...sound, verdict: 'generated' as const, demo: 3838 };
const kind = (name: string) => page.getByRole('region', { name });

const says = async (where: Locator, text: string) =>
  await expect.element(where.getByText(text, { exact: false })).toBeVisible();

test('what is doubtful is said first, then each kind with its dates, what it means and what was done', async ({
  server,
}) => {
  serve(server);
  server.serve(historySoundness, { data: doubtful });
  await visit('/historia/1/power_balls');
  const main = page.getByRole('main');
  await says(
    main,
    'Historia por revisar: 1 sorteo no cumple las reglas de su fecha, una combinación está en dos sorteos seguidos, otra fuente dice algo distinto de 1 sorteo, faltan 38 de los 3,838 sorteos que espera el calendario y 350 sorteos tienen una fecha que el calendario no conoce.',
  );
  await says(main, 'qué hicimos con ellos. No se inventa ningún resultado.');
  await says(main, 'Las estadísticas cuentan desde el 07/10/2015: 1,390 sorteos, y no falta ninguno.');
  await expectAccessible();
  await wear('dark');
  await expectAccessible();

  const missing = kind('Sorteos que faltan');
  await says(missing, 'Faltan 38 sorteos, en 14 tramos.');
  await says(missing, 'Del 18/03/2020 al 27/05/2020: 21 sorteos');
  await expect.element(missing.getByText('03/01/2011')).not.toBeVisible();
  await missing.getByText('Ver 4 más').click();
  await expect.element(missing.getByText('03/01/2011')).toBeVisible();

  await says(kind('Fechas fuera del calendario'), 'Se ven los 100 más recientes de 350.');
  await says(
    kind('Sorteos que no cumplen las reglas de su fecha'),
    'La bolilla 69 no existía en esa fecha: iban de 1 a 59.',
  );
  await says(kind('Combinaciones que ya habían salido'), 'Son dos sorteos seguidos: hay que revisarlos.');
  await expect
    .element(kind('Combinaciones que ya habían salido').getByRole('link', { name: '03/08/2026' }))
    .toHaveAttribute('href', '/ultimos-resultados/1/power_balls?fecha=2026-08-03');
  await says(kind('Fuentes que dicen otra cosa'), 'Según data.ny.gov');
});

test('a sound history says so, that a repeat is no fault, and its other series is one tap away', async ({
  server,
}) => {
  serve(server);
  server.serve(historySoundness, ({ query }) => (query.type === '1' ? { data: generated } : { data: sound }));
  await visit('/historia/1/power_balls');
  const main = page.getByRole('main');
  await says(
    main,
    'Historia sólida: están los 3,838 sorteos que espera el calendario, y nada en ellos es dudoso.',
  );
  await says(
    kind('Combinaciones que ya habían salido'),
    '1 pareja de sorteos tiene las mismas bolillas principales. En una historia así de larga, el azar da en promedio 1.33.',
  );
  await says(kind('Sorteos que faltan'), 'No falta ninguno.');
  await page.getByRole('link', { name: 'REZAGADOS' }).click();
  await says(main, 'Estos sorteos se inventaron para la demostración');
});

test('without draws it says so and lists nothing', async ({ server }) => {
  serve(server);
  const empty = { ...sound, verdict: 'empty' as const, draws: 0, expected: 0, from: null, to: null };
  server.serve(historySoundness, { data: empty });
  await visit('/historia/1/power_balls');
  await expect.element(page.getByText('Aún no hay sorteos de esta serie.')).toBeVisible();
  await expect.element(kind('Sorteos que faltan')).not.toBeInTheDocument();
});
