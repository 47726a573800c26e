import { type ComponentType, useState } from 'react';
import { show } from '../../testing/show.tsx';
import { expect, page, test } from '../../testing/test.ts';
import { LazyWindow } from './LazyWindow.tsx';

interface Words {
  readonly text: string;
}

const Opened = ({ text }: Words) => <p>{text}</p>;

function Page({ load }: { load: () => Promise<ComponentType<Words>> }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Abrir
      </button>
      {open && <LazyWindow load={load} onFailed={() => setOpen(false)} props={{ text: 'Abierta' }} />}
    </>
  );
}

test('a window that cannot be fetched leaves the page as it is, says why, and opens the next time', async () => {
  let connected = false;
  await show(
    <Page
      load={async () => {
        if (!connected) throw new TypeError('Failed to fetch dynamically imported module');
        return Opened;
      }}
    />,
  );
  const open = page.getByRole('button', { name: 'Abrir' });
  await open.click();
  await expect.element(page.getByText(/^No hay conexión con el servidor/)).toBeVisible();
  connected = true;
  await open.click();
  await expect.element(page.getByText('Abierta')).toBeVisible();
});
