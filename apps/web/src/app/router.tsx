import { uiTexts } from '@bolillero/texts/ui';
import { QueryClient } from '@tanstack/react-query';
import { createRouter } from '@tanstack/react-router';
import { ApiError } from '../api/api-error.ts';
import { Loader } from '../components/ui/Loader.tsx';
import { adminStore, customerStore } from '../session/stores.ts';
import { adminRoutes } from './admin/routes.ts';
import { customerRoutes } from './customer/routes.ts';
import { ErrorMessage } from './ErrorMessage.tsx';
import { NotFoundMessage } from './NotFoundMessage.tsx';
import classes from './pages.module.css';
import { rootRoute } from './root-route.ts';
import { parseSearch, stringifySearch } from './search.ts';

/** Refusals are final; a lost connection or a server in trouble is worth one more try. */
function worthRetrying(failures: number, error: Error): boolean {
  const refused = error instanceof ApiError && error.status >= 400 && error.status < 500;
  return !refused && failures < 1;
}

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { retry: worthRetrying, staleTime: 15_000, refetchOnWindowFocus: true },
    mutations: { retry: false },
  },
});

/** Shown while a page's script or its guard takes longer than a blink. */
function PagePending() {
  return (
    <div className={classes.pending} role="status" aria-label={uiTexts.loading}>
      <Loader />
    </div>
  );
}

export const router = createRouter({
  routeTree: rootRoute.addChildren([...customerRoutes, ...adminRoutes]),
  context: { queryClient },
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

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
}

// What one person saw is not shown to the next. A session that the server ended sends its guarded pages to sign in.
for (const store of [customerStore, adminStore]) {
  store.onEnd((reason) => {
    queryClient.clear();
    if (reason === 'expired') void router.invalidate();
  });
}
