import { analysisSample, forecastSample, resultsSample } from '@bolillero/contract/calls/samples';
import { listPromotions, type Promotion, validSubscription } from '@bolillero/contract/calls/subscriptions';
import { drawAt } from '@bolillero/domain/history/history';
import { wholeScope } from '@bolillero/domain/history/scope';
import { frequency } from '@bolillero/domain/statistics/counts';
import { expectedFrequency } from '@bolillero/domain/statistics/expected';
import { previousPlaysBefore } from '@bolillero/domain/statistics/previous-plays';
import { mostFrequent } from '@bolillero/domain/statistics/ranking';
import { expectAccessible } from '../../../testing/accessible.ts';
import { powerballHistory, studiedLottery } from '../../../testing/history.ts';
import { enter } from '../../../testing/people.ts';
import { wear } from '../../../testing/scheme.ts';
import type { Server } from '../../../testing/server.ts';
import { show } from '../../../testing/show.tsx';
import { beforeEach, desktop, expect, page, phone, test } from '../../../testing/test.ts';
import type { SubscriberMenu } from '../api.ts';
import { SubscriberGate } from './SubscriberGate.tsx';

const history = powerballHistory(400);
const scope = wholeScope(history);
const pack = (months: number, price: string, total: string): Promotion => ({
  id: months,
  months,
  price,
  total,
  saving: 0,
  r: 14,
  g: 107,
  b: 80,
});
const dates = { from: drawAt(history, 0).date, to: '2026-08-05' };

beforeEach<{ server: Server }>(({ server }) => {
  enter();
  server.serve(validSubscription, { ok: false });
  server.serve(listPromotions, { data: [pack(1, '30.00', '30.00'), pack(12, '21.00', '252.00')] });
});

/** Answers the samples of a history as the engine would. */
function serveSamples(server: Server) {
  const counts = frequency(scope, 'main');
  const [first] = mostFrequent(counts, 69, 1);
  const labels = Array.from({ length: 35 }, (_, at) => (first && first.ball > 34 ? 35 : 1) + at);
  const chance = labels.map((ball) => expectedFrequency(scope, 'main', ball));
  server.serve(analysisSample, {
    first: first ? { balls: [first.ball], count: first.count } : null,
    labels,
    data: labels.map((ball) => counts[ball] ?? 0),
    expected: chance.map(({ expected }) => expected),
    low: chance.map(({ low }) => low),
    high: chance.map(({ high }) => high),
    draws: 400,
    ...dates,
  });
  const last = drawAt(history, 399);
  const ja = previousPlaysBefore(scope, last.date, 5, 'main');
  server.serve(resultsSample, {
    data: {
      fecha: last.date,
      numbers: [...last.balls],
      bRed: last.special,
      ja: ja.map(({ ball, count }) => ({ balls: ball, count })),
      expected: (5 * ja.length) / 69,
    },
  });
  server.serve(forecastSample, {
    data: { tickets: 2000, helper: 731, random: 715, expected: 724.6, low: 660, high: 790 },
    draws: 400,
    ...dates,
  });
  return { first, came: last.balls.filter((ball) => ja.some((one) => one.ball === ball)).length };
}

const notice = (menu: SubscriberMenu) => (
  <main>
    <h1>Analítica</h1>
    <SubscriberGate
      menu={menu}
      lottery={studiedLottery}
      series={0}
      action={<a href="/perfil">Suscribirse</a>}
      free={<a href="/ultimos-resultados">Ver los últimos resultados, sin suscripción</a>}
    >
      <p>abierto</p>
    </SubscriberGate>
  </main>
);
const advert = page.getByRole('region', { name: 'SUSCRÍBETE Y TEN ACCESO A :' });

for (const scheme of ['light', 'dark'] as const) {
  test.for([phone, desktop])(
    `price, true odds and the sample of the menu that was opened ($width wide, ${scheme})`,
    async ({ width, height }, { server }) => {
      await page.viewport(width, height);
      await wear(scheme);
      const { first } = serveSamples(server);
      await show(notice('analysis'));
      await expect.element(page.getByText('¡Solo para suscriptores!')).toBeVisible();
      await expect.element(advert.getByText('Muestra real · Powerball')).toBeVisible();
      await expect
        .element(
          advert.getByText(new RegExp(`^La ${first?.ball} salió ${first?.count} veces, la que más\\.`)),
        )
        .toBeVisible();
      await expect.element(advert.getByText('$30.00 al mes', { exact: true })).toBeVisible();
      await expect
        .element(
          advert.getByText(
            'o $21.00 al mes si pagas 12 meses ($252.00). Se paga una vez y no se renueva sola.',
          ),
        )
        .toBeVisible();
      await expect.element(advert.getByText(/Pozo de Powerball: 1 en 292,201,338\.$/)).toBeVisible();
      await expect.element(advert.getByText('Muestra real · Powerball')).toBeVisible();
      await expect
        .element(advert.getByRole('group', { name: /^Veces que salió cada bolilla/ }))
        .toBeVisible();
      await expectAccessible();
      await wear('light');
    },
  );
}

test('of the results the newest slip beside the five draws before it', async ({ server }) => {
  const { came } = serveSamples(server);
  await show(notice('results'));
  await expect.element(advert.getByText(new RegExp(`^${came} de 5 venían de JA5`))).toBeVisible();
  await expect
    .element(advert.getByRole('list', { name: /^Sorteo del/ }).getByRole('listitem'))
    .toHaveLength(6);
  await expectAccessible();
});

test('of the forecasts a helper beside chance', async ({ server }) => {
  serveSamples(server);
  await show(notice('forecast'));
  await expect
    .element(
      advert.getByText(
        'Mayor Probabilidad con JA10 acertó 731 bolillas en 400 sorteos; las mismas cartillas al azar, 715.',
      ),
    )
    .toBeVisible();
  await expect.element(advert.getByText(/caen entre 660 y 790\.$/)).toBeVisible();
  await expectAccessible();
});

test('without draws enough, and without packages, nothing stands in their place', async ({ server }) => {
  server.serve(analysisSample, {
    first: null,
    labels: [],
    data: [],
    expected: [],
    low: [],
    high: [],
    draws: 3,
    from: '2026-08-01',
    to: '2026-08-05',
  });
  server.serve(listPromotions, { data: [] });
  await show(notice('analysis'));
  await expect.element(advert.getByText('Pronóstico Mix')).toBeVisible();
  await expect.element(advert.getByText(/Muestra real/)).not.toBeInTheDocument();
  await expect.element(advert.getByText(/al mes/)).not.toBeInTheDocument();
  await expectAccessible();
});

test('subscribers read none of it', async ({ server }) => {
  server.serve(validSubscription, { ok: true, dias: 20 });
  await show(notice('analysis'));
  await expect.element(page.getByText('abierto')).toBeVisible();
  await expect.element(advert).not.toBeInTheDocument();
});

test.for([phone, desktop])(
  'nothing moves when the sample comes, $width wide',
  async ({ width, height }, { server }) => {
    await page.viewport(width, height);
    serveSamples(server);
    let come = () => {};
    const held = new Promise<void>((resolve) => {
      come = resolve;
    });
    server.serve(forecastSample, async () => {
      await held;
      return {
        data: { tickets: 2000, helper: 731, random: 715, expected: 724.6, low: 660, high: 790 },
        draws: 400,
        ...dates,
      };
    });
    await show(notice('forecast'));
    await expect.element(advert.getByText('$30.00 al mes', { exact: true })).toBeVisible();
    const place = () => advert.getByText('Pronóstico Mix').element().getBoundingClientRect().top;
    const before = place();
    come();
    await expect.element(advert.getByText(/caen entre 660 y 790\.$/)).toBeVisible();
    expect(Math.abs(place() - before)).toBeLessThan(4);
  },
);
