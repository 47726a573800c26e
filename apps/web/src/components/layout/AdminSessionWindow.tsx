import { useNavigate, useRouter } from '@tanstack/react-router';
import { useSyncExternalStore } from 'react';
import { paths } from '../../paths.ts';
import { renewAdminSession, useAdminSession } from '../../session/admin.ts';
import { adminStore } from '../../session/stores.ts';
import { SessionWindow } from './SessionWindow.tsx';

/** Where somebody of the back-office whose session has ended is asked for the password, over their page. */
export function AdminSessionWindow() {
  const session = useAdminSession();
  const lapsed = useSyncExternalStore(adminStore.subscribe, adminStore.lapsed);
  const { state } = useRouter();
  const navigate = useNavigate();
  if (!lapsed || session.state !== 'in') return null;
  const { person } = session;
  const leave = () => {
    const next = state.location.href;
    adminStore.end('expired');
    void navigate({ ...paths.adminSignIn({ next }), ignoreBlocker: true });
  };
  return (
    <SessionWindow
      name={person.name}
      account={`DNI ${person.dni}`}
      onPassword={(password) => renewAdminSession(person, password)}
      onLeave={leave}
    />
  );
}
