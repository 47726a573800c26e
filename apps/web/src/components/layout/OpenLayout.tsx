import { Suspense, useEffect } from 'react';
import { useCustomerSession } from '../../session/customer.ts';
import { CustomerFrame } from './customer-frame.ts';
import { PublicLayout } from './PublicLayout.tsx';

/** For pages that are open to everybody: customers keep their header there, visitors have theirs. */
export function OpenLayout() {
  const session = useCustomerSession();
  if (session.state !== 'in') return <PublicLayout />;
  return (
    <Suspense>
      <CustomerFrame />
      <FocusOnPage />
    </Suspense>
  );
}

/** Who signed in over the page had the focus on what is gone now: it goes to the page, as after a change of page. */
function FocusOnPage() {
  useEffect(() => {
    if (document.activeElement === document.body)
      document.getElementById('contenido')?.focus({ preventScroll: true });
  }, []);
  return null;
}
