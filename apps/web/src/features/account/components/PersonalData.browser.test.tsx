import { updateProfile } from '@bolillero/contract/calls/costumers';
import { appSettings } from '@bolillero/contract/calls/system';
import { customerStore } from '../../../session/stores.ts';
import { expectAccessible } from '../../../testing/accessible.ts';
import { enter, rosa } from '../../../testing/people.ts';
import { refusal, type Server } from '../../../testing/server.ts';
import { settings } from '../../../testing/settings.ts';
import { show } from '../../../testing/show.tsx';
import { beforeEach, desktop, expect, page, phone, test, userEvent } from '../../../testing/test.ts';
import { PersonalData } from './PersonalData.tsx';

const name = page.getByLabelText('Nombre');
const birthday = page.getByLabelText('Fecha de nacimiento');
const country = page.getByLabelText('País');
const save = page.getByRole('button', { name: 'Guardar cambios' });

beforeEach<{ server: Server }>(({ server }) => {
  server.serve(appSettings, settings);
  enter();
});

test('what is known stands in the form; a country from before the list stays among the choices', async () => {
  await show(<PersonalData customer={{ ...rosa, country: 'Yugoslavia' }} />);
  await expect.element(name).toHaveValue('Rosa');
  await expect.element(page.getByLabelText('Apellidos')).toHaveValue('Quispe');
  await expect.element(birthday).toHaveValue('12/05/1990');
  await expect.element(country).toHaveDisplayValue('Yugoslavia');
  await expect.element(page.getByLabelText('Dirección')).toHaveValue('Jirón Unión 123');
  await country.selectOptions('Perú');
  await expect.element(country).toHaveDisplayValue('Perú');
});

test('a birthday must be one of somebody old enough for this house', async ({ server }) => {
  server.serve(appSettings, { ...settings, min_age: 21 });
  await show(<PersonalData customer={rosa} />);
  await birthday.fill('09082005');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('Debes tener 21 años o más para registrarte.')).toBeVisible();
  await expect.element(birthday).toHaveFocus();
});

test('a name has no more than names have; one from before that stays as it is', async ({ server }) => {
  const asked = server.serve(updateProfile, ({ body }) => ({
    ok: true,
    data: { ...rosa, name: body.name ?? '' },
  }));
  await show(<PersonalData customer={{ ...rosa, lastname: 'Quispe 2' }} />);
  await name.fill('Cobra 5000 en https://evil');
  await save.click();
  await expect
    .element(name)
    .toHaveAccessibleDescription(
      'El Nombre lleva solo letras, espacios, apóstrofos, puntos y guiones, en una línea.',
    );
  await name.fill('Rosa María');
  await save.click();
  await expect.poll(() => asked.map(({ body }) => body.lastname)).toEqual(['Quispe 2']);
});

test('what the server refuses stands at its field and beside the button, and nothing typed is lost', async ({
  server,
}) => {
  const message = 'El nombre lleva letras.';
  server.serve(
    updateProfile,
    refusal('profile-invalid', {
      message: [message, 'Otro reparo.'],
      errors: [{ path: '/name', message }],
    }),
  );
  await show(<PersonalData customer={rosa} />);
  await name.fill('Ana');
  await save.click();
  await expect.element(name).toHaveAccessibleDescription(message);
  await expect.element(name).toHaveFocus();
  await expect.element(page.getByRole('alert').getByText('Otro reparo.')).toBeVisible();
  await expect.element(name).toHaveValue('Ana');
});

test('saved, it says so, and the page knows the new name', async ({ server }) => {
  const asked = server.serve(updateProfile, ({ body }) => ({
    ok: true,
    data: { ...rosa, name: body.name ?? '', birthday: body.birthday ?? '', country: body.country ?? '' },
  }));
  await show(<PersonalData customer={rosa} />);
  await name.fill('Ana');
  await birthday.fill('01021985');
  await country.selectOptions('Estados Unidos');
  await save.click();
  await expect.element(page.getByText('¡Éxito! ¡Datos cambiados correctamente!')).toBeVisible();
  expect(asked.map(({ body }) => body)).toEqual([
    {
      name: 'Ana',
      lastname: 'Quispe',
      birthday: '1985-02-01',
      country: 'Estados Unidos',
      address: 'Jirón Unión 123',
    },
  ]);
  expect(customerStore.get()).toMatchObject({ person: { name: 'Ana', country: 'Estados Unidos' } });
});

test.for([phone, desktop])('is accessible $width wide', async ({ width, height }) => {
  await page.viewport(width, height);
  await show(<PersonalData customer={rosa} />);
  await expectAccessible();
});
