import { uiTexts } from '@bolillero/texts/ui';
import IconUserCircle from '@tabler/icons-react/dist/esm/icons/IconUserCircle.mjs';
import { Link, useNavigate } from '@tanstack/react-router';
import { type FocusEvent, useEffect, useRef, useState } from 'react';
import { paths } from '../../paths.ts';
import { endCustomerSession, useCustomerSession } from '../../session/customer.ts';
import { IconButton } from '../ui/IconButton.tsx';
import { showError } from '../ui/notice-store.ts';
import classes from './AccountMenu.module.css';

/** Perfil and Cerrar Sesión, under one button. */
export function AccountMenu() {
  const [open, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const session = useCustomerSession();
  const navigate = useNavigate();

  useEffect(() => {
    if (!open) return;
    const outside = (event: PointerEvent) => {
      if (event.target instanceof Node && !root.current?.contains(event.target)) setOpen(false);
    };
    const onEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      setOpen(false);
      root.current?.querySelector('button')?.focus();
    };
    document.addEventListener('pointerdown', outside);
    document.addEventListener('keydown', onEscape);
    return () => {
      document.removeEventListener('pointerdown', outside);
      document.removeEventListener('keydown', onEscape);
    };
  }, [open]);

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
    <div
      ref={root}
      className={classes.root}
      onBlur={(event: FocusEvent) => {
        if (event.relatedTarget && !root.current?.contains(event.relatedTarget)) setOpen(false);
      }}
    >
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
