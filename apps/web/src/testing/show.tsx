import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { render } from 'vitest-browser-react/pure';
import { Providers } from '../app/Providers.tsx';
import { createQueryClient } from '../app/query-client.ts';
import { createApplication } from '../app/router.tsx';
import { parseSearch, stringifySearch } from '../app/search.ts';

interface Shown {
  /** Path and query where the router now stands. */
  readonly address: () => string;
}

/** Shows a component where the application would: with server state, notices, questions and links that lead anywhere. */
export async function show(element: ReactNode): Promise<Shown> {
  const root = createRootRoute();
  const anywhere = createRoute({ getParentRoute: () => root, path: '$', component: () => element });
  const router = createRouter({
    routeTree: root.addChildren([anywhere]),
    history: createMemoryHistory(),
    parseSearch,
    stringifySearch,
  });
  await render(
    <Providers queryClient={createQueryClient()}>
      <RouterProvider router={router as never} />
    </Providers>,
  );
  return { address: () => router.state.location.href };
}

/** Shows a page of the application with its frame and its guards, as its address opens it. */
export async function visit(address: string): Promise<Shown> {
  const { router, queryClient } = createApplication(createMemoryHistory({ initialEntries: [address] }));
  await render(
    <Providers queryClient={queryClient}>
      <RouterProvider router={router} />
    </Providers>,
  );
  return { address: () => router.state.location.href };
}
