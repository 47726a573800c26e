import { useNavigate, useRouter } from '@tanstack/react-router';
import { useSyncExternalStore } from 'react';
import { paths } from '../../paths.ts';
import { startAdminSession, useAdminSession } from '../../session/admin.ts';
import { adminStore } from '../../session/stores.ts';
import { SessionWindow } from './SessionWindow.tsx';

/** Where somebody of the back-office whose session has ended is asked for the password, over their page. */
export function AdminSessionWindow() {
  const session = useAdminSession();
  const lapsed = useSyncExternalStore(adminStore.subscribe, adminStore.lapsed);
  const { state } = useRouter();
  const navigate = useNavigate();
  if (!lapsed || session.state !== 'in') return null;
  const { id, name, dni } = session.person;
  const leave = () => {
    const next = state.location.href;
    adminStore.end('expired');
    void navigate(paths.adminSignIn({ next }));
  };
  return (
    <SessionWindow
      name={name}
      account={`DNI ${dni}`}
      onPassword={async (password) => {
        const person = await startAdminSession(dni, password);
        // the DNI has become somebody else's: nothing on this page is theirs
        if (person.id !== id) leave();
      }}
      onLeave={leave}
    />
  );
}
