import { uiTexts } from '@bolillero/texts/ui';
import IconMenu2 from '@tabler/icons-react/dist/esm/icons/IconMenu2.mjs';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { Link, type LinkOptions } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { IconButton } from '../ui/IconButton.tsx';
import { ThemeSwitch } from '../ui/ThemeSwitch.tsx';
import classes from './MenuButton.module.css';
import { useUnfolding } from './use-unfolding.ts';

interface MenuButtonProps {
  readonly items: readonly {
    readonly label: string;
    readonly path: LinkOptions;
    /** Whether the bar at the foot of a phone has it: there the menu leaves it out. */
    readonly inBar?: boolean;
  }[];
  /** At the end, on phones: what belongs to the person. */
  readonly account?: ReactNode;
}

/**
 * The header's menu where there is no room for it: under one button, gone with Escape or a press elsewhere. On phones it holds
 * what neither header nor bar has room for.
 */
export function MenuButton({ items, account }: MenuButtonProps) {
  const { root, open, setOpen, onBlur } = useUnfolding();
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only notices that the focus has left it
    <div ref={root} className={classes.root} onBlur={onBlur}>
      <IconButton
        label={open ? uiTexts.nav.closeMenu : uiTexts.nav.menu}
        aria-expanded={open}
        aria-controls="menu"
        onClick={() => setOpen(!open)}
      >
        {open ? <IconX size={24} aria-hidden="true" /> : <IconMenu2 size={24} aria-hidden="true" />}
      </IconButton>
      <nav id="menu" aria-label={uiTexts.nav.menu} className={classes.panel} hidden={!open}>
        {items.map(({ label, path, inBar }) => (
          <Link
            key={label}
            {...path}
            className={classes.item}
            data-in-bar={inBar || undefined}
            activeProps={{ 'aria-current': 'page' }}
            onClick={() => setOpen(false)}
          >
            {label}
          </Link>
        ))}
        <div className={classes.theme}>
          <span aria-hidden="true">{uiTexts.nav.darkTheme}</span>
          <ThemeSwitch />
        </div>
        {account && <div className={classes.account}>{account}</div>}
      </nav>
    </div>
  );
}
