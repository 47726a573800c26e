import { uiTexts } from '@bolillero/texts/ui';
import IconBell from '@tabler/icons-react/dist/esm/icons/IconBell.mjs';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { unreadQuery } from '../../api/queries.ts';
import { paths } from '../../paths.ts';
import { CountBadge } from '../ui/CountBadge.tsx';
import classes from './Header.module.css';

/** The bell: how many wins nobody has looked at yet, and the way to them. */
export function NotificationBell() {
  const unread = useQuery(unreadQuery()).data ?? 0;
  return <Bell unread={unread} label={uiTexts.nav.bell(unread)} />;
}

/** The visitors' bell counts nothing and asks nothing; its page has them sign in first. */
export function VisitorBell() {
  return <Bell unread={0} label={uiTexts.nav.visitorBell} preload={false} />;
}

function Bell({ unread, label, preload }: { unread: number; label: string; preload?: false }) {
  return (
    <Link
      {...paths.profile('notifications')}
      {...(preload === false && { preload })}
      className={classes.iconLink}
      aria-label={label}
      title={label}
    >
      <IconBell size={22} aria-hidden="true" />
      <CountBadge count={unread} zero />
    </Link>
  );
}
