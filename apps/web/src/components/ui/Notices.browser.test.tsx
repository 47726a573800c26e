import { useState } from 'react';
import { expectAccessible } from '../../testing/accessible.ts';
import { serveFrame } from '../../testing/frame.ts';
import { show } from '../../testing/show.tsx';
import { expect, page, phone, test } from '../../testing/test.ts';
import { Frame } from '../layout/Frame.tsx';
import { FrameFoot } from '../layout/frame-places.tsx';
import { Header } from '../layout/Header.tsx';
import { NoticeSlot } from './NoticeSlot.tsx';
import { showError, showSuccess, showWarning } from './notice-store.ts';
import { Window } from './Window.tsx';

const elsewhere = <p style={{ marginBlockStart: 400 }}>Página</p>;

test('what went well goes by itself, but not while somebody points at it', async () => {
  await show(elsewhere);
  showSuccess('Guardado', { seconds: 1 });
  const notice = page.getByText('Guardado');
  await notice.hover();
  showWarning('Otra cosa', { seconds: 0.3 });
  await expect.element(page.getByText('Otra cosa')).toBeVisible();
  await expect.element(page.getByText('Otra cosa')).not.toBeInTheDocument();
  await expect.element(notice).toBeVisible();
  await page.getByText('Página').hover();
  await expect.element(notice).not.toBeInTheDocument();
});

test('what failed is an alert that stays until it is closed', async () => {
  await show(elsewhere);
  showError('No se guardó');
  await expect.element(page.getByRole('alert').getByText('No se guardó')).toBeVisible();
  await expectAccessible();
  await page.getByRole('button', { name: 'Cerrar' }).click();
  await expect.element(page.getByText('No se guardó')).not.toBeInTheDocument();
});

test('its action is done once and takes it away', async () => {
  await show(elsewhere);
  let undone = 0;
  const run = () => {
    undone += 1;
  };
  showSuccess('Borrado', { action: { label: 'Deshacer', run } });
  await page.getByRole('button', { name: 'Deshacer' }).click();
  await expect.element(page.getByText('Borrado')).not.toBeInTheDocument();
  expect(undone).toBe(1);
});

function WindowExample() {
  const [open, setOpen] = useState(true);
  if (!open) return null;
  return (
    <Window title="Una ventana" onClose={() => setOpen(false)}>
      <button
        type="button"
        onClick={() => {
          showSuccess('Guardado');
          setOpen(false);
        }}
      >
        Guardar
      </button>
    </Window>
  );
}

test('above an open window it can be clicked, and it stays when the window closes', async () => {
  await show(<WindowExample />);
  const window = page.getByRole('dialog', { name: 'Una ventana' });
  const notices = page.getByRole('region', { name: 'Avisos' });
  await expect.element(window).toBeVisible();
  showError('No se guardó');
  showError('Tampoco esto');
  await notices.getByRole('button', { name: 'Cerrar' }).first().click();
  await expect.element(page.getByText('No se guardó')).not.toBeInTheDocument();
  await expect.element(window).toBeVisible();
  await window.getByRole('button', { name: 'Cerrar' }).first().click();
  await expect.element(window).not.toBeInTheDocument();
  await notices.getByRole('button', { name: 'Cerrar' }).click();
  await expect.element(page.getByText('Tampoco esto')).not.toBeInTheDocument();
});

test('told by a window that closes with it, it is on the page', async () => {
  await show(<WindowExample />);
  await page.getByRole('button', { name: 'Guardar' }).click();
  await expect.element(page.getByRole('region', { name: 'Avisos' }).getByText('Guardado')).toBeVisible();
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
});

test('in a page of the frame they stand above its foot, clear of the header', async ({ server }) => {
  serveFrame(server);
  await page.viewport(phone.width, phone.height);
  await show(
    <Frame header={<Header signedIn />}>
      <FrameFoot>
        <p style={{ margin: 0, blockSize: 120 }}>Monto total</p>
      </FrameFoot>
    </Frame>,
  );
  showError('No se guardó');
  showSuccess('Eliminado', { action: { label: 'Deshacer', run: () => {} } });
  await expect.element(page.getByRole('button', { name: 'Deshacer' })).toBeVisible();
  const place = () => page.getByRole('region', { name: 'Avisos' }).element().getBoundingClientRect();
  // the foot is measured a picture after it is shown
  await expect.poll(() => place().bottom).toBeLessThanOrEqual(phone.height - 120);
  expect(place().top).toBeGreaterThan(phone.height / 2);
});

test('a page’s own line holds the newest, in its flow', async () => {
  await show(
    <>
      <p>Tu cartilla</p>
      <NoticeSlot />
      <p>Monto total</p>
    </>,
  );
  showError('No se guardó');
  showSuccess('La cartilla 15 salió del carrito.', { action: { label: 'Deshacer', run: () => {} } });
  const notice = page.getByText('La cartilla 15 salió del carrito.');
  await expect.element(notice).toBeVisible();
  await expect.element(page.getByText('No se guardó')).not.toBeInTheDocument();
  const topOf = (words: string) => page.getByText(words).element().getBoundingClientRect();
  expect(topOf('Tu cartilla').bottom).toBeLessThanOrEqual(notice.element().getBoundingClientRect().top);
  expect(topOf('Monto total').top).toBeGreaterThanOrEqual(notice.element().getBoundingClientRect().bottom);
  await expectAccessible();
  await page.getByRole('button', { name: 'Cerrar' }).click();
  await expect.element(page.getByText('No se guardó')).toBeVisible();
});
