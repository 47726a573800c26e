import { useState } from 'react';
import { expectAccessible } from '../../testing/accessible.ts';
import { show } from '../../testing/show.tsx';
import { desktop, expect, page, phone, test, userEvent } from '../../testing/test.ts';
import { TextField } from './TextField.tsx';
import { Window } from './Window.tsx';

function Example({ busy = false }: { busy?: boolean }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button">Antes</button>
      <button type="button" onClick={() => setOpen(true)}>
        Abrir
      </button>
      {open && (
        <Window title="Una ventana" onClose={() => setOpen(false)} busy={busy}>
          <TextField label="Nombre" data-autofocus defaultValue="Rosa" />
          <button type="button">Guardar</button>
        </Window>
      )}
    </>
  );
}

const opener = page.getByRole('button', { name: 'Abrir' });
const dialog = page.getByRole('dialog', { name: 'Una ventana' });
const field = page.getByLabelText('Nombre');
const corner = { force: true, position: { x: 4, y: 4 } };

async function open(example = <Example />) {
  await show(example);
  await opener.click();
  await expect.element(dialog).toBeVisible();
}

test('the focus begins at its field, stays inside, and goes back when Escape closes it', async () => {
  await open();
  await expect.element(field).toHaveFocus();
  const inside = () => dialog.element().contains(document.activeElement);
  for (let step = 0; step < 6; step += 1) {
    await userEvent.keyboard('{Tab}');
    expect(inside() || document.activeElement === document.body).toBe(true);
  }
  await field.click();
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(opener).toHaveFocus();
});

test('the cross closes it, and the focus goes back', async () => {
  await open();
  await dialog.getByRole('button', { name: 'Cerrar' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(opener).toHaveFocus();
});

test('a click outside closes it', async () => {
  await open();
  await page.elementLocator(document.documentElement).click(corner);
  await expect.element(dialog).not.toBeInTheDocument();
});

test('a drag out of a field, as when its text is selected, leaves it open', async () => {
  await open();
  await userEvent.dragAndDrop(field, page.elementLocator(document.documentElement), {
    force: true,
    targetPosition: { x: 4, y: 4 },
  });
  await expect.element(field).toBeVisible();
  await page.elementLocator(document.documentElement).click(corner);
  await expect.element(dialog).not.toBeInTheDocument();
});

test('while something is under way nothing closes it', async () => {
  await open(<Example busy />);
  await expect.element(dialog.getByRole('button', { name: 'Cerrar' })).toBeDisabled();
  // the browser may close at the second one what refused the first
  await userEvent.keyboard('{Escape}{Escape}{Escape}');
  await page.elementLocator(document.documentElement).click(corner);
  await expect.element(dialog).toBeVisible();
});

test.for([phone, desktop])('is accessible $width wide', async ({ width, height }) => {
  await page.viewport(width, height);
  await open();
  await expectAccessible();
});

test('calling off the choice of a file does not close it', async () => {
  await open();
  // what the browser sends when its own window of files is closed without a choice
  field.element().dispatchEvent(new Event('cancel', { bubbles: true }));
  await expect.element(dialog).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
});
