import { adminFrameTexts as texts } from '@bolillero/texts/admin-frame';
import { uiTexts } from '@bolillero/texts/ui';
import IconLogout from '@tabler/icons-react/dist/esm/icons/IconLogout.mjs';
import { useQueryClient } from '@tanstack/react-query';
import { Link, useLocation, useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { dueKey, useDueCounts } from '../../api/dashboard.ts';
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
      <Link {...paths.adminToday()} className={classes.mark}>
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
  const user = useOfficeUser();
  if (user === null || user.setsUpFirst === true) return null;
  return <SectionList administrator={user.role === 'administrator'} />;
}

function SectionList({ administrator }: { administrator: boolean }) {
  const { pathname } = useLocation();
  const counts = useDueCounts().data;
  useFreshCounts();
  return (
    <nav aria-label={uiTexts.nav.main} className={classes.sections}>
      {sectionsFor(administrator).map(({ group, sections }) => (
        <div key={group} className={classes.group}>
          {texts.groups[group] !== '' && <p className={classes.heading}>{texts.groups[group]}</p>}
          {sections.map((section) => (
            <Section
              key={section.key}
              section={section}
              current={section.within.test(pathname)}
              waiting={(section.count && counts?.[section.count]) ?? 0}
            />
          ))}
        </div>
      ))}
    </nav>
  );
}

/** What somebody does here may be what waited: it is counted anew after each act. */
function useFreshCounts(): void {
  const queryClient = useQueryClient();
  useEffect(
    () =>
      queryClient.getMutationCache().subscribe((event) => {
        const done = event.type === 'updated' && event.action.type === 'success';
        if (done) void queryClient.invalidateQueries({ queryKey: dueKey });
      }),
    [queryClient],
  );
}

interface SectionProps {
  readonly section: AdminSection;
  readonly current: boolean;
  /** How much work waits in it. */
  readonly waiting: number;
}

function Section({ section: { label, path, Icon }, current, waiting }: SectionProps) {
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
      {waiting > 0 && (
        <span className={classes.count}>
          <span aria-hidden="true">{waiting > 999 ? '999+' : waiting}</span>
          <span className="visually-hidden">, {texts.waiting(waiting)}</span>
        </span>
      )}
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
