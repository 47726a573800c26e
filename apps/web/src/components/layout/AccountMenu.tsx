import { uiTexts } from '@bolillero/texts/ui';
import IconUserCircle from '@tabler/icons-react/dist/esm/icons/IconUserCircle.mjs';
import { Link, useNavigate } from '@tanstack/react-router';
import { paths } from '../../paths.ts';
import { endCustomerSession, useCustomerSession } from '../../session/customer.ts';
import { IconButton } from '../ui/IconButton.tsx';
import { showError } from '../ui/notice-store.ts';
import classes from './AccountMenu.module.css';
import { useUnfolding } from './use-unfolding.ts';

/** Perfil and Cerrar Sesión, under one button. */
export function AccountMenu() {
  const { root, open, setOpen, onBlur } = useUnfolding();
  const session = useCustomerSession();
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
    // biome-ignore lint/a11y/noStaticElementInteractions: it only notices that the focus has left it
    <div ref={root} className={classes.root} onBlur={onBlur}>
      <IconButton
        label={uiTexts.nav.account}
        aria-expanded={open}
        aria-controls="account"
        onClick={() => setOpen(!open)}
      >
        <IconUserCircle size={24} aria-hidden="true" />
      </IconButton>
      <div id="account" className={classes.panel} hidden={!open}>
        {session.state === 'in' && <p className={classes.who}>{session.person.email}</p>}
        <Link {...paths.profile()} className={classes.item} onClick={() => setOpen(false)}>
          {uiTexts.nav.profile}
        </Link>
        <button type="button" className={classes.item} onClick={() => void signOut()}>
          {uiTexts.nav.signOut}
        </button>
      </div>
    </div>
  );
}
