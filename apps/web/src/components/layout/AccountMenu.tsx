import { uiTexts } from '@bolillero/texts/ui';
import IconUserCircle from '@tabler/icons-react/dist/esm/icons/IconUserCircle.mjs';
import { Link } from '@tanstack/react-router';
import { paths } from '../../paths.ts';
import { IconButton } from '../ui/IconButton.tsx';
import classes from './AccountMenu.module.css';
import item from './SignOut.module.css';
import { SignedInAs, SignOut } from './SignOut.tsx';
import { useUnfolding } from './use-unfolding.ts';

/** Perfil and Cerrar Sesión, under one button. On phones the bar has the one, the menu the other. */
export function AccountMenu() {
  const { root, open, setOpen, onBlur } = useUnfolding();
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
        <SignedInAs />
        <Link {...paths.profile()} className={item.item} onClick={() => setOpen(false)}>
          {uiTexts.nav.profile}
        </Link>
        <SignOut />
      </div>
    </div>
  );
}
