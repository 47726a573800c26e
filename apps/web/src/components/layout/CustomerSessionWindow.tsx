import { useNavigate, useRouter } from '@tanstack/react-router';
import { paths } from '../../paths.ts';
import { renewCustomerSession, useCustomerSession } from '../../session/customer.ts';
import { customerStore } from '../../session/stores.ts';
import { SessionWindow } from './SessionWindow.tsx';

/** Asks the customer whose session has ended for the password, over their page. */
export function CustomerSessionWindow() {
  const session = useCustomerSession();
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
    <SessionWindow
      name={person.name}
      account={person.email}
      onPassword={(password) => renewCustomerSession(person, password)}
      onLeave={leave}
    />
  );
}
