import { Outlet } from '@tanstack/react-router';

export function PublicLayout() {
  return (
    <main id="contenido">
      <Outlet />
    </main>
  );
}
