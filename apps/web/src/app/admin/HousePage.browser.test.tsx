import { listDrawSources } from '@bolillero/contract/calls/draw-sources';
import { type House, oneHouse, updateHouse } from '@bolillero/contract/calls/house';
import { appSettings } from '@bolillero/contract/calls/system';
import { expectAccessible } from '../../testing/accessible.ts';
import { enterOffice } from '../../testing/people.ts';
import { refusal, type Server } from '../../testing/server.ts';
import { settings } from '../../testing/settings.ts';
import { visit } from '../../testing/show.tsx';
import { beforeEach, desktop, expect, page, phone, test, userEvent } from '../../testing/test.ts';

const saved: House = {
  legal_name: 'Juegos del Sur S. A. C.',
  tax_number: '',
  address: 'Av. Larco 100, Lima',
  licence: '',
  email: 'ayuda@juegos.pe',
  phone: '',
  hours: '',
  help_lines: [{ country: 'Perú', name: 'Línea 113', phone: '113', url: '' }],
  demo: false,
  revision: 3,
  updated_at: null,
  missing: ['tax_number', 'licence'],
  rules: { password_min: 8, min_age: 18, session_days: 30, time_zone: 'America/Lima' },
};

const field = (name: string) => page.getByLabelText(name, { exact: true });
const save = page.getByRole('button', { name: 'Guardar', exact: true });
const preview = page.getByRole('region', { name: 'Así sale al pie' });

beforeEach<{ server: Server }>(({ server }) => {
  server.serve(appSettings, settings);
  server.serve(oneHouse, { data: saved });
  server.serve(listDrawSources, { data: [] });
  enterOffice();
});

test('what the law asks for and is empty is named and led to; the foot follows what is typed', async ({
  server,
}) => {
  const asked = server.serve(updateHouse, ({ body }) => ({
    ok: true,
    data: { ...saved, ...body, help_lines: [...body.help_lines], revision: 4, missing: [] },
  }));
  await visit('/admin/ajustes');
  await expect.element(page.getByText('Faltan 2 datos legales.')).toBeVisible();
  await page.getByRole('button', { name: 'Licencia' }).click();
  await expect.element(field('Licencia')).toHaveFocus();
  await expect.element(field('Licencia')).toHaveAccessibleDescription(/^Falta\./);
  await field('Licencia').fill('MINCETUR 1234-2026');
  await field('Número tributario').fill('20123456789');
  await expect.element(page.getByText(/datos? legal/)).not.toBeInTheDocument();
  await expect.element(preview.getByText('Licencia: MINCETUR 1234-2026')).toBeVisible();
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await expect.element(page.getByText('¡Registro actualizado exitosamente!')).toBeVisible();
  expect(asked[0]?.body).toMatchObject({
    legal_name: 'Juegos del Sur S. A. C.',
    tax_number: '20123456789',
    licence: 'MINCETUR 1234-2026',
    revision: 3,
  });
});

test('help lines are added, mended and taken away; one without a name is not sent', async ({ server }) => {
  const asked = server.serve(updateHouse, ({ body }) => ({
    ok: true,
    data: { ...saved, help_lines: [...body.help_lines] },
  }));
  await visit('/admin/ajustes');
  await page.getByRole('button', { name: 'Añadir país' }).click();
  const added = page.getByRole('group', { name: 'Línea 2' });
  await expect.element(added.getByRole('textbox', { name: 'País' })).toHaveFocus();
  await added.getByRole('textbox', { name: 'País' }).fill('Chile');
  await save.click();
  await expect.element(page.getByText('Línea 2: Escribe cómo se llama la línea.')).toHaveFocus();
  expect(asked).toEqual([]);
  await added.getByRole('textbox', { name: 'Línea', exact: true }).fill('Salud Responde');
  await page.getByRole('button', { name: 'Quitar Línea 113' }).click();
  await save.click();
  await expect.poll(() => asked.length).toBe(1);
  expect(asked[0]?.body.help_lines).toEqual([
    { country: 'Chile', name: 'Salud Responde', phone: '', url: '' },
  ]);
});

test('somebody saved first: the difference is shown, nothing typed is lost, and either may hold', async ({
  server,
}) => {
  const theirs = { ...saved, hours: 'de noche', revision: 4 };
  const asked = server.serve(updateHouse, ({ body }) =>
    body.revision === 4
      ? { ok: true, data: { ...saved, hours: body.hours, revision: 5 } }
      : refusal('house-changed', { details: { current: theirs } as never }),
  );
  await visit('/admin/ajustes');
  await field('Horario de atención').fill('de día');
  await save.click();
  const changed = page.getByRole('alert').filter({ hasText: 'Otra persona guardó estos ajustes' });
  await expect.element(changed.getByText(/Guardado: de noche/)).toBeVisible();
  await expect.element(field('Horario de atención')).toHaveValue('de día');
  await changed.getByRole('button', { name: 'Guardar lo mío' }).click();
  await expect.element(page.getByText('¡Registro actualizado exitosamente!')).toBeVisible();
  expect(asked.map(({ body }) => [body.hours, body.revision])).toEqual([
    ['de día', 3],
    ['de día', 4],
  ]);
});

test('what the server refuses stands at its field', async ({ server }) => {
  const message = 'Escribe el email completo, por ejemplo ayuda@casa.pe.';
  server.serve(
    updateHouse,
    refusal('input-invalid', { message: [message], errors: [{ path: 'email', message }] }),
  );
  await visit('/admin/ajustes');
  await field('Email').fill('ayuda@juegos.example');
  await save.click();
  await expect.element(field('Email')).toHaveAccessibleDescription(message);
});

test('the foot of a page says who stands behind it, and that an example is one', async ({ server }) => {
  const { legal_name, address, tax_number, licence, email, phone: number, hours } = saved;
  server.serve(appSettings, {
    ...settings,
    house: { legal_name, address, tax_number, licence, email, phone: number, hours, demo: true },
  });
  await visit('/terminos');
  const foot = page.getByRole('contentinfo');
  await expect.element(foot.getByText('Juegos del Sur S. A. C.')).toBeVisible();
  await expect.element(foot.getByText('Datos de ejemplo')).toBeVisible();
  await expect.element(foot.getByText(/Licencia/)).not.toBeInTheDocument();
  const who = page.getByRole('region', { name: /Quiénes somos/ });
  await expect.element(who.getByText('Juegos del Sur S. A. C.')).toBeVisible();
});

test.for([phone, desktop])('is accessible $width wide', async ({ width, height }) => {
  await page.viewport(width, height);
  await visit('/admin/ajustes');
  await expect.element(field('Razón social')).toHaveValue('Juegos del Sur S. A. C.');
  await expectAccessible();
});
