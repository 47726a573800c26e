import { registerCustomer } from '@bolillero/contract/calls/costumers';
import { noHouseFacts } from '@bolillero/domain/house/facts';
import { expectAccessible } from '../../../testing/accessible.ts';
import { rosa } from '../../../testing/people.ts';
import { refusal } from '../../../testing/server.ts';
import { show } from '../../../testing/show.tsx';
import { desktop, expect, page, phone, test, userEvent } from '../../../testing/test.ts';
import { RegisterForm } from './RegisterForm.tsx';

const house = {
  passwordMin: 8,
  minAge: 18,
  timeZone: 'America/Lima',
  helpLines: [],
  house: { ...noHouseFacts, example: false },
  provider: null,
  demo: false,
  paypalClientId: null,
};

const email = page.getByLabelText('Email');
const birthday = page.getByLabelText('Fecha de nacimiento');
const password = page.getByLabelText('Contraseña');
const confirmation = page.getByLabelText('Confirmar contraseña');
const terms = page.getByLabelText('Acepto los términos y condiciones');
const submit = page.getByRole('button', { name: 'Registrarse' });
const list = page.getByRole('alert', { name: 'Error' });
const rules = () =>
  page
    .getByRole('listitem')
    .filter({ hasText: /: (cumplido|pendiente)$/ })
    .elements()
    .map((item) => item.textContent);

const form = (onRegistered: (email: string) => void = () => {}, promotion?: string) => (
  <RegisterForm settings={house} promotion={promotion} onRegistered={onRegistered} />
);

/** Everything right: somebody who is eighteen today. */
async function fillIn() {
  await email.fill('libre@example.com');
  await birthday.fill('08082008');
  await password.fill('Clave-Segura1');
  await confirmation.fill('Clave-Segura1');
  await terms.click();
}

test('an empty form says all that is missing, in a list that has the focus and leads to each field', async () => {
  await show(form());
  await submit.click();
  await expect.element(list).toHaveFocus();
  for (const [fault, field] of [
    ['El Email es obligatorio.', email],
    ['La Fecha de nacimiento es obligatoria.', birthday],
    ['La Contraseña es obligatoria.', password],
    ['La confirmación de la contraseña es obligatoria.', confirmation],
    ['Debes aceptar los términos y condiciones.', terms],
  ] as const) {
    await expect.element(field).toHaveAccessibleDescription(new RegExp(fault));
    await list.getByRole('link', { name: fault }).click();
    await expect.element(field).toHaveFocus();
  }
});

test.for([
  ['the terms', terms],
  ['the other field', confirmation],
] as const)('a press on %s that leaves a wrong field behind is not lost', async ([, pressed]) => {
  await show(form());
  await email.fill('rosa');
  await pressed.click();
  await expect.element(pressed).toHaveFocus();
  await expect.element(email).toBeInvalid();
  if (pressed === terms) await expect.element(terms).toBeChecked();
});

test('a field is checked when it is left, and its fault goes as soon as it is put right', async () => {
  await show(form());
  await email.fill('rosa');
  await birthday.click();
  await expect
    .element(page.getByText('Escribe el email completo, por ejemplo maria@correo.pe.'))
    .toBeVisible();
  await email.fill('rosa@example.com');
  await expect
    .element(page.getByText('Escribe el email completo, por ejemplo maria@correo.pe.'))
    .not.toBeInTheDocument();
});

test.for([
  ['09082008', 'Debes tener 18 años o más para registrarte.'],
  ['31/02/1990', 'La Fecha de nacimiento no es válida.'],
  ['09/08/2026', 'La Fecha de nacimiento no puede estar en el futuro.'],
  ['12/05/1790', 'La Fecha de nacimiento no es válida: revisa el año.'],
  ['1205', 'Escribe la fecha como DD/MM/AAAA, por ejemplo 12/05/1990.'],
] as const)('the birthday %s is refused: %s', async ([typed, fault]) => {
  await show(form());
  await fillIn();
  await birthday.fill(typed);
  await userEvent.keyboard('{Enter}');
  await expect.element(birthday).toHaveAccessibleDescription(fault);
  await expect.element(list.getByRole('link')).toHaveTextContent(fault);
  await expect.element(list).toHaveFocus();
});

test('what a password needs is ticked off while it is typed', async () => {
  await show(form());
  await fillIn();
  await password.fill('clave secreta');
  expect(rules()).toEqual([
    'Una letra mayúscula: pendiente',
    'Una letra minúscula: cumplido',
    'Un número: pendiente',
    'De 8 a 20 caracteres: cumplido',
    'Un carácter especial: pendiente',
    'Ningún espacio: pendiente',
  ]);
  await userEvent.keyboard('{Enter}');
  await expect.element(password).toHaveAccessibleDescription(/La contraseña no cumple los requisitos\./);
  await expect.element(confirmation).toHaveAccessibleDescription('Las contraseñas deben coincidir.');
  await expect.element(list.getByRole('link')).toHaveLength(2);
  await password.fill('Clave-Segura1');
  await expect.element(page.getByText('La contraseña no cumple los requisitos.')).not.toBeInTheDocument();
  expect(rules()).toEqual([
    'Una letra mayúscula: cumplido',
    'Una letra minúscula: cumplido',
    'Un número: cumplido',
    'De 8 a 20 caracteres: cumplido',
    'Un carácter especial: cumplido',
  ]);
});

test('an e-mail that is taken is told in the list, and nothing that was typed is lost', async ({
  server,
}) => {
  server.serve(registerCustomer, refusal('email-taken'));
  await show(form());
  await fillIn();
  await submit.click();
  await expect
    .element(list.getByText('Ya existe una cuenta con ese email. Entra con ella o usa otro.'))
    .toBeVisible();
  await expect.element(list).toHaveFocus();
  await expect.element(email).toHaveValue('libre@example.com');
  await expect.element(birthday).toHaveValue('08/08/2008');
  await expect.element(password).toHaveValue('Clave-Segura1');
  await expect.element(confirmation).toHaveValue('Clave-Segura1');
  await expect.element(terms).toBeChecked();
});

test('several refusals of the server are in the list, once each, and stand at their fields', async ({
  server,
}) => {
  const errors = [
    { path: 'birthday', message: 'La Fecha de nacimiento no es válida.' },
    { path: 'password', message: 'La contraseña no cumple los requisitos.' },
  ];
  server.serve(
    registerCustomer,
    refusal('registration-refused', { message: errors.map(({ message }) => message), errors }),
  );
  await show(form());
  await fillIn();
  await submit.click();
  await expect.element(list.getByRole('listitem')).toHaveLength(2);
  await expect.element(birthday).toHaveAccessibleDescription('La Fecha de nacimiento no es válida.');
  await expect.element(password).toBeInvalid();
});

test('a good registration is sent once, the date as the server reads it, and its package with it', async ({
  server,
}) => {
  const answer = Promise.withResolvers<{ status: number; costumer: typeof rosa }>();
  const asked = server.serve(registerCustomer, () => answer.promise);
  const registered: string[] = [];
  await show(form((address) => registered.push(address), '2'));
  await fillIn();
  await submit.click();
  await expect.element(page.getByText('Cargando…')).toBeInTheDocument();
  answer.resolve({ status: 200, costumer: rosa });
  await expect.element(page.getByText('Cargando…')).not.toBeInTheDocument();
  expect(asked.map(({ body }) => body)).toEqual([
    {
      email: 'libre@example.com',
      birthday: '2008-08-08',
      password: 'Clave-Segura1',
      confirm_password: 'Clave-Segura1',
      terms: true,
      promotion: '2',
    },
  ]);
  expect(registered).toEqual(['libre@example.com']);
});

test('the terms open in a tab of their own', async () => {
  await show(form());
  await expect
    .element(page.getByRole('link', { name: 'Leer los términos (se abre en otra pestaña)' }))
    .toHaveAttribute('target', '_blank');
});

test.for([phone, desktop])('is accessible, its faults too, $width wide', async ({ width, height }) => {
  await page.viewport(width, height);
  await show(form());
  await submit.click();
  await expectAccessible();
});
