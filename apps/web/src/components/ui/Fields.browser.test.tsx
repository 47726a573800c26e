import { useState } from 'react';
import { expectAccessible } from '../../testing/accessible.ts';
import { show } from '../../testing/show.tsx';
import { expect, page, test, userEvent } from '../../testing/test.ts';
import { DateField } from './DateField.tsx';
import { PasswordField } from './PasswordField.tsx';
import { SelectField } from './SelectField.tsx';
import { SwitchField } from './SwitchField.tsx';

function DateExample({ error }: { error?: string }) {
  const [typed, setTyped] = useState('');
  return <DateField label="Fecha" value={typed} onChange={setTyped} error={error} />;
}

const date = page.getByLabelText('Fecha');

test.for([
  ['12051990', '12/05/1990'],
  ['1/5/1990', '01/05/1990'],
  ['12/5', '12/5'],
] as const)('a date typed as %s reads %s', async ([typed, shown]) => {
  await show(<DateExample />);
  await date.click();
  await userEvent.keyboard(typed);
  await expect.element(date).toHaveValue(shown);
});

test('a date that is pasted the other way round is turned', async () => {
  await show(<DateExample />);
  await date.fill('1990-05-12');
  await expect.element(date).toHaveValue('12/05/1990');
});

test('a correction in the middle of a date does not move the cursor', async () => {
  await show(<DateExample />);
  await date.click();
  await userEvent.keyboard('12051990');
  await userEvent.keyboard('{Home}{Delete}{Delete}07');
  await expect.element(date).toHaveValue('07/05/1990');
  expect((date.element() as HTMLInputElement).selectionStart).toBe(2);
});

test('a fault is tied to its field', async () => {
  await show(<DateExample error="Esa fecha no existe." />);
  await expect.element(date).toBeInvalid();
  await expect.element(date).toHaveAccessibleDescription('Esa fecha no existe.');
});

test('a password can be looked at and hidden again', async () => {
  await show(<PasswordField label="Contraseña" defaultValue="Clave-Segura1" />);
  const password = page.getByLabelText('Contraseña');
  const reveal = page.getByRole('button', { name: 'Mostrar contraseña' });
  await expect.element(password).toHaveAttribute('type', 'password');
  await reveal.click();
  await expect.element(password).toHaveAttribute('type', 'text');
  await expect.element(reveal).toHaveAttribute('aria-pressed', 'true');
  await reveal.click();
  await expect.element(password).toHaveAttribute('type', 'password');
});

function Rest() {
  const [on, setOn] = useState(false);
  return (
    <>
      <SelectField
        label="Rol"
        options={[
          { value: 'a', label: 'Administrador' },
          { value: 'o', label: 'Operador' },
        ]}
      />
      <SwitchField label="Visible" checked={on} onChange={(event) => setOn(event.currentTarget.checked)} />
    </>
  );
}

test('a list and a switch are used from the keyboard, and say where they stand', async () => {
  await show(<Rest />);
  await page.getByLabelText('Rol').click();
  await userEvent.keyboard('{Escape}');
  await page.getByLabelText('Rol').selectOptions('Operador');
  await expect.element(page.getByLabelText('Rol')).toHaveDisplayValue('Operador');
  const visible = page.getByRole('switch', { name: 'Visible' });
  await userEvent.keyboard('{Tab}');
  await expect.element(visible).toHaveFocus();
  await userEvent.keyboard('[Space]');
  await expect.element(visible).toBeChecked();
  await expectAccessible();
});
