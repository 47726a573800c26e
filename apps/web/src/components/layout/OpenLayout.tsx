import { Outlet } from '@tanstack/react-router';

export function OpenLayout() {
  return (
    <main id="contenido">
      <Outlet />
    </main>
  );
}
