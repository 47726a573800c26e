import { lazy, Suspense } from 'react';
import { useCustomerSession } from '../../session/customer.ts';
import { PublicLayout } from './PublicLayout.tsx';

const CustomerLayout = lazy(() =>
  import('./CustomerLayout.tsx').then((module) => ({ default: module.CustomerLayout })),
);

/** For pages that are open to everybody: customers keep their header there, visitors have theirs. */
export function OpenLayout() {
  const session = useCustomerSession();
  if (session.state !== 'in') return <PublicLayout />;
  return (
    <Suspense>
      <CustomerLayout />
    </Suspense>
  );
}
