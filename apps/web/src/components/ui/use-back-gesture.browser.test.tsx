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
  return <p>Lo que está encima</p>;
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

test('the way back closes what lies over a page, and the next one leaves the page', async () => {
  const root = createRootRoute();
  const home = createRoute({ getParentRoute: () => root, path: '/', component: () => <h1>Inicio</h1> });
  const play = createRoute({ getParentRoute: () => root, path: '/jugar', component: Play });
  // the browser's own, which the gesture speaks to
  const history = createHashHistory();
  const router = createRouter({ routeTree: root.addChildren([home, play]), history });
  try {
    await router.navigate({ to: '/' });
    await render(<RouterProvider router={router as never} />);
    await router.navigate({ to: '/jugar' });
    await page.getByRole('button', { name: 'Abrir' }).click();
    await expect.element(page.getByText('Lo que está encima')).toBeVisible();
    window.history.back();
    await expect.element(page.getByText('Lo que está encima')).not.toBeInTheDocument();
    await expect.element(page.getByRole('heading', { name: 'Jugar' })).toBeVisible();
    window.history.back();
    await expect.element(page.getByRole('heading', { name: 'Inicio' })).toBeVisible();
  } finally {
    history.destroy();
  }
});
