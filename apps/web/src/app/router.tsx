import { uiTexts } from '@bolillero/texts/ui';
import { createRouter, type RouterHistory } from '@tanstack/react-router';
import { Loader } from '../components/ui/Loader.tsx';
import { adminStore, customerStore } from '../session/stores.ts';
import { adminRoutes } from './admin/routes.ts';
import { customerRoutes } from './customer/routes.ts';
import { ErrorMessage } from './ErrorMessage.tsx';
import { NotFoundMessage } from './NotFoundMessage.tsx';
import classes from './pages.module.css';
import { createQueryClient } from './query-client.ts';
import { rootRoute } from './root-route.ts';
import { parseSearch, stringifySearch } from './search.ts';

/** Shown while a page's script or its guard takes longer than a blink. */
function PagePending() {
  return (
    <div className={classes.pending} role="status" aria-label={uiTexts.loading}>
      <Loader />
    </div>
  );
}

/** Every page, and what they know of the server; at the browser's address unless another history is given. */
export function createApplication(history?: RouterHistory) {
  const queryClient = createQueryClient();
  const router = createRouter({
    routeTree: rootRoute.addChildren([...customerRoutes, ...adminRoutes]),
    context: { queryClient },
    ...(history && { history }),
    trailingSlash: 'preserve',
    parseSearch,
    stringifySearch,
    defaultPreload: 'intent',
    defaultErrorComponent: ErrorMessage,
    defaultNotFoundComponent: NotFoundMessage,
    defaultPendingComponent: PagePending,
    defaultPendingMs: 200,
    scrollRestoration: true,
  });
  // What one person saw is not shown to the next. A session that the server ended sends its guarded pages to sign in.
  for (const store of [customerStore, adminStore]) {
    store.onEnd((reason) => {
      queryClient.clear();
      if (reason === 'expired') void router.invalidate();
    });
  }
  return { router, queryClient };
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createApplication>['router'];
  }
}
