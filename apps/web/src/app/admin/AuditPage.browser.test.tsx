import { type AuditEntry, auditFilters, exportAudit, listAudit } from '@bolillero/contract/calls/audit';
import { appSettings } from '@bolillero/contract/calls/system';
import { expectAccessible } from '../../testing/accessible.ts';
import { enterOffice } from '../../testing/people.ts';
import { keepSavedFiles } from '../../testing/saved-files.ts';
import type { Server } from '../../testing/server.ts';
import { settings } from '../../testing/settings.ts';
import { visit } from '../../testing/show.tsx';
import { beforeEach, desktop, expect, page, phone, test } from '../../testing/test.ts';

const correction: AuditEntry = {
  id: 9,
  at: '2026-08-08T14:00:00.000Z',
  who: 'Ada Salas (12345678)',
  admin_id: 1,
  action: 'update',
  text: null,
  entity: 'draw',
  entity_id: '31',
  fields: ['enhancer'],
  before: { name: 'power_balls', lottery_id: 1, enhancer: 2 },
  after: { name: 'power_balls', lottery_id: 1, enhancer: 3 },
  reason: 'Mal leído en la página oficial',
};
const late: AuditEntry = {
  ...correction,
  id: 8,
  entity: 'purchase',
  entity_id: '241',
  fields: ['afterResult', 'sold'],
  before: { sold: false },
  after: { sold: true, afterResult: true },
  reason: null,
};
const list = (...data: AuditEntry[]) => ({ data, total: data.length, pages: 1 });
const row = (name: RegExp) => page.getByRole('row', { name });

beforeEach<{ server: Server }>(({ server }) => {
  server.serve(appSettings, settings);
  server.serve(auditFilters, { people: [{ id: 1, name: 'Ada Salas' }] });
  enterOffice();
});

test('a row unfolds in place to before and after, the reason, and the way to the record', async ({
  server,
}) => {
  server.serve(listAudit, list(correction, late));
  await visit('/admin/auditoria');
  await expect.element(row(/Cartilla 000241.*PDF después del resultado/)).toBeVisible();
  await page.getByRole('button', { name: /Resultado 31/ }).click();
  await expect.element(page.getByRole('row', { name: 'Potenciador 2 3' })).toBeVisible();
  await expect.element(page.getByText('Mal leído en la página oficial')).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'Abrir el registro' }))
    .toHaveAttribute('href', '/admin/results/edit/power_balls/1/31');
  await page.getByRole('button', { name: /Resultado 31/ }).click();
  await expect.element(page.getByText('Mal leído en la página oficial')).not.toBeInTheDocument();
});

test('who, what, action, field and dates are asked for and stand in the address; a record has its history', async ({
  server,
}) => {
  const asked = server.serve(listAudit, list(correction));
  const { address } = await visit('/admin/auditoria');
  await page.getByLabelText('Quién').selectOptions('Ada Salas');
  await page.getByLabelText('Qué').selectOptions('Resultado');
  await page.getByLabelText('Acción').selectOptions('Cambió');
  await page.getByLabelText('Campo').selectOptions('Monto del pozo');
  await page.getByLabelText('Cuándo').selectOptions('Cuándo: hoy');
  await expect
    .poll(() => asked.at(-1)?.query)
    .toMatchObject({
      admin_id: '1',
      entity: 'draw',
      action: 'update',
      field: 'amount',
      from: '2026-08-08',
      to: '2026-08-08',
    });
  expect(address()).toContain('field=amount');
  await page.getByRole('button', { name: /Resultado 31/ }).click();
  await page.getByRole('button', { name: 'Ver su historial' }).click();
  await expect.poll(() => asked.at(-1)?.query).toMatchObject({ entity: 'draw', entity_id: '31' });
  expect(asked.at(-1)?.query).not.toHaveProperty('field');
});

test('exactly what the filters let through is handed out', async ({ server }) => {
  const saved = keepSavedFiles();
  server.serve(listAudit, list(correction));
  const asked = server.serve(exportAudit, new Response('a,b', { headers: { 'content-type': 'text/csv' } }));
  await visit('/admin/auditoria?entity=draw&action=update');
  await page.getByRole('button', { name: 'Exportar' }).click();
  await page.getByRole('button', { name: /CSV/ }).click();
  await expect.poll(() => saved.length).toBe(1);
  expect(asked[0]?.query).toMatchObject({ entity: 'draw', action: 'update', format: 'csv' });
});

test.for([phone, desktop])('unfolded it is accessible $width wide', async ({ width, height }, { server }) => {
  await page.viewport(width, height);
  server.serve(listAudit, list(correction, late));
  await visit('/admin/auditoria');
  await page.getByRole('button', { name: /Resultado 31/ }).click();
  await expect.element(page.getByText('Mal leído en la página oficial')).toBeVisible();
  await expectAccessible();
});
