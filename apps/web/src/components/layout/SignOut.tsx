import { uiTexts } from '@bolillero/texts/ui';
import { useNavigate } from '@tanstack/react-router';
import { paths } from '../../paths.ts';
import { endCustomerSession, useCustomerSession } from '../../session/customer.ts';
import { showError } from '../ui/notice-store.ts';
import classes from './SignOut.module.css';

/** Whose account it is, by its address. */
export function SignedInAs() {
  const session = useCustomerSession();
  return session.state === 'in' && <p className={classes.who}>{session.person.email}</p>;
}

/** 'Cerrar Sesión': one that the server did not hear of is told, and leaves the session as it is. */
export function SignOut() {
  const navigate = useNavigate();
  const signOut = async () => {
    try {
      await endCustomerSession();
      await navigate(paths.home());
    } catch (error) {
      showError(error);
    }
  };
  return (
    <button type="button" className={classes.item} onClick={() => void signOut()}>
      {uiTexts.nav.signOut}
    </button>
  );
}
