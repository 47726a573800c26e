import { Outlet } from '@tanstack/react-router';
import { Entrance } from './Entrance.tsx';

/** Every page, and what may open over any of them with links of its own. */
export function Root() {
  return (
    <>
      <Outlet />
      <Entrance />
    </>
  );
}
