import 'virtual:tokens.css';
import './theme/base.css';
// Follows the device's theme on every page, also those without the switch.
import './theme/color-scheme.ts';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Providers } from './app/providers.tsx';
import { queryClient, router } from './app/router.tsx';
import { endSplash } from './app/splash.ts';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

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
