import type { AnswerOf } from '@bolillero/contract/call';
import {
  confirmEmail,
  customerProfile,
  listEmails,
  listSessions,
  spendingLimits,
  validResetLink,
} from '@bolillero/contract/calls/costumers';
import { listQuestions, listSubjects } from '@bolillero/contract/calls/faq';
import { listOpenPenasByType, ownPena } from '@bolillero/contract/calls/group-games';
import { listLotteries, lotteriesWithLastResult, oneLottery } from '@bolillero/contract/calls/lotteries';
import { mailChoices } from '@bolillero/contract/calls/mail';
import { listNotifications, type Notification } from '@bolillero/contract/calls/notifications';
import { oneOrder } from '@bolillero/contract/calls/payments';
import { listPurchases, type Purchase } from '@bolillero/contract/calls/purchases';
import { resultCalendar } from '@bolillero/contract/calls/result-calendar';
import { resultsOfLottery } from '@bolillero/contract/calls/results';
import { historySoundness } from '@bolillero/contract/calls/soundness';
import { cardList } from '@bolillero/contract/calls/study';
import { listPromotions, validSubscription } from '@bolillero/contract/calls/subscriptions';
import { appSettings } from '@bolillero/contract/calls/system';
import { listStories } from '@bolillero/contract/calls/winners';
import type { Customer } from '@bolillero/contract/entities/account';
import type { LotteryDetail } from '@bolillero/contract/entities/lottery';
import { routes } from '../../paths.ts';
import { cartItem, serveCart } from '../../testing/cart.ts';
import { serveCounts } from '../../testing/counts.ts';
import { enlargeText, expectFits } from '../../testing/fits.ts';
import { serveForecasts } from '../../testing/forecast.ts';
import { openPena, ownPenaSettled } from '../../testing/group-games.ts';
import { powerballHistory, serveHistory } from '../../testing/history.ts';
import { enter, rosa } from '../../testing/people.ts';
import { powerball, powerballDetail, powerballOnSale } from '../../testing/powerball.ts';
import { recordedHash, serveProof } from '../../testing/proof.ts';
import { wonNotification, wonPurchase } from '../../testing/purchases.ts';
import { aReceipt } from '../../testing/receipt.ts';
import type { Server } from '../../testing/server.ts';
import { settings } from '../../testing/settings.ts';
import { visit } from '../../testing/show.tsx';
import { doubtful } from '../../testing/soundness.ts';
import { beforeEach, expect, page, test } from '../../testing/test.ts';

type Seen = readonly [address: string, there: string | RegExp];

/** Visitors' pages by their route, each with the words that say that it is there. */
const visitors: Readonly<Record<string, readonly Seen[]>> = {
  '/': [['/', '$1,250,000,000']],
  '/questions': [['/questions', '¿Cuánto cuesta cada jugada del multiplicador?']],
  '/ticket': [['/ticket', 'Ejemplo']],
  '/support': [['/support', 'Escribir a soporte']],
  '/promotion': [['/promotion', /Ahorras 20 %/]],
  '/lista-promociones': [['/lista-promociones', /Ahorras 20 %/]],
  '/testimonios': [['/testimonios', 'Maximiliana Guadalupe F., Arequipa, Perú']],
  '/stories/detail': [['/stories/detail?historia=cobrar-en-estados-unidos', /Estados Unidos/]],
  '/preguntas-frecuentes': [['/preguntas-frecuentes', '¿Cuánto cuesta cada jugada del multiplicador?']],
  '/soporte': [['/soporte', 'Enviar ahora']],
  '/terminos': [['/terminos', 'Términos y condiciones']],
  '/privacidad': [['/privacidad', 'Privacidad']],
  '/juego-responsable': [['/juego-responsable', /292,201,338/]],
  '/comprobar': [[`/comprobar?sha256=${recordedHash}`, 'Es el PDF de una cartilla comprada']],
  '/correo': [['/correo?token=a&kind=ticket', 'Dejar de recibirlos']],
  '/confirmar-correo': [['/confirmar-correo?token=a', /confirmad/]],
  '/register-client': [['/register-client?promotion=1', 'Registrarse']],
  '/login-client': [['/login-client', 'Iniciar sesión']],
  '/forgot': [['/forgot', /contraseña/]],
  '/change-password': [['/change-password?email=a%40b.pe&token=a', /contraseña/]],
  '/ultimos-resultados': [['/ultimos-resultados', '$1,250,000,000']],
  '/ultimos-resultados/$id/$name': [
    ['/ultimos-resultados/1/power_balls', '$250,000,000.00'],
    ['/ultimos-resultados/4/tinkas', 'Boliyapa: 53'],
  ],
  '/historia/$id/$name': [['/historia/1/power_balls', /Historia por revisar/]],
};

/** Customers' pages, as the one with the longest name and everything open to them sees them. */
const customers: Readonly<Record<string, readonly Seen[]>> = {
  '/loterias': [['/loterias', '$1,250,000,000']],
  '/loteria/$id/$name': [
    ['/loteria/1/power_balls', '$250,000,000.00'],
    ['/loteria/4/tinkas', 'Boliyapa: 53'],
    ['/loteria/1/power_balls?tab=4', /1,234 de 2,000 vendidas/],
  ],
  '/loteria/$id/$name/$value/$value2': [
    ['/loteria/1/power_balls/normal/simple', 'Pozo'],
    ['/loteria/1/power_balls/normal/mix', 'ZONAS POSIBLES'],
  ],
  '/jugar': [['/jugar', 'REZAGADOS']],
  '/animation': [['/animation', 'Ver el resultado']],
  '/loteria/$id/$name/detail': [
    ['/loteria/1/power_balls/detail?from=2026-08-01&to=2026-08-05', /Visión general/],
  ],
  '/checkout/$id/$name': [['/checkout/1/power_balls', 'Eliminar todas']],
  '/comprobante/$order': [['/comprobante/6f1c3f2e-0b53-4c58-9a52-3f6f7f1e9a01', 'PAGADO']],
  '/compras/grupo/$id': [['/compras/grupo/31', /100\.05/]],
  '/perfil': [
    ['/perfil', /000015/],
    ['/perfil?compra=15', /000015/],
    ['/perfil?tab=datos', 'Contraseña'],
    ['/perfil?suscription=true', /Ahorras 20 %/],
    ['/perfil?notification=true', /50,000/],
    ['/perfil?tab=juego', 'Pausar tu cuenta'],
  ],
  '/resultados': [['/resultados', 'Powerball']],
  '/resultados/$id/$name': [['/resultados/1/power_balls', '69']],
  '/analisis': [['/analisis', 'Powerball']],
  '/analisis/$id/$name': [['/analisis/1/power_balls?vista=aparicion', 'Promedios']],
  '/analisis/$id/$name/$index': [
    ['/analisis/1/power_balls/0?from=2026-08-01&to=2026-08-05', /Visión general/],
  ],
  '/pronostico': [['/pronostico', 'Powerball']],
  '/pronostico/$id/$name': [['/pronostico/1/power_balls', 'Ninguna herramienta aumenta tus probabilidades.']],
};

test('every page for players is among those that are looked at', () => {
  const known = Object.entries(routes).flatMap(([name, path]) => (name.startsWith('admin') ? [] : [path]));
  expect([...Object.keys(visitors), ...Object.keys(customers)].sort()).toEqual(known.sort());
});

const maximiliana: Customer = {
  ...rosa,
  name: 'Maximiliana Guadalupe',
  lastname: 'Fernández-Echevarría',
  email: 'maximiliana.guadalupe.fernandez-echevarria@correo-electronico.example.com',
  type: 1,
};

const drawn = {
  id: 31,
  lottery_id: 1,
  name: 'power_balls',
  date: '2026-08-05',
  date_before: '2026-08-08',
  amount: '1250000000.00',
  balls: '[55,59,61,66,69]',
  ball_red: 26,
  enhancer: 10,
  potenciador: 10,
  prize: '1250000000.00',
  type: 0,
  isShow: true,
  demo: true,
  detail: ['5 + 1', '5', '4 + 1', '4'].map((prize_level, at) => ({
    id: at + 1,
    position: at + 1,
    prize_level,
    lottery_winner: 1_234_567,
    lottery_prize: '250000000.00',
    play_winner: 1_234_567,
    play_prize: '250000000.00',
    prize_kind: 'money' as const,
  })),
};
/** The longest row there is: six, and the Boliyapa. */
const tinkas: LotteryDetail = {
  ...powerballDetail,
  id: 4,
  name: 'tinkas',
  description: 'La Tinka',
  sub_name: 'Boliyapa',
  sub_length: 0,
  special_kind: 'same-drum',
  eras: [{ from: '2026-03-11', selectNumber: 6, size: 53, special: 'same-drum', sub_length: 0 }],
  currency: 'PEN',
};
const tinkasDrawn = {
  ...drawn,
  id: 32,
  lottery_id: 4,
  name: 'tinkas',
  balls: '[44,45,48,50,51,52]',
  ball_red: 53,
  enhancer: null,
  potenciador: null,
};
const { detail: _, prize: _prize, ...brief } = drawn;
const onSale: AnswerOf<typeof lotteriesWithLastResult>['data'][number] = {
  ...powerballOnSale,
  result: brief,
  jackpot: '1250000000.00',
};

const purchase: Purchase = {
  ...wonPurchase,
  balls: '[55,59,61,66,69]',
  ball_red: 26,
  winBall: '[55,59,61,66]',
  extraWinBall: 26,
  type: 1,
  prize: '50000.00',
};

const won: Notification = {
  ...wonNotification,
  monto: '50000.00',
  balls: '[55,59,61,66,69]',
  ball_red: 26,
  winBall: '[55,59,61,66]',
  extraWinBall: 26,
  level: '4 + 1',
};

const pack = { id: 1, months: 1, price: '30.00', r: 20, g: 90, b: 70, total: '30.00', saving: 0 };
const question = '¿Cuánto cuesta cada jugada del multiplicador?';

beforeEach<{ server: Server }>(({ server }) => {
  server.serve(appSettings, settings);
  serveCart(server, [cartItem(1, [55, 59, 61, 66, 69], 26), cartItem(2, [1, 2, 3, 4, 5], 6)]);
  server.serve(oneOrder, {
    id: '6f1c3f2e-0b53-4c58-9a52-3f6f7f1e9a01',
    kind: 'cart',
    status: 'captured',
    amount: '7.00',
    currency: 'USD',
    purchases: [7, 8],
    receipt: aReceipt,
  });
  server.serve(listLotteries, [powerball]);
  server.serve(lotteriesWithLastResult, { data: [onSale] });
  server.serve(oneLottery, ({ query }) => ({ data: query.id === '4' ? tinkas : powerballDetail }));
  server.serve(resultsOfLottery, ({ params }) => ({
    data: [params.name === 'tinkas' ? tinkasDrawn : drawn],
    total: 2,
    pages: 2,
  }));
  server.serve(resultCalendar, { date_opening: '2015-10-07', last: '2026-08-05', off_calendar: [] });
  server.serve(listPromotions, {
    data: [pack, { ...pack, id: 2, months: 12, price: '24.00', total: '288.00', saving: 20 }],
  });
  server.serve(listSubjects, [{ id: 1, title: 'Multiplicadores' }]);
  server.serve(listStories, {
    data: [
      {
        id: 3,
        shown_name: 'Maximiliana Guadalupe F., Arequipa, Perú',
        lotery_id: 1,
        date: '2026-08-05',
        type: 0,
        balls: '[55,59,61,66,69]',
        ball_red: 26,
        potenciador: 10,
      },
    ],
  });
  server.serve(listQuestions, [{ id: 1, subject_id: 1, title: question, description: '<p>Un dólar.</p>' }]);
  server.serve(confirmEmail, { ok: true });
  server.serve(validResetLink, { ok: true });
  server.serve(validSubscription, { ok: false });
  server.serve(listPurchases, {
    purchases: [purchase],
    penas: [ownPenaSettled.share],
    total: 1,
    pages: 1,
  });
  server.serve(listNotifications, { data: [won], unread: 0, total: 1, pages: 1 });
  server.serve(ownPena, { data: ownPenaSettled });
  server.serve(listOpenPenasByType, {
    data: [
      {
        type: 50,
        penas: [{ ...openPena, participations: 2000, coupons: 1234, left: 700, mine: 100, in_cart: 100 }],
      },
    ],
  });
  server.serve(customerProfile, { data: maximiliana });
  server.serve(listEmails, maximiliana.emails);
  server.serve(listSessions, {
    data: [
      {
        id: 1,
        browser: 'Samsung Internet',
        system: 'Android',
        address: '2001:0db8:85a3:0000:0000:8a2e:0370:7334',
        created_at: '2026-08-01T15:00:00.000Z',
        last_used_at: '2026-08-08T14:59:00.000Z',
        current: true,
      },
    ],
  });
  server.serve(mailChoices, { data: [] });
  serveProof(server);
  server.serve(historySoundness, { data: doubtful });
  server.serve(spendingLimits, {
    ok: true,
    monthly: '500.00',
    pending: null,
    spent: '123.00',
    renews: '2026-09-01',
    paused_until: null,
  });
  server.serve(cardList, () =>
    Response.json({
      data: [{ fecha: '2026-08-05', balls: [55, 59, 61, 66, 69], bExtra: 26 }],
      total: 1,
      pages: 1,
      from: '2026-08-05',
      to: '2026-08-05',
    }),
  );
  const history = powerballHistory(120);
  serveHistory(server, history);
  serveForecasts(server, history);
  serveCounts(server, history);
});

async function expectFitting([address, there]: Seen): Promise<void> {
  await visit(address);
  await expect.element(page.getByRole('main').getByText(there).first()).toBeVisible();
  await expect.poll(() => document.querySelector('[data-waiting]')).toBeNull();
  await expectFits();
}

for (const [width, percent] of [
  [320, 100],
  [390, 100],
  [390, 200],
  [1440, 200],
] as const) {
  const screen = `${width} pixels with text of ${percent} %`;

  test.for(Object.values(visitors).flat())(`%s fits ${screen}`, async (seen) => {
    await page.viewport(width, 900);
    enlargeText(percent);
    await expectFitting(seen);
  });

  test.for(Object.values(customers).flat())(`%s fits ${screen}, signed in`, async (seen, { server }) => {
    await page.viewport(width, 900);
    enlargeText(percent);
    enter(maximiliana);
    if (!seen[0].startsWith('/perfil')) server.serve(validSubscription, { ok: true });
    await expectFitting(seen);
  });
}
