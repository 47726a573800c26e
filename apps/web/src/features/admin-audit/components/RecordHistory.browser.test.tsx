import { type AuditEntry, listAudit } from '@bolillero/contract/calls/audit';
import { expectAccessible } from '../../../testing/accessible.ts';
import { enterOffice, operator } from '../../../testing/people.ts';
import { refusal } from '../../../testing/server.ts';
import { show } from '../../../testing/show.tsx';
import { desktop, expect, page, phone, test } from '../../../testing/test.ts';
import { RecordHistory } from './RecordHistory.tsx';

const level = { id: 4, position: 2, prize_level: '5', lottery_prize: '1000000.00', lottery_winner: 1 };
const correction: AuditEntry = {
  id: 9,
  at: '2026-08-08T14:00:00.000Z',
  who: 'Ada Salas (12345678)',
  admin_id: 1,
  action: 'update',
  text: null,
  entity: 'draw',
  entity_id: '31',
  fields: ['balls', 'detail', 'enhancer', 'isShow'],
  before: { balls: '[3,12,20,43,61]', enhancer: 2, isShow: false, detail: [level] },
  after: {
    balls: '[3,12,20,44,61]',
    enhancer: 3,
    isShow: true,
    detail: [{ ...level, lottery_prize: '2000000.00' }],
  },
  reason: 'Bolilla mal leída en la página oficial',
};
const entry: AuditEntry = {
  ...correction,
  id: 8,
  action: 'create',
  before: null,
  after: { id: 31, date: '2026-08-05', amount: '42000000.00', detail: [level] },
  fields: ['amount', 'date', 'detail', 'id'],
  reason: null,
};
const pageOf = (...data: AuditEntry[]) => ({ data, total: data.length, pages: 1 });
const history = <RecordHistory entity="draw" id={31} currency="PEN" />;

test('tells who did what and when; a change unfolds to what it was and what it became', async ({
  server,
}) => {
  const asked = server.serve(listAudit, pageOf(correction, entry));
  enterOffice();
  await show(history);
  await page.getByText('Cambió').click();
  expect(asked[0]?.query).toMatchObject({ entity: 'draw', entity_id: '31' });
  await expect.element(page.getByText('bolillas, tabla de premios, potenciador, a la vista')).toBeVisible();
  await expect.element(page.getByRole('row', { name: 'Potenciador 2 3' })).toBeVisible();
  await expect.element(page.getByRole('row', { name: 'A la vista No Sí' })).toBeVisible();
  await expect
    .element(
      page.getByRole('row', {
        name: /^Tabla de premios · 2 · Premio S\/\s1,000,000\.00 S\/\s2,000,000\.00$/,
      }),
    )
    .toBeVisible();
  await expect.element(page.getByText('Bolilla mal leída en la página oficial')).toBeVisible();
  await page.getByText('Creó').click();
  await expect.element(page.getByRole('row', { name: 'Fecha — 05/08/2026' })).toBeVisible();
  await expect.element(page.getByRole('row', { name: 'Tabla de premios — 1 fila' })).toBeVisible();
  await expect.element(page.getByText('Número interno')).not.toBeInTheDocument();
});

test('older changes come on request', async ({ server }) => {
  server.serve(listAudit, ({ query }) => ({
    data: [query.page === '2' ? entry : correction],
    total: 2,
    pages: 2,
  }));
  enterOffice();
  await show(history);
  await page.getByRole('button', { name: 'Ver anteriores' }).click();
  await expect.element(page.getByText('Creó')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Ver anteriores' })).not.toBeInTheDocument();
});

test('folded, nothing is asked until somebody unfolds it; failing, it can be asked again', async ({
  server,
}) => {
  let works = false;
  const asked = server.serve(listAudit, () => (works ? pageOf() : refusal('input-invalid')));
  enterOffice();
  await show(<RecordHistory entity="draw" id={31} folded />);
  const heading = page.getByRole('heading', { name: 'Historial' });
  await expect.element(heading).toBeVisible();
  expect(asked).toEqual([]);
  await heading.click();
  const again = page.getByRole('button', { name: 'Reintentar' });
  await expect.element(again).toBeVisible();
  works = true;
  await again.click();
  await expect.element(page.getByText('Sin cambios todavía')).toBeVisible();
});

test('an operator, whose the audit is not, sees none and asks for none', async () => {
  enterOffice(operator);
  await show(
    <>
      <p>Resultado</p>
      {history}
    </>,
  );
  await expect.element(page.getByText('Resultado')).toBeVisible();
  await expect.element(page.getByText('Historial')).not.toBeInTheDocument();
});

test.for([phone, desktop])('unfolded it is accessible $width wide', async ({ width, height }, { server }) => {
  await page.viewport(width, height);
  server.serve(listAudit, pageOf(correction, entry));
  enterOffice();
  await show(history);
  await page.getByText('Cambió').click();
  await page.getByText('Creó').click();
  await expect.element(page.getByRole('row', { name: /^Fecha/ })).toBeVisible();
  await expectAccessible();
});
