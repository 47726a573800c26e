import { lazy, Suspense, useSyncExternalStore } from 'react';
import { entrance } from '../components/layout/entrance.ts';
import { BusyOverlay } from '../components/ui/Loader.tsx';

const EntranceWindow = lazy(() =>
  import('./customer/EntranceWindow.tsx').then((module) => ({ default: module.EntranceWindow })),
);

/** Where the window of sign-in and registration is shown; its script is fetched when it is first asked for. */
export function Entrance() {
  const open = useSyncExternalStore(entrance.subscribe, entrance.get);
  if (open === null) return null;
  return (
    <Suspense fallback={<BusyOverlay visible screen />}>
      <EntranceWindow begin={open} />
    </Suspense>
  );
}
