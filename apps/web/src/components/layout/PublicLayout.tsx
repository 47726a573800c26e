import { uiTexts } from '@bolillero/texts/ui';
import IconClipboardList from '@tabler/icons-react/dist/esm/icons/IconClipboardList.mjs';
import IconLogin2 from '@tabler/icons-react/dist/esm/icons/IconLogin2.mjs';
import IconUserPlus from '@tabler/icons-react/dist/esm/icons/IconUserPlus.mjs';
import { Link, useLocation, useSearch } from '@tanstack/react-router';
import { paths, routes } from '../../paths.ts';
import { ThemeSwitch } from '../ui/ThemeSwitch.tsx';
import { BottomBar } from './BottomBar.tsx';
import { type Entrance, entrance } from './entrance.ts';
import { Frame } from './Frame.tsx';
import classes from './Header.module.css';
import { Header } from './Header.tsx';
import { MenuButton } from './MenuButton.tsx';
import { VisitorBell } from './NotificationBell.tsx';

/** The menu of the visitors' header, in the specification's order. */
const menu = [
  { label: uiTexts.nav.analysis, path: paths.analyses() },
  { label: uiTexts.nav.forecasts, path: paths.forecasts() },
  { label: uiTexts.nav.results, path: paths.results(), inBar: true },
  { label: uiTexts.nav.questions, path: paths.faq() },
  { label: uiTexts.nav.stories, path: paths.stories() },
  { label: uiTexts.nav.support, path: paths.support() },
  { label: uiTexts.nav.play, path: paths.playMenu() },
] as const;

/** Under its button there is room for one more. */
const longMenu = [...menu, { label: uiTexts.nav.promotions, path: paths.promotions() }] as const;

/** What the address carries on to whoever signs in or registers: the chosen package, and the page they wanted. */
interface Onward {
  promotion?: string;
  next?: string;
}

const sections = [
  {
    label: uiTexts.nav.results,
    path: (_onward: Onward) => paths.results(),
    Icon: IconClipboardList,
    within: /^\/ultimos-resultados/,
  },
  { label: uiTexts.nav.signIn, path: paths.signIn, Icon: IconLogin2, within: /^\/login-client/ },
  { label: uiTexts.nav.register, path: paths.register, Icon: IconUserPlus, within: /^\/register-client/ },
] as const;

/** For visitors: the menu, sign-in and registration over the page; on phones a menu button and a bar at the bottom. */
export function PublicLayout() {
  const { pathname } = useLocation();
  const onward = useOnward();
  return (
    <Frame
      header={
        <Header
          signedIn={false}
          menu={menu.map(({ label, path }) => (
            <Link key={label} {...path} className={classes.menuLink} activeProps={{ 'aria-current': 'page' }}>
              {label}
            </Link>
          ))}
          tools={
            <>
              <span className={classes.theme}>
                <ThemeSwitch />
              </span>
              <VisitorBell />
              <EntranceButton which="sign-in" pathname={pathname} />
              <EntranceButton which="register" pathname={pathname} />
              <MenuButton items={longMenu} />
            </>
          }
        />
      }
      bottomBar={
        // over a form on a phone it would lie where the button is, and it leads to what is there
        !ownPages.includes(pathname) && (
          <BottomBar
            items={sections.map(({ path, within, ...section }) => ({
              ...section,
              path: path(onward),
              current: within.test(pathname),
            }))}
          />
        )
      }
    />
  );
}

function useOnward(): Onward {
  const { promotion, next } = useSearch({ strict: false });
  return { ...(promotion && { promotion }), ...(next && { next }) };
}

const entrances = {
  'sign-in': { label: uiTexts.nav.signIn, path: paths.signIn, look: classes.textLink },
  register: { label: uiTexts.nav.register, path: paths.register, look: classes.strongLink },
} as const;

/** The pages of somebody on the way in: nothing on them is to stay behind a window. */
const ownPages: readonly string[] = [routes.signIn, routes.register, routes.forgot, routes.newPassword];

/** Opens an entrance over the page; on the entrances' own pages it is a link, for there one window is enough. */
function EntranceButton({ which, pathname }: { which: Entrance; pathname: string }) {
  const { label, path, look } = entrances[which];
  const onward = useOnward();
  if (ownPages.includes(pathname))
    return (
      <Link {...path(onward)} className={look}>
        {label}
      </Link>
    );
  return (
    <button type="button" aria-haspopup="dialog" className={look} onClick={() => entrance.show(which)}>
      {label}
    </button>
  );
}
