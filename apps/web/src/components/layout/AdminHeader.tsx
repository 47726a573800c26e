import { adminFrameTexts as texts } from '@bolillero/texts/admin-frame';
import { adminKeysTexts } from '@bolillero/texts/admin-keys';
import { securityTexts } from '@bolillero/texts/second-factor';
import { placeOfZone } from '@bolillero/texts/time-zones';
import { uiTexts } from '@bolillero/texts/ui';
import IconKeyboard from '@tabler/icons-react/dist/esm/icons/IconKeyboard.mjs';
import IconMenu2 from '@tabler/icons-react/dist/esm/icons/IconMenu2.mjs';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { serverNow } from '../../api/server-clock.ts';
import { settingsQuery } from '../../api/settings.ts';
import { paths } from '../../paths.ts';
import { useOfficeUser } from '../../session/admin.ts';
import type { OfficeUser } from '../../session/stores.ts';
import { dateInWords, dateOfInstant, timeOfInstant } from '../ui/dates.ts';
import { IconButton } from '../ui/IconButton.tsx';
import { ThemeSwitch } from '../ui/ThemeSwitch.tsx';
import { Wordmark } from '../ui/Wordmark.tsx';
import classes from './AdminHeader.module.css';
import { useCover } from './use-cover.ts';

interface AdminHeaderProps {
  readonly open: boolean;
  readonly onMenu: () => void;
  readonly onKeys: () => void;
}

/** The strip above a page of the back-office: what day and hour it is for the house, the theme, who works here. */
export function AdminHeader({ open, onMenu, onKeys }: AdminHeaderProps) {
  const header = useRef<HTMLElement>(null);
  useCover(header, '--header-cover');
  const settings = useQuery(settingsQuery()).data;
  const user = useOfficeUser();
  return (
    <header ref={header} className={classes.header}>
      <span className={classes.mark}>
        <Wordmark height={20} />
        <span className={classes.badge}>{texts.title}</span>
      </span>
      {settings?.demo && <span className={classes.demo}>{texts.demo}</span>}
      {settings && <HouseTime timeZone={settings.timeZone} />}
      <IconButton className={classes.keys} label={adminKeysTexts.open} onClick={onKeys}>
        <IconKeyboard size={20} aria-hidden="true" />
      </IconButton>
      <ThemeSwitch />
      {user && <Who user={user} />}
      <IconButton
        className={classes.burger}
        label={open ? uiTexts.nav.closeMenu : uiTexts.nav.menu}
        aria-expanded={open}
        aria-controls="menu"
        onClick={onMenu}
      >
        <IconMenu2 size={22} aria-hidden="true" />
      </IconButton>
    </header>
  );
}

/** The house's day and hour: closings and days of the back-office are by its calendar, wherever one sits. */
function HouseTime({ timeZone }: { timeZone: string }) {
  const [now, setNow] = useState(serverNow);
  useEffect(() => {
    const timer = setTimeout(() => setNow(serverNow()), 60_000 - (now % 60_000));
    return () => clearTimeout(timer);
  }, [now]);
  return (
    <p className={classes.time}>
      <time>
        {dateInWords(dateOfInstant(now, timeZone), 'short')} · {timeOfInstant(now, timeZone)}
      </time>{' '}
      <span className={classes.zone}>{placeOfZone(timeZone)}</span>
    </p>
  );
}

/** Who is signed in; leads to their own security. */
function Who({ user }: { user: OfficeUser }) {
  const name = `${user.name} ${user.lastname}`.trim();
  return (
    <Link {...paths.adminSecurity()} className={classes.who} title={securityTexts.title}>
      <span className="visually-hidden">{securityTexts.title}: </span>
      <span className={classes.initials} aria-hidden="true">
        {`${user.name.charAt(0)}${user.lastname.charAt(0)}`.toUpperCase()}
      </span>
      <span className={classes.name}>{name}</span>
      <span className={classes.role}>{texts.roles[user.role]}</span>
    </Link>
  );
}
