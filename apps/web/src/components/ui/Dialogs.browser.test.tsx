import { expectAccessible } from '../../testing/accessible.ts';
import { show } from '../../testing/show.tsx';
import { expect, page, test, userEvent } from '../../testing/test.ts';
import { confirm, tell } from './dialog-store.ts';

const button = (name: string) => page.getByRole('button', { name });

test('a question has the safe button first; Escape and Cancelar mean no, its own word means yes', async () => {
  const answers: boolean[] = [];
  const ask = async () => {
    answers.push(await confirm({ title: '¿Seguro?', message: 'No se puede deshacer.', danger: true }));
  };
  await show(
    <button type="button" onClick={() => void ask()}>
      Borrar
    </button>,
  );
  const dialog = page.getByRole('alertdialog', { name: '¿Seguro?' });
  const open = async () => {
    await button('Borrar').click();
    await expect.element(button('Cancelar')).toHaveFocus();
  };
  await open();
  await expect.element(dialog).toHaveAccessibleDescription('No se puede deshacer.');
  await expectAccessible();
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(button('Borrar')).toHaveFocus();
  await open();
  await userEvent.keyboard('{Enter}');
  await open();
  await button('Confirmar').click();
  await expect.poll(() => answers).toEqual([false, false, true]);
});

test('what was asked at once is asked one after the other', async () => {
  await show(<p>Página</p>);
  const told = [tell('Error', ['Falta el nombre.', 'Falta la fecha.']), tell('Otro', 'Una línea.')];
  await expect.element(page.getByRole('listitem')).toHaveLength(2);
  await expect.element(page.getByRole('dialog', { name: 'Otro' })).not.toBeInTheDocument();
  await button('Aceptar').click();
  await expect.element(page.getByRole('dialog', { name: 'Otro' }).getByText('Una línea.')).toBeVisible();
  await expect.element(button('Aceptar')).toHaveFocus();
  await button('Aceptar').click();
  await Promise.all(told);
});
