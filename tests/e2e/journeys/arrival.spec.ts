import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { demonstrationHouse } from '../houses.ts';
import { screens } from '../widths.ts';
import { enterOffice } from './arrange.ts';
import { arrive, slowDown } from './arrival.ts';

// The demonstration has years of draws, purchases, news.
test.use({ settings: demonstrationHouse });

const password = 'Demo-2026';
const enterAs = (name: string) => async (page: Page) => {
  const answer = await page.request.post('/api/costumers/login', {
    data: { email: `${name}@demo.example`, password },
  });
  expect(answer.ok()).toBe(true);
  // as a browser that was signed in before knows it
  await page.addInitScript(() => localStorage.setItem('bolillero-customer', '1'));
};

const enter = enterAs('suscriptor');
/** Of type 1, with a subscription: the lottery's page has its studies. */
const enterExpert = enterAs('experto');

/** Those that moved most before they were held to this, each on the screen where it did. */
const moving = [
  ['/analisis/1/power_balls', 'telefono', enter],
  ['/loteria/1/power_balls?tab=0', 'telefono', enterExpert],
  ['/loteria/1/power_balls?tab=1', 'escritorio', enterExpert],
  ['/resultados/1/power_balls?vista=cartillas', 'escritorio', enter],
  ['/pronostico/1/power_balls', 'telefono', enter],
  ['/resultados/1/power_balls', 'telefono', enter],
  ['/resultados/1/power_balls?vista=cartillas', 'telefono', enter],
  ['/perfil?tab=datos', 'telefono', enter],
  ['/preguntas-frecuentes', 'telefono', null],
  ['/', 'escritorio', null],
  ['/login-client', 'escritorio', null],
] as const;

test('on a slow line nothing moves while a page arrives', async ({ newVisitor }) => {
  const arrivals = await Promise.all(
    moving.map(async ([address, screen, prepare]) => {
      const page = await newVisitor();
      await page.setViewportSize(screens[screen]);
      await prepare?.(page);
      await slowDown(page);
      return { address, ...(await arrive(page, address)) };
    }),
  );
  expect(arrivals.filter(({ shift }) => shift >= 0.02)).toEqual([]);
});

const publicScreens = ['/', '/questions', '/preguntas-frecuentes', '/ultimos-resultados/1/power_balls'];
const customerScreens = [
  '/loterias',
  '/jugar',
  '/animation',
  '/loteria/1/power_balls',
  '/loteria/1/power_balls/detail',
  '/loteria/1/power_balls/normal/simple',
  '/checkout/1/power_balls',
  '/perfil',
  '/perfil?tab=datos',
  '/perfil?notification=true',
  '/resultados/1/power_balls',
  '/resultados/1/power_balls?vista=cartillas',
  '/analisis/1/power_balls',
  '/analisis/1/power_balls?vista=frecuencias',
  '/analisis/1/power_balls?vista=aparicion',
  '/analisis/1/power_balls?vista=modas',
  '/pronostico/1/power_balls',
];
const officeScreens = [
  '/admin/hoy',
  '/admin',
  '/admin/results/power_balls/1',
  '/admin/results/new/power_balls/1',
  '/admin/tickets',
  '/admin/soporte',
  '/admin/correo',
];

test('no screen fetches more than 40 KB of JSON before it is usable', async ({ newVisitor }) => {
  const halves = [
    { addresses: publicScreens, prepare: async () => {} },
    { addresses: customerScreens, prepare: enter },
    { addresses: officeScreens, prepare: (page: Page) => enterOffice(page, { dni: '10000001', password }) },
  ];
  const weights = await Promise.all(
    halves.map(async ({ addresses, prepare }) => {
      const page = await newVisitor();
      await prepare(page);
      const weighed: [string, number][] = [];
      for (const address of addresses) weighed.push([address, (await arrive(page, address)).json]);
      return weighed;
    }),
  );
  expect(weights.flat().filter(([, bytes]) => bytes > 40 * 1024)).toEqual([]);
  // that they were weighed at all
  expect(weights.flat().filter(([, bytes]) => bytes < 100)).toEqual([]);
});
