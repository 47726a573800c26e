import { Outlet, useLocation } from '@tanstack/react-router';
import { lazy, Suspense, useEffect, useSyncExternalStore } from 'react';
import { entrance } from '../components/layout/entrance.ts';
import { BusyOverlay } from '../components/ui/Loader.tsx';
import { noticeStore } from '../components/ui/notice-store.ts';

const EntranceWindow = lazy(() =>
  import('./customer/EntranceWindow.tsx').then((module) => ({ default: module.EntranceWindow })),
);

/** Every page, and what may open over any of them with links of its own. */
export function Root() {
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: they go because the page changed
  useEffect(() => noticeStore.leavePage(), [pathname]);
  return (
    <>
      <Outlet />
      <Entrance />
    </>
  );
}

/** Where the window of sign-in and registration is shown; its script is fetched when it is first asked for. */
function Entrance() {
  const open = useSyncExternalStore(entrance.subscribe, entrance.get);
  const { pathname } = useLocation();
  // a link in the window leads to another page, which it must not hide
  // biome-ignore lint/correctness/useExhaustiveDependencies: it closes because the page changed
  useEffect(() => entrance.show(null), [pathname]);
  if (open === null) return null;
  return (
    <Suspense fallback={<BusyOverlay visible screen />}>
      <EntranceWindow begin={open} />
    </Suspense>
  );
}
