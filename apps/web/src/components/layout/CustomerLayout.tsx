import { Outlet } from '@tanstack/react-router';

export function CustomerLayout() {
  return (
    <main id="contenido">
      <Outlet />
    </main>
  );
}
