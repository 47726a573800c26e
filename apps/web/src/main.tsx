import 'virtual:tokens.css';
import './theme/base.css';
// Follows the device's theme on every page, also those without the switch.
import './theme/color-scheme.ts';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { minimumWait } from './api/minimum-wait.ts';
import { Providers } from './app/Providers.tsx';
import { createApplication } from './app/router.tsx';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

const { router, queryClient } = createApplication();

const stopWaiting = router.subscribe('onResolved', () => {
  stopWaiting();
  endSplash();
});

createRoot(root).render(
  <StrictMode>
    <Providers queryClient={queryClient}>
      <RouterProvider router={router} />
    </Providers>
  </StrictMode>,
);

/**
 * Takes the splash of index.html away: the first page is on the screen. Where the house has set a minimum wait, and it is
 * known by now, the splash stays that long from the start of the page on.
 */
function endSplash(): void {
  const splash = document.getElementById('splash');
  if (!splash) return;
  const left = minimumWait() - performance.now();
  if (left > 0) setTimeout(() => splash.remove(), left);
  else splash.remove();
}
