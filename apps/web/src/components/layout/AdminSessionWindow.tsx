import { useNavigate, useRouter } from '@tanstack/react-router';
import { useSyncExternalStore } from 'react';
import { paths } from '../../paths.ts';
import { confirmAdminPassword, renewAdminSession, useAdminSession } from '../../session/admin.ts';
import { adminStore } from '../../session/stores.ts';
import { ConfirmPasswordWindow } from './ConfirmPasswordWindow.tsx';
import { SessionWindow } from './SessionWindow.tsx';

/** Asks somebody of the back-office for the password over their page: where the session has ended, or before what asks for it once more. */
export function AdminSessionWindow() {
  const session = useAdminSession();
  const lapsed = useSyncExternalStore(adminStore.subscribe, adminStore.lapsed);
  const unconfirmed = useSyncExternalStore(adminStore.subscribe, adminStore.unconfirmed);
  const { state } = useRouter();
  const navigate = useNavigate();
  if (session.state !== 'in') return null;
  const { person } = session;
  const account = `DNI ${person.dni}`;
  const leave = () => {
    const next = state.location.href;
    adminStore.end('expired');
    void navigate({ ...paths.adminSignIn({ next }), ignoreBlocker: true });
  };
  return (
    <>
      {unconfirmed && (
        <ConfirmPasswordWindow
          account={account}
          onPassword={confirmAdminPassword}
          onCancel={() => adminStore.settleConfirmation(false)}
        />
      )}
      {lapsed && (
        <SessionWindow
          name={person.name}
          account={account}
          onPassword={(password, code) => renewAdminSession(person, password, code)}
          onLeave={leave}
        />
      )}
    </>
  );
}
