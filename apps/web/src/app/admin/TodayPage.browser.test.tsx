import { dashboard, type SeriesTile } from '@bolillero/contract/calls/dashboard';
import { type DrawProposal, listDrawProposals } from '@bolillero/contract/calls/draw-sources';
import { oneLottery, topResultsOf } from '@bolillero/contract/calls/lotteries';
import { resendMail } from '@bolillero/contract/calls/mail';
import { overdueRefunds } from '@bolillero/contract/calls/refunds';
import { resultDates } from '@bolillero/contract/calls/result-dates';
import { resultsOfLottery } from '@bolillero/contract/calls/results';
import { enterOffice, operator } from '../../testing/people.ts';
import { powerball as lotteryBrief } from '../../testing/powerball.ts';
import { refusal, type Server } from '../../testing/server.ts';
import { visit } from '../../testing/show.tsx';
import { beforeEach, expect, page, test, userEvent } from '../../testing/test.ts';

const powerball: SeriesTile = {
  loterie: lotteryBrief,
  type: 0,
  state: 'missing',
  owed: ['2026-08-03', '2026-08-05'],
  last: '2026-08-01',
  next: { date: '2026-08-08', draws_at: '2026-08-09T02:59:00.000Z' },
};
const second: SeriesTile = { ...powerball, type: 1, state: 'hidden', owed: [], last: '2026-08-05' };
const florida: SeriesTile = {
  ...powerball,
  loterie: { ...lotteryBrief, id: 3, name: 'florida', description: 'Florida Lotto' },
  state: 'entered',
  owed: [],
  last: '2026-08-05',
  next: { date: '2026-08-12', draws_at: '2026-08-13T03:15:00.000Z' },
};
const due = {
  results: [powerball, second, florida],
  tickets: {
    pending: 9,
    draws: [
      {
        loterie: lotteryBrief,
        date_lottery: '2026-08-08',
        closes_at: '2026-08-08T21:04:00.000Z',
        total: 12,
        sold: 5,
      },
      {
        loterie: florida.loterie,
        date_lottery: '2026-08-08',
        closes_at: '2026-08-08T15:40:00.000Z',
        total: 2,
        sold: 0,
      },
    ],
    overdue: { count: 4, amount: '12.00' },
    next_close: { loterie: lotteryBrief, closes_at: '2026-08-08T21:04:00.000Z' },
  },
  questions: {
    open: 1,
    data: [{ id: 1, name: 'Rosa Quispe', message: '¿Cuándo llega?', createdAt: '2026-08-06T14:00:00.000Z' }],
  },
  mail: {
    failing: 1,
    data: [
      {
        id: 1,
        subject: 'Comprobante N.º 000214',
        address: 'ana@example.com',
        error: '550 5.1.1 no such mailbox',
        waits: false,
      },
    ],
  },
  sales: {
    today: '214.00',
    week: '1278.00',
    month: '5406.00',
    days: Array.from({ length: 14 }, (_, index) => ({
      date: `2026-07-${String(18 + index)}`,
      amount: index === 0 ? '0.00' : `${100 + index}.00`,
    })),
    refunded: '36.00',
    prizes: [{ currency: 'USD' as const, amount: '412.00' }],
  },
  counts: { results: 1, tickets: 13, questions: 1, mail: 1 },
};

beforeEach<{ server: Server }>(({ server }) => {
  server.serve(dashboard, ({ query: { part } }) =>
    part === undefined ? due : { [part]: due[part as keyof typeof due] },
  );
  server.serve(listDrawProposals, { data: [], missing: [] });
});
const main = page.getByRole('main');
const menu = page.getByRole('navigation', { name: 'Principal' });

test('says what is due: results, tickets by closing, questions, mail and sales; the menu counts it', async () => {
  enterOffice();
  await visit('/admin/hoy');
  await expect.element(main.getByRole('heading', { level: 1, name: 'Hoy' })).toBeVisible();
  const tile = main.getByRole('link', { name: /Powerball TRADICIONAL Falta lun 3 ago y 1 más/ });
  await expect.element(tile).toHaveAttribute('href', '/admin/results/new/power_balls/1?fecha=2026-08-03');
  await expect
    .element(main.getByRole('link', { name: /Powerball REZAGADOS Oculto mié 5 ago/ }))
    .toHaveAttribute('href', '/admin/results/power_balls/1?type=1');
  await expect.element(main.getByText('Próximo: Hoy 21:59').first()).toBeVisible();
  await expect.element(main.getByText('en 6 h 04 min')).toBeVisible();
  await expect.element(main.getByText('5 de 12 con PDF')).toBeVisible();
  await expect.element(main.getByText('en 40 min')).toBeVisible();
  await expect.element(main.getByText('4 vencidas · $12.00 por devolver')).toBeVisible();
  await expect.element(main.getByText('hace 2 días')).toBeVisible();
  await expect.element(main.getByText('Comprobante N.º 000214')).toBeVisible();
  await expect.element(main.getByText('$5,406.00')).toBeVisible();
  await expect.element(menu.getByRole('link', { name: /^Tickets ?, 13 por atender$/ })).toBeVisible();
  await main.getByRole('button', { name: 'Ver como tabla' }).click();
  await expect.element(main.getByRole('rowheader', { name: 'vie 31 jul' })).toBeVisible();
});

test('a mail that was given up says why and goes again; only what is more than before is told', async ({
  server,
}) => {
  enterOffice();
  let waiting = due.counts;
  server.serve(dashboard, ({ query: { part } }) => ({
    [part ?? '']: { ...due, counts: waiting }[part ?? 'mail'],
  }));
  const asked = server.serve(resendMail, refusal('mail-not-failing'));
  await visit('/admin/hoy');
  await expect.element(main.getByText('El buzón no existe.')).toBeVisible();
  const again = main.getByRole('button', { name: 'Reenviar «Comprobante N.º 000214» a ana@example.com' });
  await again.click();
  await expect.element(page.getByRole('alert')).toBeVisible();
  const told = main.getByRole('status');
  await expect.element(told).toHaveTextContent('');
  // two questions came while the mail was seen to
  waiting = { ...due.counts, questions: 3, mail: 0 };
  await again.click();
  await expect.element(told).toHaveTextContent('Hay 2 tareas nuevas.');
  expect(asked.map(({ params }) => params)).toEqual([{ id: '1' }, { id: '1' }]);
});

test('all overdue tickets go back from here, after asking why; a draw leads to its own tickets', async ({
  server,
}) => {
  enterOffice();
  server.serve(overdueRefunds, { data: { ids: [1, 2, 3, 4], count: 4, amount: '12.00' } });
  await visit('/admin/hoy');
  await expect
    .element(main.getByRole('link', { name: 'Subir 7 PDF de Powerball, sorteo del sáb 8 ago' }))
    .toHaveAttribute('href', '/admin/tickets?lottery=1&dates=between&from=2026-08-08&to=2026-08-08');
  await main.getByRole('button', { name: 'Devolver todas…' }).click();
  await expect.element(page.getByRole('dialog').getByRole('textbox')).toBeVisible();
});

test('an operator sees neither mail nor money, and no holes', async () => {
  enterOffice(operator);
  await visit('/admin/hoy');
  await expect.element(main.getByRole('heading', { name: /^Preguntas abiertas/ })).toBeVisible();
  await expect.element(main.getByText('Correo con fallos')).not.toBeInTheDocument();
  await expect.element(main.getByText('Ventas')).not.toBeInTheDocument();
  await expect.element(main.getByRole('button', { name: 'Devolver todas…' })).not.toBeInTheDocument();
  await expect.element(menu.getByRole('link', { name: 'Usuarios' })).not.toBeInTheDocument();
});

test('with nothing due it says when the next sale closes', async ({ server }) => {
  enterOffice();
  server.serve(dashboard, ({ query: { part } }) => ({
    ...(part === 'results' && { results: [florida] }),
    ...(part === 'tickets' && {
      tickets: { ...due.tickets, pending: 0, draws: [], overdue: { count: 0, amount: '0.00' } },
    }),
    ...(part === 'questions' && { questions: { open: 0, data: [] } }),
    ...(part === 'mail' && { mail: { failing: 0, data: [] } }),
    ...(part === 'sales' && { sales: due.sales }),
    ...(part === 'counts' && { counts: { results: 0, tickets: 0, questions: 0, mail: 0 } }),
  }));
  await visit('/admin/hoy');
  await expect
    .element(main.getByText('Nada pendiente. Próximo cierre: Powerball, en 6 h 04 min'))
    .toBeVisible();
  await expect.element(menu.getByRole('link', { name: 'Tickets', exact: true })).toBeVisible();
});

test('a part that fails is asked again by itself; the others stand', async ({ server }) => {
  enterOffice();
  let fails = true;
  server.serve(dashboard, ({ query: { part } }) => {
    if (part === 'sales' && fails) return refusal('internal-error');
    return { [part ?? '']: due[part as keyof typeof due] };
  });
  await visit('/admin/hoy');
  await expect.element(main.getByText('5 de 12 con PDF')).toBeVisible();
  const again = main.getByRole('button', { name: 'Reintentar' });
  await expect.element(again).toBeVisible();
  fails = false;
  await again.click();
  await expect.element(main.getByText('$5,406.00')).toBeVisible();
});

test('arrows move among the tiles, a figure opens one, G and a letter a section, ? the sheet of keys', async ({
  server,
}) => {
  enterOffice();
  server.serve(oneLottery, refusal('internal-error'));
  server.serve(topResultsOf, { data: [] });
  server.serve(resultDates, { data: [], owed: null });
  server.serve(resultsOfLottery, { data: [], total: 0, pages: 1 });
  const { address } = await visit('/admin/hoy');
  const first = main.getByRole('link', { name: /Powerball TRADICIONAL/ });
  await expect.element(first).toBeVisible();
  (first.element() as HTMLElement).focus();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(main.getByRole('link', { name: /Powerball REZAGADOS/ })).toHaveFocus();

  await userEvent.keyboard('?');
  const sheet = page.getByRole('dialog', { name: 'Teclas' });
  await expect.element(sheet.getByText('Florida Lotto TRADICIONAL')).toBeVisible();
  await sheet.getByRole('switch', { name: 'Usar teclas de una sola letra' }).click();
  await userEvent.keyboard('{Escape}');
  await userEvent.keyboard('gu');
  expect(address()).toBe('/admin/hoy');

  await userEvent.keyboard('?');
  await sheet.getByRole('switch', { name: 'Usar teclas de una sola letra' }).click();
  await userEvent.keyboard('{Escape}');
  await expect.element(sheet).not.toBeInTheDocument();
  await userEvent.keyboard('1');
  await expect.poll(address).toBe('/admin/results/new/power_balls/1?fecha=2026-08-03');
  await userEvent.keyboard('gh');
  await expect.poll(address).toBe('/admin/hoy');
});

test('what sources say and nobody has looked at is counted, and led to', async ({ server }) => {
  const proposal: DrawProposal = {
    id: 1,
    source: { id: 1, kind: 'ny-open-data', host: 'data.ny.gov' },
    loterie: lotteryBrief,
    type: 0,
    date: '2026-08-05',
    balls: '[3,12,20,44,61]',
    ball_red: 7,
    enhancer: 3,
    fetched_at: '2026-08-06T14:00:00.000Z',
    revision: 0,
    state: 'new',
    result: null,
  };
  const result = { id: 30, balls: '[1,2,3,4,5]', ball_red: 6, enhancer: 2 };
  server.serve(listDrawProposals, {
    data: [proposal, { ...proposal, id: 2, state: 'disagrees', result }],
    missing: [],
  });
  enterOffice(operator);
  await visit('/admin/hoy');
  const told = page.getByRole('region', { name: 'Lo que dicen las fuentes' });
  await expect.element(told.getByText('1 propuesta por confirmar · 1 no coincide')).toBeVisible();
  await expect
    .element(told.getByRole('link', { name: 'Ver propuestas' }))
    .toHaveAttribute('href', '/admin/results');
});
