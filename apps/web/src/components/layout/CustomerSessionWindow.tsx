import { useNavigate, useRouter } from '@tanstack/react-router';
import { paths } from '../../paths.ts';
import { startCustomerSession, useCustomerSession } from '../../session/customer.ts';
import { customerStore } from '../../session/stores.ts';
import { SessionWindow } from './SessionWindow.tsx';

/** Asks the customer whose session has ended for the password, over their page. */
export function CustomerSessionWindow() {
  const session = useCustomerSession();
  const { state } = useRouter();
  const navigate = useNavigate();
  if (session.state !== 'in') return null;
  const { id, name, email } = session.person;
  const leave = () => {
    const next = state.location.href;
    customerStore.end('expired');
    void navigate(paths.signIn({ next }));
  };
  return (
    <SessionWindow
      name={name}
      account={email}
      onPassword={async (password) => {
        const person = await startCustomerSession(email, password);
        // the address has become somebody else's: nothing on this page is theirs
        if (person.id !== id) leave();
      }}
      onLeave={leave}
    />
  );
}
