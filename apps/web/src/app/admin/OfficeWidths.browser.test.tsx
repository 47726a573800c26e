import { type AuditEntry, auditFilters, listAudit } from '@bolillero/contract/calls/audit';
import { dashboard } from '@bolillero/contract/calls/dashboard';
import {
  type DrawProposal,
  type DrawSource,
  listDrawProposals,
  listDrawSources,
} from '@bolillero/contract/calls/draw-sources';
import { listQuestions, listSubjectQuestions, listSubjects } from '@bolillero/contract/calls/faq';
import { type House, oneHouse } from '@bolillero/contract/calls/house';
import { listLotteries, oneLottery, topResultsOf } from '@bolillero/contract/calls/lotteries';
import { listMail, type MailRow } from '@bolillero/contract/calls/mail';
import { listPayments, type OfficePayment, sumPayments } from '@bolillero/contract/calls/office-payments';
import { listPlayers, type PlayerRow, playerPage } from '@bolillero/contract/calls/players';
import { type AdminPurchase, listPendingTickets, listSoldTickets } from '@bolillero/contract/calls/purchases';
import { listRefunds, type RefundedPurchase } from '@bolillero/contract/calls/refunds';
import { resultDates, resultStates } from '@bolillero/contract/calls/result-dates';
import { listResults } from '@bolillero/contract/calls/result-list';
import { oneResult, resultsOfLottery } from '@bolillero/contract/calls/results';
import { historySoundness } from '@bolillero/contract/calls/soundness';
import { listPromotions } from '@bolillero/contract/calls/subscriptions';
import { listSupportQuestions, type SupportQuestion } from '@bolillero/contract/calls/support';
import { appSettings } from '@bolillero/contract/calls/system';
import {
  listOwnSessions,
  listSessionsOfUser,
  secondFactorState,
} from '@bolillero/contract/calls/user-security';
import { listUsers, oneUser, validAdminToken } from '@bolillero/contract/calls/users';
import { listWinners } from '@bolillero/contract/calls/winners';
import type { AdminUser, OpenSession } from '@bolillero/contract/entities/account';
import type { LotteryDetail } from '@bolillero/contract/entities/lottery';
import type { AdminResultRow, PrizeLevelOut } from '@bolillero/contract/entities/result';
import { routes } from '../../paths.ts';
import { enlargeText, expectFits } from '../../testing/fits.ts';
import { serveOfficeGames } from '../../testing/office-group-games.ts';
import { administrator, enterOffice } from '../../testing/people.ts';
import { playerPageOfRosa } from '../../testing/player.ts';
import { powerballDetail } from '../../testing/powerball.ts';
import type { Server } from '../../testing/server.ts';
import { settings } from '../../testing/settings.ts';
import { visit } from '../../testing/show.tsx';
import { doubtful } from '../../testing/soundness.ts';
import { beforeEach, expect, page, test } from '../../testing/test.ts';

/** Every page of the back-office by its route, each with the words that say that it is there. */
const pages: Readonly<Record<string, readonly (readonly [address: string, there: string | RegExp])[]>> = {
  '/login': [['/login', 'Iniciar sesión']],
  '/admin/hoy': [['/admin/hoy', 'Ventas']],
  '/admin': [['/admin', 'Maximiliana Guadalupe Fernández-Echevarría']],
  '/admin/newUser': [['/admin/newUser', 'Cancelar']],
  '/admin/editUser/$id': [['/admin/editUser/2', 'Cerrar todas sus sesiones']],
  '/admin/results': [['/admin/results', 'Revisar en el formulario']],
  '/admin/results/$name/$id': [
    ['/admin/results/power_balls/1', /^\$1,250,000,000$/],
    ['/admin/results/power_balls/1?importar=true', 'Importar historial'],
    ['/admin/results/tinkas/4', /^S\/\s142,500,000$/],
  ],
  '/admin/results/new/$name/$id': [
    ['/admin/results/new/power_balls/1', 'Cancelar'],
    ['/admin/results/new/tinkas/4', 'Cancelar'],
  ],
  '/admin/results/edit/$name/$lotteryId/$id': [['/admin/results/edit/power_balls/1/31', 'Cancelar']],
  '/admin/tickets': [
    ['/admin/tickets', '000012'],
    ['/admin/tickets?tab=compradas', '000009'],
    ['/admin/tickets?tab=devueltas', '000008'],
  ],
  '/admin/soporte': [
    ['/admin/soporte', 'Responder'],
    ['/admin/soporte?tab=respuestas', 'Ver'],
  ],
  '/admin/soporte/costumer': [['/admin/soporte/costumer', 'Maximiliana Guadalupe']],
  '/admin/soporte/costumer/$id': [['/admin/soporte/costumer/7', '000015']],
  '/admin/winners': [['/admin/winners', 'Falta: no se muestra']],
  '/admin/group-game': [
    ['/admin/group-game', '2 líneas'],
    ['/admin/group-game?tab=activados', '17 de 20'],
    ['/admin/group-game?tab=activados&game=30', 'Cuadra al centavo'],
    ['/admin/group-game?tab=lineas&game=30', /2 de 2/],
  ],
  '/admin/paquetes': [['/admin/paquetes', '$252.00']],
  '/admin/correo': [['/admin/correo', 'Reenviar']],
  '/admin/questions': [['/admin/questions', 'Preguntas de toda la vida de la casa y de sus cartillas']],
  '/admin/questions/$id': [['/admin/questions/1', '¿Cuántas cartillas puedo jugar para un mismo sorteo?']],
  '/admin/auditoria': [['/admin/auditoria', /Resultado 31/]],
  '/admin/pagos': [['/admin/pagos', /000021/]],
  '/admin/loterias': [['/admin/loterias', 'La Tinka']],
  '/admin/loterias/nueva': [['/admin/loterias/nueva', 'Crear oculta']],
  '/admin/loterias/$id': [
    ['/admin/loterias/1', 'Cómo se cobra un premio'],
    ['/admin/loterias/1?seccion=matriz', 'Combinaciones: 1 en'],
    ['/admin/loterias/1?seccion=premios', 'Añadir nivel'],
    ['/admin/loterias/1?seccion=historia', 'Solidez: REZAGADOS'],
  ],
  '/admin/ajustes': [
    ['/admin/ajustes', 'Así sale al pie'],
    ['/admin/ajustes', 'Consultar ahora'],
  ],
  '/admin/seguridad': [['/admin/seguridad', 'Generar códigos nuevos']],
};

test('every page of the back-office is among those that are looked at', () => {
  const known = Object.entries(routes).flatMap(([name, path]) => (name.startsWith('admin') ? [path] : []));
  expect(Object.keys(pages).sort()).toEqual(known.sort());
});

const longName = { name: 'Maximiliana Guadalupe', lastname: 'Fernández-Echevarría' };
const longEmail = 'maximiliana.guadalupe.fernandez-echevarria@correo-electronico.example.com';

const user: AdminUser = { ...administrator, ...longName, email: longEmail };

const openSession: OpenSession = {
  id: 1,
  browser: 'Samsung Internet',
  system: 'Android',
  address: '2001:0db8:85a3:0000:0000:8a2e:0370:7334',
  created_at: '2026-08-08T13:00:00.000Z',
  last_used_at: '2026-08-08T14:30:00.000Z',
  current: true,
};

const ticket: AdminPurchase = {
  ...longName,
  id: 12,
  loterie_name: 'Powerball',
  lottery_id: 1,
  email: longEmail,
  potenciador: null,
  multiplier_bought: true,
  multiplier_mode: 'per-draw',
  multiplier_values: [],
  balls: '[55,59,61,66,69]',
  ball_red: 26,
  image: null,
  type: 1,
  date_lottery: '2026-08-08',
  closes_at: '2026-08-09T02:00:00.000Z',
  refunded: false,
  overdue: false,
  price: '3.00',
  soldAt: null,
  settled: false,
  createdAt: '2026-08-08T14:30:00.000Z',
};
const overdue: AdminPurchase = { ...ticket, id: 11, overdue: true };
const tinka = { loterie_name: 'La Tinka', lottery_id: 4, balls: '[41,42,43,44,45,46]', ball_red: 0 };
const sold: AdminPurchase = {
  ...ticket,
  id: 9,
  image: '/api/purchases/9/ticket',
  soldAt: '2026-08-09T03:41:00.000Z',
  proof: {
    seq: 1_234_567,
    sha256: 'ab'.repeat(32),
    recorded_at: '2026-08-09T03:41:00.000Z',
    draws_at: '2026-08-09T03:00:00.000Z',
  },
};
const refund: RefundedPurchase = {
  ...ticket,
  id: 8,
  refunded: true,
  refund: {
    amount: '1253.00',
    currency: 'USD',
    reason: 'La venta cerró antes de que pudiéramos comprarla; la jugadora lo pidió por correo el mismo día.',
    admin: 'Maximiliana Fernández-Echevarría',
    requestedAt: '2026-08-08T14:00:00.000Z',
    doneAt: null,
    waitsFor: 'paypal',
  },
};

const question: SupportQuestion = {
  id: 4,
  name: `${longName.name} ${longName.lastname}`,
  email: longEmail,
  message: 'Quisiera saber cuándo me pagan el premio de la cartilla 000123. '.repeat(5),
  answer: null,
  createdAt: '2026-08-08T14:30:00.000Z',
  answeredAt: null,
  answeredBy: null,
};
const answered = { ...question, answer: question.message, answeredAt: '2026-08-08T14:45:00.000Z' };

const player: PlayerRow = {
  ...longName,
  id: 193_841,
  email: longEmail,
  address: 'Avenida de los Próceres de la Independencia 1234, urbanización Los Álamos',
  country: 'San Vicente y las Granadinas',
  type: 1,
  createdAt: '2026-08-08T14:00:00.000Z',
  closedAt: null,
};
const playerPageOfHer = {
  ...playerPageOfRosa,
  costumer: { ...playerPageOfRosa.costumer, ...player, birthday: '1990-05-12' },
};

const failing: MailRow = {
  id: 1,
  kind: 'ticket',
  address: longEmail,
  subject: 'Elige una contraseña nueva para entrar en Bolillero',
  state: 'failed',
  attempts: 10,
  error: `Error: EEXIST: file already exists, mkdir '/srv/bolillero/data/mail/${'2026'.repeat(20)}'`,
  createdAt: '2026-08-08T14:00:00.000Z',
  sentAt: null,
  nextAttemptAt: null,
};
const waiting: MailRow = { ...failing, id: 2, state: 'waiting', nextAttemptAt: '2026-08-08T15:30:00.000Z' };

const house: House = {
  legal_name: 'Distribuidora Internacional de Loterías y Juegos del Pacífico S. A. C.',
  tax_number: '20123456789',
  address: 'Avenida José Larco 1234, oficina 506, Miraflores, Lima, Perú',
  licence: '',
  email: longEmail,
  phone: '+51 1 234 5678',
  hours: 'lunes a sábado, de 9:00 a 20:00 (Lima)',
  help_lines: [
    {
      country: 'Perú',
      name: 'Línea 113, opción 5: orientación en salud mental (Minsa)',
      phone: '113',
      url: 'https://www.gob.pe/555-recibir-informacion-y-orientacion-en-salud',
    },
  ],
  demo: true,
  revision: 1,
  updated_at: null,
  missing: ['licence'],
  rules: { password_min: 8, min_age: 18, session_days: 30, time_zone: 'America/Lima' },
};

const payment: OfficePayment = {
  id: '2816806c-0000-4000-8000-000000000000',
  number: 21,
  costumer_id: 7,
  costumer: `${longName.name} ${longName.lastname}`,
  kind: 'subscription',
  provider: 'paypal',
  state: 'refunding',
  amount: '1253.00',
  currency: 'USD',
  refunded: '1253.00',
  createdAt: '2026-08-08T14:00:00.000Z',
  capturedAt: '2026-08-08T14:01:00.000Z',
};
const change: AuditEntry = {
  id: 9,
  at: '2026-08-08T14:00:00.000Z',
  who: `${longName.name} ${longName.lastname} (12345678)`,
  admin_id: 1,
  action: 'update',
  text: null,
  entity: 'draw',
  entity_id: '31',
  fields: ['amount', 'ball_red', 'balls', 'date_before', 'detail', 'enhancer'],
  before: { enhancer: 2 },
  after: { enhancer: 3 },
  reason: null,
};

const levels: readonly PrizeLevelOut[] = ['5 + 1', '5', '4 + 1', '4'].map((prize_level, index) => ({
  id: index + 1,
  position: index + 1,
  prize_level,
  lottery_winner: 1_234_567,
  lottery_prize: '250000000.00',
  play_winner: 1_234_567,
  play_prize: '250000000.00',
  prize_kind: 'money',
}));
const result: AdminResultRow = {
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
  type: 1,
  isShow: false,
  demo: true,
  detail: [...levels],
  revision: 4,
  settlement: { state: 'done', settled: 1200, total: 1200, winners: 345 },
};
const running: AdminResultRow = {
  ...result,
  id: 30,
  date: '2026-08-03',
  settlement: { state: 'running', settled: 1100, total: 123_456, winners: 3 },
};

const powerball: LotteryDetail = {
  ...powerballDetail,
  prize_templates: [
    {
      type: 0,
      from: '2015-10-07',
      levels: levels.map(({ position, prize_level, lottery_prize, prize_kind }) => ({
        position,
        prize_level,
        lottery_prize,
        play_prize: null,
        prize_kind,
      })),
    },
  ],
};
const laTinka: LotteryDetail = {
  ...powerballDetail,
  id: 4,
  name: 'tinkas',
  description: 'La Tinka',
  sub_name: 'Boliyapa',
  size: 53,
  sub_length: 0,
  selectNumber: 6,
  special_kind: 'same-drum',
  plier_lottery: 'MULTIPLICADOR',
  currency: 'PEN',
  multiplier_mode: 'none',
  multiplier_values: [],
  multipliers: [],
  eras: [{ from: '2015-10-07', selectNumber: 6, size: 53, special: 'same-drum', sub_length: 0 }],
};
const inSoles = { lottery_id: 4, name: 'tinkas', balls: '[41,42,43,44,45,46]', ball_red: 53, enhancer: null };

const drawSource: DrawSource = {
  id: 1,
  loterie: powerball,
  type: 1,
  kind: 'csv',
  address: `https://resultados-oficiales.loteria-nacional.example.org/${'historial/'.repeat(6)}sorteos.csv`,
  layout: null,
  hours: 168,
  active: true,
  revision: 1,
  looked_at: '2026-08-08T14:00:00.000Z',
  answered_at: '2026-08-08T14:00:00.000Z',
  next_look_at: '2026-08-15T14:00:00.000Z',
  fault: 'another-game',
  left_out: [{ line: 12, reason: 'La bolilla especial 27 no está entre 1 y 26, los números de esa fecha.' }],
  told: 200,
  waiting: 12,
  disagreeing: 3,
  missing: ['2026-08-01', '2026-08-03'],
};
const proposal: DrawProposal = {
  id: 1,
  source: { id: 1, kind: 'csv', host: 'resultados-oficiales.loteria-nacional.example.org' },
  loterie: powerball,
  type: 1,
  date: '2026-08-05',
  balls: '[55,59,61,66,69]',
  ball_red: 26,
  enhancer: 10,
  fetched_at: '2026-08-08T14:00:00.000Z',
  revision: 0,
  state: 'new',
  result: null,
};

beforeEach<{ server: Server }>(({ server }) => {
  const tile = {
    loterie: powerball,
    type: 1,
    state: 'missing' as const,
    owed: ['2026-08-03', '2026-08-05'],
    last: null,
    next: { date: '2026-08-08', draws_at: '2026-08-09T02:59:00.000Z' },
  };
  const draws = [
    {
      loterie: powerball,
      date_lottery: '2026-08-08',
      closes_at: '2026-08-09T02:00:00.000Z',
      total: 12_345,
      sold: 9,
    },
  ];
  const days = Array.from({ length: 14 }, (_, index) => ({
    date: `2026-07-${18 + index}`,
    amount: '123456.00',
  }));
  serveOfficeGames(server);
  server.serve(dashboard, {
    results: Array.from({ length: 7 }, (_, index) => ({ ...tile, loterie: { ...powerball, id: index + 1 } })),
    tickets: { pending: 12_336, draws, overdue: { count: 1234, amount: '3702.00' }, next_close: null },
    questions: {
      open: 1,
      data: [{ id: 1, name: longName.name, message: question.message, createdAt: question.createdAt }],
    },
    mail: {
      failing: 1,
      data: [{ id: 1, subject: failing.subject, address: longEmail, error: null, waits: false }],
    },
    sales: {
      today: '123456.00',
      week: '1234567.00',
      month: '12345678.00',
      days,
      refunded: '0.00',
      prizes: [],
    },
    counts: { results: 7, tickets: 13_570, questions: 1, mail: 1 },
  });
  const pageOf = <Row,>(...data: Row[]) => ({ data, total: 245, pages: 25 });
  server.serve(appSettings, settings);
  server.serve(listUsers, { ...pageOf(user, { ...user, id: 2 }), total: 2, pages: 1 });
  server.serve(validAdminToken, { ok: false });
  server.serve(oneUser, { data: { ...user, id: 2, secondFactor: true } });
  server.serve(secondFactorState, {
    data: { on: true, since: '2026-08-08T14:00:00.000Z', recovery_codes: 8, required: true },
  });
  server.serve(listOwnSessions, { data: [openSession, { ...openSession, id: 2, current: false }] });
  server.serve(listSessionsOfUser, { data: [{ ...openSession, id: 3, current: false }] });
  server.serve(listLotteries, [powerball, laTinka]);
  server.serve(oneLottery, ({ query }) => ({ data: query.id === '4' ? laTinka : powerball }));
  server.serve(topResultsOf, { data: [] });
  server.serve(oneResult, { data: result });
  const held = [result.date, '2026-08-01'].map((date) => ({ date, id: null, plays: 12_345 }));
  server.serve(resultDates, { data: held, owed: result.date });
  server.serve(resultStates, {
    data: [
      { lottery_id: 1, name: 'power_balls', type: 0, state: 'missing', date: result.date, missing: 12 },
      { lottery_id: 1, name: 'power_balls', type: 1, state: 'hidden', date: result.date, missing: 0 },
    ],
  });
  const rows = [result, running].map((row) => ({ ...row, settlement: row.settlement ?? null }));
  server.serve(listResults, ({ params }) => {
    const soles = rows.slice(0, 1).map((row) => ({ ...row, amount: '142500000.00', enhancer: null }));
    return { data: params.name === 'tinkas' ? soles : rows, total: 2, pages: 1 };
  });
  server.serve(resultsOfLottery, ({ params }) =>
    params.name === 'tinkas'
      ? pageOf({ ...result, ...inSoles, amount: '142500000.00', prize: '142500000.00', potenciador: null })
      : pageOf(result, running),
  );
  server.serve(listPendingTickets, pageOf(ticket, overdue, { ...ticket, ...tinka, id: 10 }));
  server.serve(listSoldTickets, pageOf(sold, { ...sold, ...tinka, id: 7, potenciador: 10 }));
  server.serve(listRefunds, pageOf(refund));
  server.serve(
    listWinners,
    pageOf({
      id: 48,
      costumer_id: 7,
      costumer_name: longName.name,
      costumer_lastname: longName.lastname,
      lotery_id: 1,
      lotery_name: 'Powerball',
      detail_lotery: 31,
      date: '2026-08-05',
      type: 1,
      balls: '[55,59,61,66,69]',
      ball_red: 26,
      potenciador: 10,
      shown_name: 'Maximiliana Guadalupe F., Arequipa, Perú',
      consent_date: null,
    }),
  );
  server.serve(listPromotions, {
    data: [{ id: 1, months: 12, price: '21.00', r: 109, g: 75, b: 195, total: '252.00', saving: 30 }],
  });
  server.serve(listSubjects, [{ id: 1, title: 'Preguntas de toda la vida de la casa y de sus cartillas' }]);
  const asked = { id: 2, subject_id: 1, title: '¿Cuántas cartillas puedo jugar para un mismo sorteo?' };
  server.serve(listQuestions, [{ ...asked, description: '<p>Las que quieras.</p>' }]);
  server.serve(listSubjectQuestions, [{ ...asked, description: '<p>Las que quieras.</p>' }]);
  server.serve(listSupportQuestions, ({ query }) => pageOf(query.answered === 'true' ? answered : question));
  server.serve(historySoundness, { data: doubtful });
  server.serve(oneHouse, { data: house });
  server.serve(listDrawSources, { data: [drawSource] });
  const onFile = { id: 31, balls: proposal.balls, ball_red: 25, enhancer: null };
  server.serve(listDrawProposals, {
    data: [proposal, { ...proposal, id: 2, state: 'disagrees', result: onFile }],
    missing: [{ source: proposal.source, loterie: powerball, type: 0, dates: ['2026-08-01', '2026-08-03'] }],
  });
  server.serve(listPlayers, pageOf(player, { ...player, id: 1, type: 0, closedAt: player.createdAt }));
  server.serve(playerPage, { data: playerPageOfHer });
  server.serve(listPayments, pageOf(payment));
  server.serve(sumPayments, { data: { captured: '1250000.00', refunded: '3000.00', currency: 'USD' } });
  server.serve(auditFilters, { people: [{ id: 1, name: `${longName.name} ${longName.lastname}` }] });
  server.serve(listAudit, pageOf(change));
  server.serve(listMail, pageOf(failing, waiting));
});

for (const [width, percent] of [
  [320, 100],
  [390, 100],
  [390, 200],
  [1024, 100],
  [1280, 100],
  [1440, 100],
] as const) {
  const screen = `${width} pixels with text of ${percent} %`;
  test.for(Object.values(pages).flat())(`%s fits ${screen}`, async ([address, there]) => {
    await page.viewport(width, 900);
    enlargeText(percent);
    if (address !== '/login') enterOffice();
    await visit(address);
    await expect.element(page.getByText(there).first()).toBeVisible();
    await expectFits();
  });
}
