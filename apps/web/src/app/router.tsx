import { createRouter, type RouterHistory } from '@tanstack/react-router';
import { Bone } from '../components/ui/Bone.tsx';
import { Loading, RowsSkeleton } from '../components/ui/skeletons.tsx';
import { adminStore, customerStore } from '../session/stores.ts';
import { adminRoutes } from './admin/routes.ts';
import { customerRoutes } from './customer/routes.ts';
import { ErrorMessage } from './ErrorMessage.tsx';
import { NotFoundMessage } from './NotFoundMessage.tsx';
import classes from './pages.module.css';
import { createQueryClient } from './query-client.ts';
import { rootRoute } from './root-route.ts';
import { parseSearch, stringifySearch } from './search.ts';

/** Stands for a page whose script or guard takes longer than a blink: a heading, and something below it. */
function PagePending() {
  return (
    <Loading>
      <div className={classes.pending}>
        <Bone width={260} height={36} />
        <RowsSkeleton rows={5} height={64} />
      </div>
    </Loading>
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
    // what has come is not held back for the sake of its skeleton
    defaultPendingMinMs: 0,
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
