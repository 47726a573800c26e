import { listAudit } from '@bolillero/contract/calls/audit';
import { listLotteries } from '@bolillero/contract/calls/lotteries';
import { listMail } from '@bolillero/contract/calls/mail';
import { listPayments, sumPayments } from '@bolillero/contract/calls/office-payments';
import {
  addPlayerNote,
  closePlayer,
  closingOfPlayer,
  deletePlayerNote,
  endPlayerSessions,
  handOutPlayerData,
  listPlayers,
  playerPage,
  revealPlayerDni,
  setPlayerPassword,
  updatePlayer,
} from '@bolillero/contract/calls/players';
import { listPendingTickets, listSoldTickets, whyPrize } from '@bolillero/contract/calls/purchases';
import { listRefunds } from '@bolillero/contract/calls/refunds';
import { expectAccessible } from '../../testing/accessible.ts';
import { enterOffice } from '../../testing/people.ts';
import { playerPageOfRosa as rosa } from '../../testing/player.ts';
import { wonWhy } from '../../testing/prize-why.ts';
import { noConnection, refusal, type Server } from '../../testing/server.ts';
import { visit } from '../../testing/show.tsx';
import { beforeEach, desktop, expect, page, phone, test, userEvent } from '../../testing/test.ts';

const address = '/admin/soporte/costumer/7';
const button = (name: string | RegExp) => page.getByRole('button', { name });
const block = (name: string) => page.getByRole('region', { name: new RegExp(`^${name}`) });
const dialog = (name: string) => page.getByRole('dialog', { name });
const question = page.getByRole('alertdialog');

beforeEach<{ server: Server }>(({ server }) => {
  enterOffice();
  server.serve(playerPage, { data: rosa });
  server.serve(listAudit, { data: [], total: 0, pages: 1 });
});

const listed = [
  { ...rosa.costumer },
  {
    ...rosa.costumer,
    id: 6,
    name: '',
    lastname: '',
    email: '',
    type: 1,
    closedAt: '2026-08-08T15:00:00.000Z',
  },
];

test('the list says who each is, asks for what is filtered, and a row opens its record', async ({
  server,
}) => {
  const asked = server.serve(listPlayers, { data: listed, total: 2, pages: 1 });
  const { address: here } = await visit('/admin/soporte/costumer');
  const row = page.getByRole('row').filter({ hasText: 'Quispe Mamani' });
  await expect.element(row).toMatchTextContent(/7.*Rosa.*Av\. Los Álamos 214.*Perú.*Cliente.*18\/11\/2024/);
  const closed = page.getByRole('row').filter({ hasText: 'Cuenta cerrada' });
  await expect.element(closed.getByRole('button', { name: /^Editar/ })).not.toBeInTheDocument();
  await page.getByLabelText('Tipo').selectOptions('Admin');
  await expect.poll(() => asked.at(-1)?.query.type).toBe('1');
  await page.getByRole('columnheader', { name: 'Alta' }).getByRole('button').click();
  await expect.poll(() => asked.at(-1)?.query.sort).toBe('created_at');
  expect(here()).toBe('/admin/soporte/costumer?type=1&sort=created_at');
  await expect.poll(() => document.querySelector('[data-stale]')).toBeNull();
  await expectAccessible();
  await row.getByText('Rosa', { exact: true }).click();
  await expect.element(page.getByRole('heading', { name: 'Rosa Quispe Mamani' })).toBeVisible();
});

test('from the list a player is edited, given a password and closed', async ({ server }) => {
  server.serve(listPlayers, { data: listed, total: 2, pages: 1 });
  server.serve(closingOfPlayer, {
    data: { asked: 'Rosa Quispe Mamani', obstacles: [], prizes: [], subscribed_until: null },
  });
  await visit('/admin/soporte/costumer');
  await button('Editar a Rosa Quispe Mamani').click();
  await expect.element(dialog('Editar Jugador').getByLabelText('Nombre')).toHaveValue('Rosa');
  await userEvent.keyboard('{Escape}');
  await button('Nueva contraseña de Rosa Quispe Mamani').click();
  await expect.element(dialog('Editar Nueva Contraseña')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await button(/^Más .*Rosa Quispe Mamani/).click();
  await page.getByRole('menuitem', { name: 'Cerrar cuenta…' }).click();
  await expect.element(dialog('Cerrar cuenta').getByText('Se borra')).toBeVisible();
});

test('what a purchase won says why', async ({ server }) => {
  server.serve(whyPrize, { data: wonWhy });
  await visit(address);
  await block('Compras')
    .getByRole('button', { name: /^\$200\.00 ?, Por qué este premio, compra N\.º 000015$/ })
    .click();
  await expect.element(dialog('Por qué este premio')).toMatchTextContent(/Nivel 5 · 3 \+ 1se cumple/);
});

test('tells who a player is, what they bought and paid, and what was hit', async () => {
  await visit(address);
  await expect.element(page.getByRole('heading', { name: 'Rosa Quispe Mamani' })).toBeVisible();
  await expect.element(page.getByText('Suscripción hasta el 01/10/2026')).toBeVisible();
  await expect.element(block('Datos')).toMatchTextContent(/•••• 4471/);
  await expect.element(block('Datos')).toMatchTextContent(/rosa\.otra@example\.com \(sin confirmar\)/);
  await expect
    .element(block('Límites'))
    .toMatchTextContent(/\$62\.00 de \$100\.00 este mes.*Sube a \$150\.00 el 12\/08\/2026/);
  const won = block('Compras').getByRole('row').nth(1);
  await expect.element(won).toMatchTextContent(/000015.*Comprada.*\$4\.00.*\$200\.00/);
  expect(won.element().querySelectorAll('[data-matched]')).toHaveLength(4);
  await expect.element(block('Compras').getByRole('row').nth(3)).toMatchTextContent(/Vencida/);
  await expect.element(block('Pagos')).toMatchTextContent(/Devolución de la N\.º 000009.*Devuelto.*−\$3\.00/);
  await expect
    .element(block('Pagos'))
    .toMatchTextContent(/2 jugadas y 1 participación de Powerball.*Cobrado.*\$7\.00/);
  await expect.element(block('Pagos')).toMatchTextContent(/Cobrado en total \$431\.00.*Premios \$200\.00/);
  await expect.element(block('Correos')).toMatchTextContent(/1 falla/);
});

test('all of their purchases are the list of tickets, of this player alone', async ({ server }) => {
  const none = { data: [], total: 0, pages: 1 };
  server.serve(listPendingTickets, none);
  server.serve(listRefunds, none);
  server.serve(listLotteries, []);
  const asked = server.serve(listSoldTickets, none);
  await visit(address);
  await page.getByRole('link', { name: 'Ver todo: compras' }).click();
  await expect.poll(() => asked.at(-1)?.query.costumer_id).toBe('7');
  await expect.element(page.getByText('Jugador: 7')).toBeVisible();
});

test('all of their payments are that list, of this player alone', async ({ server }) => {
  const asked = server.serve(listPayments, { data: [], total: 0, pages: 1 });
  server.serve(sumPayments, { data: { captured: '0.00', refunded: '0.00', currency: 'USD' } });
  await visit(address);
  await page.getByRole('link', { name: 'Ver todo: pagos y devoluciones' }).click();
  await expect.poll(() => asked.at(-1)?.query.costumer_id).toBe('7');
  await expect.element(page.getByText('Jugador: 7')).toBeVisible();
});

test('all of their mails are that list, until the filter is taken off', async ({ server }) => {
  const asked = server.serve(listMail, { data: [], total: 0, pages: 1 });
  await visit(address);
  await page.getByRole('link', { name: 'Ver todo: correos' }).click();
  await expect.poll(() => asked.at(-1)?.query.costumer_id).toBe('7');
  await button('Quitar filtro: Jugador: 7').click();
  await expect.poll(() => asked.at(-1)?.query.costumer_id).toBeUndefined();
});

test('the DNI is shown whole when asked for', async ({ server }) => {
  const asked = server.serve(revealPlayerDni, { ok: true, data: '45674471' });
  await visit(address);
  await button(/^Mostrar el DNI completo/).click();
  await expect.element(page.getByText('45674471')).toBeVisible();
  expect(asked).toHaveLength(1);
});

test('only what was changed is sent; the type says what it opens', async ({ server }) => {
  const asked = server.serve(updatePlayer, { ok: true, data: rosa.costumer });
  await visit(address);
  await button('Editar Jugador').click();
  const type = page.getByLabelText('Tipo');
  await expect.element(page.getByLabelText('Nombre')).toHaveValue('Rosa');
  await type.selectOptions('Admin');
  await expect
    .element(type)
    .toHaveAccessibleDescription('Abre las páginas avanzadas del cliente, no la administración');
  await page.getByLabelText('Dirección').fill('Jr. Unión 5');
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await expect.element(page.getByText('¡Registro actualizado exitosamente!')).toBeVisible();
  await expect.element(dialog('Editar Jugador')).not.toBeInTheDocument();
  expect(asked.map(({ body }) => body)).toEqual([{ revision: 'first', address: 'Jr. Unión 5', type: 1 }]);
});

test('what somebody else saved meanwhile is told, and nothing typed is lost', async ({ server }) => {
  const current = { ...rosa.costumer, address: 'La de ellos 9', name: 'Rosita', revision: 'second' };
  const asked = server.serve(updatePlayer, ({ body }) =>
    body.revision === 'first'
      ? refusal('customer-changed', { details: { current } as never })
      : { ok: true, data: current },
  );
  await visit(address);
  await button('Editar Jugador').click();
  await page.getByLabelText('Dirección').fill('La mía 5');
  await button('Guardar').click();
  await expect.element(page.getByText('Dirección: La de ellos 9')).toBeVisible();
  await expect.element(page.getByText('Nombre: Rosita')).toBeVisible();
  await expect.element(page.getByLabelText('Nombre')).toHaveValue('Rosita');
  await expect.element(page.getByLabelText('Dirección')).toHaveValue('La mía 5');
  await button('Guardar').click();
  await expect.poll(() => asked.at(-1)?.body).toEqual({ revision: 'second', address: 'La mía 5' });
});

test('a changed form asks before it is left', async () => {
  await visit(address);
  await button('Editar Jugador').click();
  await page.getByLabelText('Apellidos').fill('Otra');
  await userEvent.keyboard('{Escape}');
  await expect.element(question).toMatchTextContent(/se perderá/);
  await question.getByRole('button').last().click();
});

test('another password: its three messages, how many sessions it ends, and that it did', async ({
  server,
}) => {
  let reply: 'refused' | 'lost' | 'good' = 'lost';
  const asked = server.serve(setPlayerPassword, () =>
    reply === 'lost' ? noConnection : { ok: true, sessions: 2 },
  );
  await visit(address);
  await button('Editar Nueva Contraseña').click();
  await expect.element(page.getByText('Cierra sus 2 sesiones.')).toBeVisible();
  const save = button('Guardar');
  await save.click();
  await expect.element(page.getByText('Rellene los campos')).toBeVisible();
  const [fresh, again] = [
    page.getByRole('textbox', { name: 'Nueva contraseña' }),
    page.getByRole('textbox', { name: 'Repite la contraseña' }),
  ];
  await fresh.fill('Otra-Clave9');
  await again.fill('Otra-Clave8');
  await save.click();
  await expect.element(page.getByText('¡Los campos no coinciden!')).toBeVisible();
  await again.fill('Otra-Clave9');
  await save.click();
  await expect.element(page.getByRole('alert')).toMatchTextContent(/¡Ha ocurrido un error!/);
  reply = 'good';
  await save.click();
  await expect.element(dialog('Editar Nueva Contraseña')).not.toBeInTheDocument();
  expect(asked.at(-1)?.body).toEqual({
    new_password: 'Otra-Clave9',
    new_confirmation: 'Otra-Clave9',
    costumer_id: 7,
  });
});

test('sessions are ended after asking', async ({ server }) => {
  const asked = server.serve(endPlayerSessions, { ok: true, sessions: 2 });
  await visit(address);
  await button('Cerrar las 2').click();
  await question.getByRole('button', { name: 'Sí, cerrar' }).click();
  await expect.element(page.getByText('Se cerraron 2 sesiones')).toBeVisible();
  expect(asked).toHaveLength(1);
});

test('a note is added; one’s own alone can be deleted', async ({ server }) => {
  const own = {
    id: 5,
    text: 'Llamó.',
    admin: 'Inés Salas',
    createdAt: '2026-08-08T15:00:00.000Z',
    own: true,
  };
  let notes = rosa.notes;
  server.serve(playerPage, () => ({ data: { ...rosa, notes } }));
  const added = server.serve(addPlayerNote, () => {
    notes = [own, ...rosa.notes];
    return { ok: true, data: notes };
  });
  const removed = server.serve(deletePlayerNote, () => {
    notes = rosa.notes;
    return { ok: true, data: notes };
  });
  await visit(address);
  await button('Añadir nota').click();
  await expect.element(page.getByText('Escribe la nota.')).toBeVisible();
  await page.getByLabelText('Nueva nota').fill('Llamó.');
  await button('Añadir nota').click();
  await expect.element(block('Notas').getByText('Inés Salas, 08/08/2026')).toBeVisible();
  expect(added.map(({ body }) => body)).toEqual([{ text: 'Llamó.' }]);
  expect(button(/Eliminar la nota/).all()).toHaveLength(1);
  await button('Eliminar la nota «Llamó.»').click();
  await question.getByRole('button', { name: 'Sí, eliminar' }).click();
  await expect.element(page.getByText('Inés Salas, 08/08/2026')).not.toBeInTheDocument();
  expect(removed.map(({ body }) => body)).toEqual([{ note: 5 }]);
});

test('their data are downloaded after asking', async ({ server }) => {
  const asked = server.serve(handOutPlayerData, () => new Response('{}'));
  await visit(address);
  await button('Entregar sus datos').click();
  await question.getByRole('button', { name: 'Descargar' }).click();
  await expect.element(page.getByText('Descarga lista')).toBeVisible();
  expect(asked).toHaveLength(1);
});

test('what keeps an account from being closed is said in place of the way to close it', async ({
  server,
}) => {
  server.serve(closingOfPlayer, {
    data: {
      asked: 'Rosa Quispe Mamani',
      obstacles: [{ what: 'ticket-pending', count: 2 }],
      prizes: [],
      subscribed_until: null,
    },
  });
  await visit(address);
  await button('Cerrar cuenta…').click();
  await expect.element(page.getByText(/^2 cartillas sin PDF/)).toBeVisible();
  await expect.element(button('Cerrar la cuenta')).not.toBeInTheDocument();
  await expectAccessible();
});

test('an account is closed once prizes are said to be paid and the name is typed', async ({ server }) => {
  server.serve(closingOfPlayer, {
    data: {
      asked: 'Rosa Quispe Mamani',
      obstacles: [],
      prizes: [{ amount: '200.00', currency: 'USD' }],
      subscribed_until: '2026-10-01T15:00:00.000Z',
    },
  });
  const asked = server.serve(closePlayer, { ok: true });
  await visit(address);
  await button('Cerrar cuenta…').click();
  await expect.element(page.getByText(/pagada hasta el 01\/10\/2026 y se pierde/)).toBeVisible();
  const close = button('Cerrar la cuenta');
  await page.getByLabelText(/^Escribe «Rosa/).fill('Rosa');
  await close.click();
  await expect.element(page.getByText('El nombre no coincide con el del jugador.')).toBeVisible();
  await page.getByLabelText(/^Ganó \$200\.00/).click();
  await page.getByLabelText(/^Escribe «Rosa/).fill('rosa quispe mamani');
  await close.click();
  await expect.element(page.getByText('Cuenta cerrada', { exact: true })).toBeVisible();
  expect(asked.map(({ body }) => body)).toEqual([{ name: 'rosa quispe mamani', prizes_paid: true }]);
});

test('where there is no room beside it, the history is a view of its own', async ({ server }) => {
  const asked = server.serve(listAudit, { data: [], total: 0, pages: 1 });
  await page.viewport(1024, 768);
  const { address: here } = await visit(address);
  await expect.element(page.getByText('000015')).toBeVisible();
  expect(asked).toEqual([]);
  await page.getByRole('link', { name: 'Historial' }).click();
  await expect.element(page.getByRole('heading', { name: 'Historial' })).toBeVisible();
  expect(here()).toBe(`${address}?historial=true`);
  await expect.poll(() => asked.at(-1)?.query).toMatchObject({ entity: 'customer', entity_id: '7' });
});

test('a closed account is shown as one, with nothing to change', async ({ server }) => {
  const blank = { name: '', lastname: '', email: '', address: '', country: '', birthday: null, dni: null };
  server.serve(playerPage, {
    data: {
      ...rosa,
      costumer: { ...rosa.costumer, ...blank, emails: [], sessions: 0, closedAt: '2026-08-08T15:00:00.000Z' },
      sessions: [],
      notes: [],
    },
  });
  await visit(address);
  await expect.element(page.getByRole('heading', { name: 'Cuenta cerrada (7)' })).toBeVisible();
  await expect.element(page.getByText('Cuenta cerrada el 08/08/2026')).toBeVisible();
  for (const name of ['Editar Jugador', 'Entregar sus datos', 'Añadir nota']) {
    await expect.element(button(name)).not.toBeInTheDocument();
  }
});

test('on a phone the blocks fold, what was bought first', async () => {
  await page.viewport(phone.width, phone.height);
  await visit(address);
  await expect.element(page.getByText('000015')).toBeVisible();
  const titles = [...document.querySelectorAll('details h2')].map((title) => title.textContent);
  expect(titles).toEqual([
    'Compras37',
    'Pagos y devoluciones2',
    'Datos',
    'Suscripción',
    'Límites',
    'Sesiones2',
    'Correos52',
    'Notas1',
    'Historial',
    'Cuenta',
  ]);
  await expect.element(page.getByText('Av. Los Álamos 214')).not.toBeVisible();
  await page.getByText('Datos', { exact: true }).click();
  await expect.element(page.getByText('Av. Los Álamos 214')).toBeVisible();
});

test.for([phone, { width: 1024, height: 768 }, desktop])(
  'is accessible $width wide',
  async ({ width, height }) => {
    await page.viewport(width, height);
    await visit(address);
    await expect.element(page.getByText('000015')).toBeVisible();
    await expectAccessible();
    await button('Editar Jugador').click();
    await expect.element(page.getByLabelText('Apellidos')).toBeVisible();
    await expectAccessible();
  },
);
