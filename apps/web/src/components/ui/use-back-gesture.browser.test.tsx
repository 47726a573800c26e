import {
  createHashHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { useState } from 'react';
import { render } from 'vitest-browser-react/pure';
import { expect, page, test } from '../../testing/test.ts';
import { useBackGesture } from './use-back-gesture.ts';

function Sheet({ onClose }: { onClose: () => void }) {
  useBackGesture(onClose);
  return (
    <div>
      <p>Lo que está encima</p>
      <button type="button" onClick={onClose}>
        Cerrar
      </button>
    </div>
  );
}

function Play() {
  const [open, setOpen] = useState(false);
  return (
    <main>
      <h1>Jugar</h1>
      <button type="button" onClick={() => setOpen(true)}>
        Abrir
      </button>
      {open && <Sheet onClose={() => setOpen(false)} />}
    </main>
  );
}

/** The page as the router opens it, over the browser's own history, which the gesture speaks to. */
async function open() {
  const root = createRootRoute();
  const home = createRoute({ getParentRoute: () => root, path: '/', component: () => <h1>Inicio</h1> });
  const play = createRoute({ getParentRoute: () => root, path: '/jugar', component: Play });
  const history = createHashHistory();
  const router = createRouter({ routeTree: root.addChildren([home, play]), history });
  await router.navigate({ to: '/' });
  await render(<RouterProvider router={router as never} />);
  await router.navigate({ to: '/jugar' });
  return history;
}

const sheet = page.getByText('Lo que está encima');
const opener = page.getByRole('button', { name: 'Abrir' });
const hasEntry = () => window.history.state?.bolilleroOver !== undefined;

test('the way back closes what lies over a page, and the next one leaves the page', async () => {
  const history = await open();
  try {
    await opener.click();
    await expect.element(sheet).toBeVisible();
    await expect.poll(hasEntry).toBe(true);
    window.history.back();
    await expect.element(sheet).not.toBeInTheDocument();
    await expect.element(page.getByRole('heading', { name: 'Jugar' })).toBeVisible();
    window.history.back();
    await expect.element(page.getByRole('heading', { name: 'Inicio' })).toBeVisible();
  } finally {
    history.destroy();
  }
});

test('closed otherwise it leaves nothing to go back to: the next way back leaves the page', async () => {
  const history = await open();
  try {
    for (let time = 0; time < 2; time += 1) {
      await opener.click();
      await expect.poll(hasEntry).toBe(true);
      await page.getByRole('button', { name: 'Cerrar' }).click();
      await expect.element(sheet).not.toBeInTheDocument();
      await expect.poll(hasEntry).toBe(false);
    }
    window.history.back();
    await expect.element(page.getByRole('heading', { name: 'Inicio' })).toBeVisible();
  } finally {
    history.destroy();
  }
});
