import { uiTexts } from '@bolillero/texts/ui';
import type { Icon } from '@tabler/icons-react';
import { Link, type LinkOptions } from '@tanstack/react-router';
import classes from './BottomBar.module.css';

interface BottomBarProps {
  readonly items: readonly {
    readonly label: string;
    readonly path: LinkOptions;
    readonly Icon: Icon;
    readonly current: boolean;
  }[];
}

/** The sections on a phone, under the thumb. */
export function BottomBar({ items }: BottomBarProps) {
  return (
    <nav aria-label={uiTexts.nav.sections} className={classes.bar}>
      {items.map(({ label, path, Icon, current }) => (
        <Link
          key={label}
          {...path}
          className={classes.item}
          activeOptions={{ exact: true }}
          aria-current={current ? 'page' : undefined}
          title={label}
        >
          <Icon size={22} aria-hidden="true" />
          <span className={classes.label}>{label}</span>
        </Link>
      ))}
    </nav>
  );
}
