import { listLotteries, oneLottery } from '@bolillero/contract/calls/lotteries';
import { validSubscription } from '@bolillero/contract/calls/subscriptions';
import { expectAccessible } from '../../../testing/accessible.ts';
import { serveCart } from '../../../testing/cart.ts';
import { serveCounts } from '../../../testing/counts.ts';
import { serveForecasts } from '../../../testing/forecast.ts';
import { powerballHistory } from '../../../testing/history.ts';
import { enter, rosa } from '../../../testing/people.ts';
import { forgetGuideAnswer, panel, servePlayPage } from '../../../testing/play-page.ts';
import { powerball, powerballDetail } from '../../../testing/powerball.ts';
import type { Server } from '../../../testing/server.ts';
import { visit } from '../../../testing/show.tsx';
import { beforeEach, desktop, expect, page, phone, test, userEvent } from '../../../testing/test.ts';
import { tourStep, walkTour } from '../../../testing/tour.ts';

const address = '/loteria/1/power_balls/normal/mix';
const history = powerballHistory(30);
const guide = page.getByRole('button', { name: 'Guía', exact: true });
const sheet = page.getByRole('button', { name: 'Ayudas' });
const slips = page.getByRole('region', { name: 'Cartilla 1' });

const withoutDrum = { special_kind: 'same-drum', sub_length: 0, selectNumber: 6, size: 53 } as const;

const titles = [
  'El sorteo',
  'La serie',
  'Tu cartilla',
  'Colores y marcas',
  'Ayuda',
  'LEYENDA',
  'Añadir',
  'Limpiar',
  'Eliminar',
  'JA1 a JA10',
  'Jugadas Anteriores',
  'JAS',
  'BOT',
  '3/5/7+1 JAS',
  'PRONÓSTICO MAYOR',
  'ZONAS POSIBLES',
  'Caliente, fría y par',
  'Marcar cartilla',
  'Sugerencias de pares',
  'NÚMEROS JUGADOS',
  'Tu apuesta',
];

beforeEach<{ server: Server }>(({ server }) => {
  servePlayPage(server);
  serveForecasts(server, history);
  serveCounts(server, history);
  server.serve(validSubscription, { ok: true });
  server.serve(listLotteries, [powerball]);
  enter({ ...rosa, type: 1 });
});

for (const [name, screen] of [
  ['phone', phone],
  ['wide screen', desktop],
] as const) {
  const isPhone = screen === phone;

  test(`twenty-one steps on a ${name}`, async () => {
    await page.viewport(screen.width, screen.height);
    await visit(address);
    await expect.element(slips).toBeVisible();
    if (isPhone) await sheet.click();
    await guide.click();
    await expect.element(tourStep).toHaveAccessibleName('El sorteo');
    await expectAccessible();
    const steps = await walkTour();
    expect(steps.map(({ title }) => title)).toEqual(titles);
    const said = new Map(steps.map(({ title, text }) => [title, text]));
    expect(said.get('La serie')).toMatch(/^TRADICIONAL y REZAGADOS son dos sorteos/);
    expect(said.get('Tu cartilla')).toBe('Toca 5 bolillas y tu Powerball. Toca otra vez para quitar.');
    expect(said.get('BOT')).toMatch(/^Lo mismo, ya preparado: BOT 0 a 5; 6 y 7 para tu Powerball\./);
    expect(said.get('NÚMEROS JUGADOS')).not.toContain('Excel');
    // what a phone keeps behind a button is told there
    const behind = steps.filter(({ text }) => text.endsWith('Está en Ayudas.')).map(({ title }) => title);
    expect(behind).toEqual(
      isPhone
        ? [
            'Ayuda',
            'LEYENDA',
            'Limpiar',
            'Eliminar',
            'JAS',
            'BOT',
            '3/5/7+1 JAS',
            'Marcar cartilla',
            'NÚMEROS JUGADOS',
          ]
        : [],
    );
    await userEvent.keyboard('{ArrowLeft}');
    await expect.element(tourStep).toHaveAccessibleName('NÚMEROS JUGADOS');
    await tourStep.getByRole('button', { name: 'Salir' }).click();
    await expect.element(tourStep).not.toBeInTheDocument();
    await expect.element(isPhone ? sheet : guide).toHaveFocus();
  });

  test(`as many on a ${name} of a lottery with one series and no special ball to pick`, async ({
    server,
  }) => {
    const one = { hasDoublePlay: false, multipliers: [] };
    server.serve(oneLottery, { data: { ...powerballDetail, ...withoutDrum, ...one } });
    serveCart(server, [], 'Estados Unidos');
    await page.viewport(screen.width, screen.height);
    await visit(address);
    await expect.element(slips).toBeVisible();
    if (isPhone) await sheet.click();
    await guide.click();
    const steps = await walkTour();
    expect(steps.map(({ title }) => title)).toEqual(titles);
    const said = new Map(steps.map(({ title, text }) => [title, text]));
    expect(said.get('La serie')).toBe('Esta lotería tiene una sola serie: TRADICIONAL.');
    expect(said.get('Tu cartilla')).toBe('Toca 6 bolillas. Toca otra vez para quitar.');
    expect(said.get('BOT')).toMatch(/^Lo mismo, ya preparado: BOT 0 a 5\./);
    expect(said.get('NÚMEROS JUGADOS')).toContain('También PDF y Excel.');
    await tourStep.getByRole('button', { name: 'Hecho' }).click();
    await expect.element(tourStep).not.toBeInTheDocument();
  });
}

test('the advanced page offers its own guide, and who takes it is not offered it again', async () => {
  forgetGuideAnswer('mix');
  await page.viewport(phone.width, phone.height);
  await visit(address);
  await page.getByRole('button', { name: 'Ver la guía', exact: true }).click();
  await expect.element(tourStep).toHaveAccessibleName('El sorteo');
  await userEvent.keyboard('{Escape}');
  await expect.element(slips).toBeVisible();
  await expect.element(panel(1)).toBeVisible();
  await expect.element(page.getByText('¿Primera vez aquí?')).not.toBeInTheDocument();
  await expect.element(sheet).toHaveFocus();
});

test('the legend opens where the page has it, in the colours of the lottery', async () => {
  await page.viewport(desktop.width, desktop.height);
  await visit(address);
  await page.getByRole('button', { name: 'LEYENDA' }).click();
  await expect.element(page.getByRole('dialog', { name: 'LEYENDA' })).toBeVisible();
});
