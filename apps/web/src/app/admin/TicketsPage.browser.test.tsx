import { listLotteries } from '@bolillero/contract/calls/lotteries';
import {
  type AdminPurchase,
  listPendingTickets,
  listSoldTickets,
  markPurchaseSold,
  takeTicketBack,
  whyPrize,
} from '@bolillero/contract/calls/purchases';
import {
  listRefunds,
  overdueRefunds,
  type RefundedPurchase,
  refundOverdue,
  refundPurchase,
} from '@bolillero/contract/calls/refunds';
import { expectAccessible } from '../../testing/accessible.ts';
import { enterOffice, operator } from '../../testing/people.ts';
import { powerball } from '../../testing/powerball.ts';
import { lostWhy } from '../../testing/prize-why.ts';
import { refusal, type Server } from '../../testing/server.ts';
import { visit } from '../../testing/show.tsx';
import { beforeEach, desktop, expect, page, phone, test, userEvent } from '../../testing/test.ts';

const pending: AdminPurchase = {
  id: 12,
  loterie_name: 'Powerball',
  lottery_id: 1,
  name: 'Rosa',
  lastname: 'Quispe',
  email: 'rosa@example.com',
  potenciador: null,
  multiplier_bought: false,
  multiplier_mode: 'per-draw',
  multiplier_values: [],
  balls: '[5,9,21,60,61]',
  ball_red: 7,
  image: null,
  type: 0,
  date_lottery: '2026-08-08',
  closes_at: '2026-08-09T02:00:00.000Z',
  refunded: false,
  overdue: false,
  price: '3.00',
  soldAt: null,
  settled: false,
  createdAt: '2026-08-08T14:30:00.000Z',
};
const overdue: AdminPurchase = { ...pending, id: 10, date_lottery: '2026-08-05', overdue: true };
const sold: AdminPurchase = { ...pending, id: 9, image: '/api/purchases/9/ticket' };
const given: RefundedPurchase = {
  ...pending,
  id: 8,
  refunded: true,
  refund: {
    amount: '3.00',
    currency: 'USD',
    reason: 'La venta cerró antes de comprarla.',
    admin: 'Inés Salas',
    requestedAt: '2026-08-08T14:00:00.000Z',
    doneAt: null,
    waitsFor: null,
  },
};
const pdf = new File(['%PDF-1.4'], 'cartilla.pdf', { type: 'application/pdf' });

let tickets: { pending: AdminPurchase[]; sold: AdminPurchase[]; refunds: RefundedPurchase[] };

beforeEach<{ server: Server }>(({ server }) => {
  enterOffice();
  tickets = { pending: [pending, overdue], sold: [sold], refunds: [given] };
  server.serve(listLotteries, [powerball]);
  server.serve(listPendingTickets, ({ query }) => {
    const part = tickets.pending.filter((one) => query.part !== 'overdue' || one.overdue);
    return pageOf(query.part === 'closes-today' ? [] : part, query);
  });
  server.serve(listSoldTickets, ({ query }) => pageOf(tickets.sold, query));
  server.serve(listRefunds, ({ query }) => pageOf(tickets.refunds, query));
});

const pageOf = <T,>(rows: readonly T[], { count }: Readonly<Record<string, string>>) => ({
  data: count === 'only' ? [] : [...rows],
  total: rows.length,
  pages: 1,
});

const row = (id: number) => page.getByRole('row').filter({ hasText: String(id).padStart(6, '0') });
const upload = (id: number) => row(id).getByRole('button', { name: `Subir PDF de la cartilla ${id}` });
const more = (id: number) => row(id).getByRole('button', { name: /^Más acciones/ });
/** Takes one of a row's lesser acts. */
async function act(id: number, name: string) {
  await more(id).click();
  await page.getByRole('menuitem', { name }).click();
}
const chosen = () => page.elementLocator(document.querySelector('main input[type=file]') as HTMLElement);
/** Takes a row's button for its PDF, and chooses one. */
async function choose(id: number, file = pdf) {
  await upload(id).click();
  await userEvent.upload(chosen(), file);
}
/** The same of an overdue one, whose button gives its price back. */
async function chooseLate(id: number) {
  await act(id, 'Subir PDF');
  await userEvent.upload(chosen(), pdf);
}
const refundWindow = page.getByRole('dialog', { name: /^¿Devolver lo pagado por la cartilla/ });

/** Opens a tab of the page and waits for its first row. */
async function open(search = '', id = 12) {
  const shown = await visit(`/admin/tickets${search}`);
  await expect.element(row(id)).toBeVisible();
  return shown;
}

/** Moves the pending ticket over, as the server does when it has its PDF. */
function sell() {
  tickets.pending.shift();
  tickets.sold.unshift({ ...pending, image: '/api/purchases/12/ticket' });
  return { ok: true, data: pending };
}

test('each tab says how many it holds; a ticket whose draw has passed is marked', async () => {
  await open();
  await expect.element(page.getByRole('link', { name: /^Cartillas Pendientes/ })).toMatchTextContent(/2$/);
  await expect.element(page.getByRole('link', { name: /^Cartillas Compradas/ })).toMatchTextContent(/1$/);
  await expect.element(page.getByRole('link', { name: /^Devoluciones/ })).toMatchTextContent(/1$/);
  await expect.element(row(12)).toMatchTextContent(/Powerball.*Rosa Quispe.*en \d+ h \d\d min· 21:00/);
  await expect.element(row(10)).toMatchTextContent(/Vencida/);
  await expect.element(row(12)).not.toMatchTextContent(/Vencida/);
});

test('a bought ticket says where its PDF stands in the chain; one that came after its draw is told apart', async () => {
  const proof = {
    seq: 1234,
    sha256: 'ab'.repeat(32),
    recorded_at: '2026-08-09T00:00:00.000Z',
    draws_at: '2026-08-09T03:00:00.000Z',
  };
  const late = { ...proof, seq: 1235, recorded_at: '2026-08-09T03:41:00.000Z' };
  const soldAt = proof.recorded_at;
  tickets.sold = [
    { ...sold, soldAt, proof },
    { ...sold, id: 7, soldAt, proof: late },
  ];
  await open('?tab=compradas', 9);
  await expect.element(row(9)).toMatchTextContent(/Entrada 1,234/);
  await expect.element(row(9)).not.toMatchTextContent(/Después del sorteo/);
  await expect.element(row(7)).toMatchTextContent(/Entrada 1,235.*Después del sorteo/);
  await expectAccessible();
  await row(7).getByText('Powerball').first().click();
  const opened = page.getByRole('dialog', { name: 'Cartilla 000007' });
  await expect.element(opened).toMatchTextContent(/Entrada 1,235 · 41 min después del sorteo/);
  await expect
    .element(opened.getByRole('link', { name: 'Comprobar' }))
    .toHaveAttribute('href', `/comprobar?sha256=${'ab'.repeat(32)}`);
});

test('a chosen PDF is sent with its progress, and the ticket moves to the bought ones', async ({
  server,
}) => {
  const answer = Promise.withResolvers<ReturnType<typeof sell>>();
  const asked = server.serve(markPurchaseSold, () => answer.promise);
  await open();
  await choose(12);
  await expect.element(page.getByRole('progressbar', { name: 'Subida de la cartilla 12' })).toBeVisible();
  answer.resolve(sell());
  await expect.element(page.getByText('¡Archivo subido exitosamente!')).toBeVisible();
  await expect.element(row(12)).not.toBeInTheDocument();
  expect(asked.map(({ params }) => params)).toEqual([{ id: '12' }]);
  expect(asked[0]?.body.get('image')).toMatchObject({ name: 'cartilla.pdf' });
});

test('after an upload from the keyboard the next ticket has the focus, on the same control', async ({
  server,
}) => {
  tickets.pending.splice(1, 0, { ...pending, id: 11 });
  const answer = Promise.withResolvers<ReturnType<typeof sell>>();
  server.serve(markPurchaseSold, () => answer.promise);
  await open();
  (upload(12).element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await userEvent.upload(chosen(), pdf);
  await expect.element(page.getByRole('progressbar')).toBeVisible();
  answer.resolve(sell());
  await expect.element(row(12)).not.toBeInTheDocument();
  await expect.element(upload(11)).toHaveFocus();
});

test('a PDF is dropped on its row', async ({ server }) => {
  const asked = server.serve(markPurchaseSold, sell);
  await open();
  const dataTransfer = new DataTransfer();
  dataTransfer.items.add(pdf);
  row(12)
    .element()
    .dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }));
  await expect.element(row(12)).not.toBeInTheDocument();
  expect(asked).toHaveLength(1);
});

test.for([
  [new File(['hola'], 'cartilla.txt', { type: 'text/plain' }), 'Extensión no válida, Solo .pdf'],
  [
    new File([new Uint8Array(1_048_576)], 'grande.pdf', { type: 'application/pdf' }),
    'El archivo excede el límite.',
  ],
] as const)('%s is refused before it is sent: %s', async ([file, fault]) => {
  await open();
  const dataTransfer = new DataTransfer();
  dataTransfer.items.add(file);
  row(12)
    .element()
    .dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }));
  await expect.element(page.getByRole('main').getByRole('alert')).toHaveTextContent(fault);
});

test('what the server finds in the file stands at its row, and the next try takes it away', async ({
  server,
}) => {
  server.serve(markPurchaseSold, refusal('file-not-pdf'));
  await open();
  await choose(12);
  await expect.element(page.getByRole('main').getByRole('alert')).toBeVisible();
  server.serve(markPurchaseSold, sell);
  await choose(12);
  await expect.element(row(12)).not.toBeInTheDocument();
});

test('an upload that is stopped leaves the ticket pending', async ({ server }) => {
  server.serve(markPurchaseSold, () => new Promise(() => {}));
  await open();
  await choose(12);
  await page.getByRole('main').getByRole('button', { name: 'Cancelar' }).click();
  await expect.element(upload(12)).toBeVisible();
  await expect.element(page.getByRole('main').getByRole('alert')).not.toBeInTheDocument();
});

test('where each ticket has a multiplier of its own, it is asked with the file', async ({ server }) => {
  tickets.pending[0] = { ...pending, multiplier_mode: 'per-play', multiplier_values: [2, 3, 4, 5, 10] };
  const asked = server.serve(markPurchaseSold, sell);
  await open();
  await upload(12).click();
  const window = page.getByRole('dialog', { name: 'Potenciador impreso' });
  await window.getByRole('button', { name: 'Subir', exact: true }).click();
  await expect.element(window.getByText('Elija un archivo')).toBeVisible();
  await expect.element(window.getByText('Indica el potenciador impreso en la cartilla.')).toBeVisible();
  await expectAccessible();
  const input = window.element().querySelector('input[type=file]') as HTMLElement;
  await userEvent.upload(page.elementLocator(input), pdf);
  await expect.element(window.getByText('Archivo: cartilla.pdf')).toBeVisible();
  await window.getByRole('combobox').selectOptions('×5');
  await window.getByRole('button', { name: 'Subir', exact: true }).click();
  await expect.element(row(12)).not.toBeInTheDocument();
  expect(asked[0]?.body.get('potenciador')).toBe('5');
});

test('a PDF after the result is uploaded only once it is said what it wins and whose share it changes', async ({
  server,
}) => {
  const changes = [
    { purchase_id: 7, costumer: 'Luis Paz', balls: '[5,9,21,60,61]', before: '100.00', after: '50.00' },
    { purchase_id: 10, costumer: 'Rosa Quispe', balls: '[5,9,21,60,61]', before: '0', after: '50.00' },
  ];
  const asked = server.serve(markPurchaseSold, ({ query }) => {
    if (query.dry_run === '1') return { ok: true, data: overdue, result_known: true, changes };
    tickets.pending.pop();
    return { ok: true, data: { ...overdue, image: '/api/purchases/10/ticket' } };
  });
  await open();
  await chooseLate(10);
  const window = page.getByRole('dialog', { name: '¿Subir el PDF después del resultado?' });
  await expect.element(window.getByText('Con este PDF, la jugada gana $50.00.')).toBeVisible();
  await expect
    .element(window.getByRole('row').filter({ hasText: 'Luis Paz' }))
    .toMatchTextContent(/\$100\.00.*\$50\.00.*pierde/);
  await expect.element(window.getByText(/La auditoría lo marca/)).toBeVisible();
  await expect.element(window.getByLabelText('Motivo para los jugadores')).not.toBeInTheDocument();
  await expectAccessible();
  await window.getByRole('button', { name: 'Cancelar' }).click();
  await expect.element(page.getByRole('progressbar')).not.toBeInTheDocument();
  await chooseLate(10);
  await window.getByRole('button', { name: 'Sí, subir' }).click();
  await expect.element(row(10)).not.toBeInTheDocument();
  const dry = { id: '10', dry_run: '1' };
  expect(asked.map(({ params, query }) => ({ ...params, ...query }))).toEqual([dry, dry, { id: '10' }]);
});

test.for([
  [true, 'La jugada no tiene premio.'],
  [false, null],
] as const)(
  'an overdue PDF whose result is known (%s) is asked about',
  async ([known, words], { server }) => {
    const asked = server.serve(markPurchaseSold, ({ query }) => {
      if (query.dry_run === '1') return { ok: true, data: overdue, result_known: known, changes: [] };
      tickets.pending.pop();
      return { ok: true, data: overdue };
    });
    await open();
    await chooseLate(10);
    if (words !== null) {
      await expect.element(page.getByText(words)).toBeVisible();
      await page.getByRole('button', { name: 'Sí, subir' }).click();
    }
    await expect.element(row(10)).not.toBeInTheDocument();
    expect(asked).toHaveLength(2);
  },
);

test('all overdue tickets go back at once, after saying how many and how much', async ({ server }) => {
  tickets.pending.push({ ...overdue, id: 6 });
  server.serve(overdueRefunds, { data: { ids: [10, 6], count: 2, amount: '6.00' } });
  const asked = server.serve(refundOverdue, () => {
    tickets.pending = [pending];
    return { ok: true, data: { ids: [10], count: 1, amount: '3.00' } };
  });
  await open();
  await page.getByRole('radio', { name: 'Vencidas 2' }).click();
  await expect.element(row(12)).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Devolver las 2 vencidas…' }).click();
  const window = page.getByRole('dialog', { name: '¿Devolver todas las vencidas?' });
  await expect
    .element(window.getByText(/^Se devolverán \$6\.00, el precio completo de 2 cartillas/))
    .toBeVisible();
  await window.getByRole('button', { name: 'Sí, devolver $6.00' }).click();
  await expect.element(window.getByText('Escribe el motivo de la devolución.')).toBeVisible();
  await expectAccessible();
  await window.getByRole('textbox', { name: 'Motivo' }).fill('No llegamos');
  await window.getByRole('button', { name: 'Sí, devolver $6.00' }).click();
  await expect
    .element(page.getByText(/La devolución de 1 cartilla \(\$3\.00\) está en camino\. 1 ya no/))
    .toBeVisible();
  expect(asked.map(({ body }) => body)).toEqual([{ ids: [10, 6], reason: 'No llegamos' }]);
});

test('a row opens its ticket', async () => {
  await open();
  await row(12).getByText('Rosa Quispe').click();
  const window = page.getByRole('dialog', { name: 'Cartilla 000012' });
  await expect.element(window.getByText('rosa@example.com')).toBeVisible();
  await expect.element(window.getByRole('button', { name: /^Por qué/ })).not.toBeInTheDocument();
  await expectAccessible();
  await userEvent.keyboard('{Escape}');
  await expect.element(window).not.toBeInTheDocument();
});

test('one whose draw is settled says why it won or not', async ({ server }) => {
  tickets.sold = [{ ...sold, settled: true }];
  const asked = server.serve(whyPrize, { data: { ...lostWhy, id: 9 } });
  await open('?tab=compradas', 9);
  await row(9).getByText('Rosa Quispe').click();
  const window = page.getByRole('dialog', { name: 'Cartilla 000009' });
  await window.getByRole('button', { name: 'Por qué ganó o no' }).click();
  await expect
    .element(page.getByRole('dialog', { name: 'Por qué ganó o no' }))
    .toMatchTextContent(/no se cumple ningún nivel/);
  await expectAccessible();
  expect(asked.map(({ params }) => params.id)).toEqual(['9']);
});

test('a PDF that changes no prize is taken back only after asking', async ({ server }) => {
  const asked = server.serve(takeTicketBack, ({ query }) => {
    if (query.dry_run === '1') return { ok: true, changes: [] };
    tickets.sold.shift();
    return { ok: true };
  });
  await open('?tab=compradas', 9);
  await expect
    .element(row(9).getByRole('link', { name: 'Ver PDF de la cartilla 9' }))
    .toHaveAttribute('href', '/api/purchases/9/ticket');
  const question = page.getByRole('alertdialog', { name: '¿Deseas eliminar el registro?' });
  await act(9, 'Retirar PDF');
  await question.getByRole('button', { name: 'Cancelar' }).click();
  await expect.element(more(9)).toHaveFocus();
  await act(9, 'Retirar PDF');
  await expect.element(question.getByText(/No cambia ningún premio/)).toBeVisible();
  await question.getByRole('button', { name: 'Sí, eliminar' }).click();
  await expect.element(page.getByText('¡Registro eliminado!')).toBeVisible();
  await expect.element(page.getByText('Aún no hay cartillas compradas')).toBeVisible();
  const dry = { id: '9', dry_run: '1' };
  expect(asked.map(({ params, query }) => ({ ...params, ...query }))).toEqual([dry, dry, { id: '9' }]);
});

test('a PDF by which players have prizes is taken back with who loses and who gains in sight, and why', async ({
  server,
}) => {
  const changes = [
    { purchase_id: 9, costumer: 'Rosa Quispe', balls: '[5,9,21,60,61]', before: '50.00', after: '0' },
    { purchase_id: 7, costumer: 'Luis Paz', balls: '[5,9,21,60,61]', before: '50.00', after: '100.00' },
  ];
  const asked = server.serve(takeTicketBack, ({ query }) => {
    if (query.dry_run === '1') return { ok: true, changes };
    tickets.sold.shift();
    return { ok: true };
  });
  await open('?tab=compradas', 9);
  await act(9, 'Retirar PDF');
  const window = page.getByRole('dialog', { name: '¿Deseas eliminar el registro?' });
  const change = (player: string) => window.getByRole('row').filter({ hasText: player });
  await expect.element(change('Rosa Quispe')).toMatchTextContent(/\$50\.00.*Sin premio.*pierde/);
  await expect.element(change('Luis Paz')).toMatchTextContent(/\$50\.00.*\$100\.00.*gana/);
  await expect.element(window.getByText(/Vacío, lee que retiramos el PDF/)).toBeVisible();
  await expectAccessible();
  await window.getByRole('button', { name: 'Cancelar' }).click();
  await expect.element(more(9)).toHaveFocus();
  await act(9, 'Retirar PDF');
  await window.getByLabelText('Motivo para los jugadores').fill('La foto era de otra cartilla');
  await window.getByRole('button', { name: 'Sí, eliminar' }).click();
  await expect.element(page.getByText('¡Registro eliminado!')).toBeVisible();
  await expect.element(window).not.toBeInTheDocument();
  expect(asked.at(-1)).toMatchObject({
    params: { id: '9' },
    query: {},
    body: { reason: 'La foto era de otra cartilla' },
  });
});

test('a PDF that somebody else has taken back meanwhile is said so, and nothing is asked', async ({
  server,
}) => {
  server.serve(takeTicketBack, refusal('purchase-not-sold'));
  await open('?tab=compradas', 9);
  await act(9, 'Retirar PDF');
  await expect.element(page.getByText('Esa cartilla no tiene PDF que retirar.')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Sí, eliminar' })).not.toBeInTheDocument();
});

test('a price goes back with its reason, after saying what that means', async ({ server }) => {
  const asked = server.serve(refundPurchase, ({ body }) => {
    tickets.pending.shift();
    return { ok: true, data: { id: 12, amount: '3.00', reason: body.reason, state: 'requested' as const } };
  });
  await open();
  await act(12, 'Devolver');
  await expect
    .element(
      refundWindow.getByText(
        /^Se devolverán \$3\.00, el precio completo, a Rosa Quispe \(rosa@example\.com\)/,
      ),
    )
    .toBeVisible();
  await expect.element(refundWindow.getByText(/sale de las pendientes/)).toBeVisible();
  const reason = refundWindow.getByRole('textbox', { name: 'Motivo' });
  await expect.element(reason).toHaveFocus();
  await refundWindow.getByRole('button', { name: 'Sí, devolver $3.00' }).click();
  await expect.element(refundWindow.getByText('Escribe el motivo de la devolución.')).toBeVisible();
  await expect.element(reason).toHaveFocus();
  await expectAccessible();
  await userEvent.keyboard('{Escape}');
  await expect.element(more(12)).toHaveFocus();
  await act(12, 'Devolver');
  await reason.fill(' La venta cerró. ');
  await refundWindow.getByRole('button', { name: 'Sí, devolver $3.00' }).click();
  await expect.element(page.getByText('¡Éxito! La devolución de $3.00 está en camino.')).toBeVisible();
  await expect.element(row(12)).not.toBeInTheDocument();
  expect(asked.map(({ params, body }) => ({ ...params, ...body }))).toEqual([
    { id: '12', reason: 'La venta cerró.' },
  ]);
});

test('a refund that somebody else was quicker with is told in the window', async ({ server }) => {
  server.serve(refundPurchase, refusal('purchase-refunded'));
  await open('?tab=compradas', 9);
  await act(9, 'Devolver');
  await expect
    .element(
      refundWindow.getByText(
        /^La cartilla ya está comprada: queda para la casa\. .+ deja de participar con ella/,
      ),
    )
    .toBeVisible();
  await refundWindow.getByRole('textbox', { name: 'Motivo' }).fill('Doble');
  await refundWindow.getByRole('button', { name: 'Sí, devolver $3.00' }).click();
  await expect.element(refundWindow.getByRole('alert')).toBeVisible();
  await expect.element(refundWindow.getByRole('textbox', { name: 'Motivo' })).toHaveValue('Doble');
});

test('what was given back stands with its reason, who did it, and whether the money has arrived', async () => {
  tickets.refunds.push({ ...given, id: 7, refund: { ...given.refund, doneAt: '2026-08-08T14:01:00.000Z' } });
  await open('?tab=devueltas', 8);
  await expect.element(row(8)).toMatchTextContent(/\$3\.00.*La venta cerró antes de comprarla\..*En camino/);
  await expect.element(row(8)).toMatchTextContent(/En camino/);
  await expect.element(row(7)).toMatchTextContent(/Devuelto/);
});

test('a refund that waits for a provider that is not configured says so', async () => {
  tickets.refunds.push({ ...given, id: 7, refund: { ...given.refund, waitsFor: 'paypal' } });
  await open('?tab=devueltas', 8);
  await expect.element(row(7)).toMatchTextContent(/Espera: PayPal ya no está configurado/);
  await expect.element(row(8)).not.toMatchTextContent(/Espera/);
});

test('operators sell tickets, give nothing back and read nothing of the money that went back', async ({
  server,
}) => {
  enterOffice(operator);
  const refunds = server.serve(listRefunds, refusal('forbidden'));
  await open('?tab=devueltas');
  await expect.element(page.getByRole('link', { name: /^Cartillas Compradas/ })).toBeVisible();
  await expect.element(page.getByRole('link', { name: /^Devoluciones/ })).not.toBeInTheDocument();
  expect(refunds).toEqual([]);
  await expect.element(upload(12)).toBeVisible();
  await expect.element(page.getByRole('button', { name: /^Devolver lo pagado/ })).not.toBeInTheDocument();
});

test('a search and a lottery stand in the address; where nothing fits they can be taken away', async ({
  server,
}) => {
  const asked = server.serve(listPendingTickets, ({ query }) =>
    pageOf(query.q === 'nadie' ? [] : [pending], query),
  );
  const { address } = await open();
  await page.getByRole('combobox', { name: 'Lotería' }).selectOptions('Powerball');
  await page.getByRole('searchbox', { name: 'Buscar' }).fill('nadie');
  await expect.element(page.getByText('Nada coincide con lo que pediste')).toBeVisible();
  expect(address()).toBe('/admin/tickets?lottery=1&q=nadie');
  expect(asked.at(-1)?.query).toMatchObject({ q: 'nadie', lottery_id: '1' });
  await page.getByRole('main').getByRole('button', { name: 'Quitar filtros' }).last().click();
  await expect.element(row(12)).toBeVisible();
  expect(address()).toBe('/admin/tickets');
});

test.for([
  [phone, '', 12],
  [desktop, '', 12],
  [phone, '?tab=compradas', 9],
  [desktop, '?tab=devueltas', 8],
] as const)('is accessible %j %s', async ([{ width, height }, search, id]) => {
  await page.viewport(width, height);
  await open(search, id);
  await expectAccessible();
});
