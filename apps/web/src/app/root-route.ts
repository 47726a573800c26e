import type { QueryClient } from '@tanstack/react-query';
import { createRootRouteWithContext } from '@tanstack/react-router';
import { ErrorPage } from './ErrorPage.tsx';
import { Root } from './Root.tsx';

export interface RouterContext {
  readonly queryClient: QueryClient;
}

export const rootRoute = createRootRouteWithContext<RouterContext>()({
  component: Root,
  errorComponent: ErrorPage,
});

/**
 * `pendingMs` of the routes that frame pages: nothing stands for a frame, the splash or the page before does. The router
 * would not put the frame in the place of what stood for it before the page in it has come, too.
 */
export const framePending = Number.POSITIVE_INFINITY;
