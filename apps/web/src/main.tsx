import 'virtual:tokens.css';
import './theme/base.css';
// Follows the device's theme on every page, also those without the switch.
import './theme/color-scheme.ts';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Providers } from './app/Providers.tsx';
import { createApplication } from './app/router.tsx';
import { endSplash } from './components/layout/splash.ts';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

const { router, queryClient } = createApplication();

// The frame takes the splash away as soon as it stands; here it goes from pages that have none.
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
