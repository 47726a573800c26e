import { adminFrameTexts as texts } from '@bolillero/texts/admin-frame';
import { uiTexts } from '@bolillero/texts/ui';
import IconLogout from '@tabler/icons-react/dist/esm/icons/IconLogout.mjs';
import { Link, useLocation, useNavigate } from '@tanstack/react-router';
import { paths } from '../../paths.ts';
import { endAdminSession, useOfficeUser } from '../../session/admin.ts';
import { showError } from '../ui/notice-store.ts';
import { Wordmark } from '../ui/Wordmark.tsx';
import classes from './AdminSidebar.module.css';
import { type AdminSection, sectionsFor } from './admin-sections.ts';

/** The sections of the back-office: a sidebar, on narrow desktops a rail of icons; phones have it behind the header's button. */
export function AdminSidebar({ open }: { open: boolean }) {
  return (
    <div className={classes.side} data-open={open || undefined}>
      <Link {...paths.adminTickets()} className={classes.mark}>
        <Wordmark height={22} />
        <span className={classes.badge}>{texts.title}</span>
      </Link>
      <div id="menu" className={classes.menu}>
        <Sections />
        <SignOut />
      </div>
    </div>
  );
}

function Sections() {
  const { pathname } = useLocation();
  const user = useOfficeUser();
  if (user === null || user.setsUpFirst === true) return null;
  return (
    <nav aria-label={uiTexts.nav.main} className={classes.sections}>
      {sectionsFor(user.role === 'administrator').map(({ group, sections }) => (
        <div key={group} className={classes.group}>
          {texts.groups[group] !== '' && <p className={classes.heading}>{texts.groups[group]}</p>}
          {sections.map((section) => (
            <Section key={section.key} section={section} current={section.within.test(pathname)} />
          ))}
        </div>
      ))}
    </nav>
  );
}

function Section({ section: { label, path, Icon }, current }: { section: AdminSection; current: boolean }) {
  return (
    <Link
      {...path}
      className={classes.item}
      title={label}
      activeOptions={{ exact: true }}
      aria-current={current ? 'page' : undefined}
    >
      <Icon size={20} aria-hidden="true" />
      <span className={classes.label}>{label}</span>
    </Link>
  );
}

function SignOut() {
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
    <button type="button" className={classes.item} title={texts.signOut} onClick={() => void signOut()}>
      <IconLogout size={20} aria-hidden="true" />
      <span className={classes.label}>{texts.signOut}</span>
    </button>
  );
}
