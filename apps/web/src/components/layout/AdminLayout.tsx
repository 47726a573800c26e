import { securityTexts } from '@bolillero/texts/second-factor';
import { uiTexts } from '@bolillero/texts/ui';
import IconClipboardList from '@tabler/icons-react/dist/esm/icons/IconClipboardList.mjs';
import IconHeadset from '@tabler/icons-react/dist/esm/icons/IconHeadset.mjs';
import IconLogout from '@tabler/icons-react/dist/esm/icons/IconLogout.mjs';
import IconMail from '@tabler/icons-react/dist/esm/icons/IconMail.mjs';
import IconMenu2 from '@tabler/icons-react/dist/esm/icons/IconMenu2.mjs';
import IconShieldLock from '@tabler/icons-react/dist/esm/icons/IconShieldLock.mjs';
import IconTicket from '@tabler/icons-react/dist/esm/icons/IconTicket.mjs';
import IconUsers from '@tabler/icons-react/dist/esm/icons/IconUsers.mjs';
import { Link, useLocation, useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { paths } from '../../paths.ts';
import { endAdminSession, useAdminSession } from '../../session/admin.ts';
import { sayWhenUnattended } from '../../session/attention.ts';
import { IconButton } from '../ui/IconButton.tsx';
import { showError } from '../ui/notice-store.ts';
import { ThemeSwitch } from '../ui/ThemeSwitch.tsx';
import { Wordmark } from '../ui/Wordmark.tsx';
import classes from './AdminLayout.module.css';
import { AdminSessionWindow } from './AdminSessionWindow.tsx';
import frame from './Frame.module.css';
import { Content } from './Frame.tsx';

/** The sections that work. Users and mail are an administrator's; the rest is an operator's too. */
const sections = [
  {
    label: uiTexts.admin.users,
    path: paths.adminUsers(),
    Icon: IconUsers,
    within: /^\/admin(\/(newUser|editUser).*)?\/?$/,
    administratorOnly: true,
  },
  {
    label: uiTexts.admin.results,
    path: paths.adminResults(),
    Icon: IconClipboardList,
    within: /^\/admin\/results/,
    administratorOnly: false,
  },
  {
    label: uiTexts.admin.tickets,
    path: paths.adminTickets(),
    Icon: IconTicket,
    within: /^\/admin\/tickets/,
    administratorOnly: false,
  },
  {
    label: uiTexts.admin.support,
    path: paths.adminSupport(),
    Icon: IconHeadset,
    within: /^\/admin\/soporte\/?$/,
    administratorOnly: false,
  },
  {
    label: uiTexts.admin.mail,
    path: paths.adminMail(),
    Icon: IconMail,
    within: /^\/admin\/correo/,
    administratorOnly: true,
  },
] as const;

/** The back-office: a sidebar and a dense page; on phones the sidebar folds under a bar. */
export function AdminLayout() {
  const { pathname } = useLocation();
  const [open, setOpen] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new page folds the menu
  useEffect(() => setOpen(false), [pathname]);
  useEffect(() => sayWhenUnattended(window), []);
  return (
    <div className={classes.office}>
      <a className={frame.skip} href="#contenido">
        {uiTexts.skipToContent}
      </a>
      <header className={classes.side} data-open={open || undefined}>
        <div className={classes.top}>
          <Link {...paths.adminUsers()} className={classes.mark}>
            <Wordmark height={22} />
          </Link>
          <span className={classes.badge}>{uiTexts.admin.title}</span>
          <IconButton
            className={classes.burger}
            label={uiTexts.nav.menu}
            aria-expanded={open}
            aria-controls="menu"
            onClick={() => setOpen(!open)}
          >
            <IconMenu2 size={22} aria-hidden="true" />
          </IconButton>
        </div>
        <div id="menu" className={classes.menu}>
          <Sections pathname={pathname} />
          <Who />
        </div>
      </header>
      <div className={classes.page}>
        <Content />
      </div>
      <AdminSessionWindow />
    </div>
  );
}

function Sections({ pathname }: { pathname: string }) {
  const session = useAdminSession();
  const administrator = session.state === 'in' && session.person.role === 'administrator';
  const setsUpFirst = session.state === 'in' && session.person.setsUpFirst === true;
  if (setsUpFirst) return null;
  return (
    <nav aria-label={uiTexts.nav.main} className={classes.sections}>
      {sections
        .filter((section) => administrator || !section.administratorOnly)
        .map(({ label, path, Icon, within }) => (
          <Link
            key={label}
            {...path}
            className={classes.item}
            activeOptions={{ exact: true }}
            aria-current={within.test(pathname) ? 'page' : undefined}
          >
            <Icon size={20} aria-hidden="true" />
            {label}
          </Link>
        ))}
    </nav>
  );
}

function Who() {
  const session = useAdminSession();
  const navigate = useNavigate();
  const signOut = async () => {
    try {
      await endAdminSession();
      await navigate(paths.adminSignIn());
    } catch (error) {
      showError(error);
    }
  };
  return (
    <div className={classes.who}>
      <p className={classes.name}>
        {session.state === 'in' ? `${session.person.name} ${session.person.lastname}` : ''}
      </p>
      <Link {...paths.adminSecurity()} className={classes.item} activeOptions={{ exact: true }}>
        <IconShieldLock size={20} aria-hidden="true" />
        {securityTexts.title}
      </Link>
      <ThemeSwitch />
      <button type="button" className={classes.item} onClick={() => void signOut()}>
        <IconLogout size={20} aria-hidden="true" />
        {uiTexts.admin.signOut}
      </button>
    </div>
  );
}
