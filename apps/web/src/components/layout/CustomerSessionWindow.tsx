import { useNavigate, useRouter } from '@tanstack/react-router';
import { useSyncExternalStore } from 'react';
import { paths } from '../../paths.ts';
import { confirmCustomerPassword, renewCustomerSession, useCustomerSession } from '../../session/customer.ts';
import { customerStore } from '../../session/stores.ts';
import { ConfirmPasswordWindow } from './ConfirmPasswordWindow.tsx';
import { SessionWindow } from './SessionWindow.tsx';

/** Asks the customer for the password over their page: where the session has ended, or before what asks for it once more. */
export function CustomerSessionWindow() {
  const session = useCustomerSession();
  const lapsed = useSyncExternalStore(customerStore.subscribe, customerStore.lapsed);
  const unconfirmed = useSyncExternalStore(customerStore.subscribe, customerStore.unconfirmed);
  const { state } = useRouter();
  const navigate = useNavigate();
  if (session.state !== 'in') return null;
  const { person } = session;
  const leave = () => {
    const next = state.location.href;
    customerStore.end('expired');
    void navigate({ ...paths.signIn({ next }), ignoreBlocker: true });
  };
  return (
    <>
      {unconfirmed && (
        <ConfirmPasswordWindow
          account={person.email}
          onPassword={confirmCustomerPassword}
          onCancel={() => customerStore.settleConfirmation(false)}
        />
      )}
      {lapsed && (
        <SessionWindow
          name={person.name}
          account={person.email}
          onPassword={(password) => renewCustomerSession(person, password)}
          onLeave={leave}
        />
      )}
    </>
  );
}
