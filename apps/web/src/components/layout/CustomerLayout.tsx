import { uiTexts } from '@bolillero/texts/ui';
import IconChartBar from '@tabler/icons-react/dist/esm/icons/IconChartBar.mjs';
import IconClipboardList from '@tabler/icons-react/dist/esm/icons/IconClipboardList.mjs';
import IconHome from '@tabler/icons-react/dist/esm/icons/IconHome.mjs';
import IconTicket from '@tabler/icons-react/dist/esm/icons/IconTicket.mjs';
import IconUser from '@tabler/icons-react/dist/esm/icons/IconUser.mjs';
import { Link, useLocation } from '@tanstack/react-router';
import { lazy, Suspense, useSyncExternalStore } from 'react';
import { useSubscribed } from '../../api/use-subscribed.ts';
import { paths } from '../../paths.ts';
import { customerStore } from '../../session/stores.ts';
import { BusyOverlay } from '../ui/Loader.tsx';
import { ThemeSwitch } from '../ui/ThemeSwitch.tsx';
import { AccountMenu } from './AccountMenu.tsx';
import { BottomBar } from './BottomBar.tsx';
import { CartLink } from './CartLink.tsx';
import { Frame } from './Frame.tsx';
import classes from './Header.module.css';
import { Header } from './Header.tsx';
import { MenuButton } from './MenuButton.tsx';
import { NotificationBell } from './NotificationBell.tsx';
import { SignedInAs, SignOut } from './SignOut.tsx';

const CustomerSessionWindow = lazy(() =>
  import('./CustomerSessionWindow.tsx').then((module) => ({ default: module.CustomerSessionWindow })),
);

/** The sections, with the paths that belong to each. */
const home = {
  label: uiTexts.nav.home,
  path: paths.lotteries(),
  Icon: IconHome,
  within: /^\/loterias(\/|$)/,
};
const play = {
  label: uiTexts.nav.play,
  path: paths.playMenu(),
  Icon: IconTicket,
  within: /^\/(jugar|loteria|checkout)(\/|$)/,
  inBar: true,
};
const results = {
  label: uiTexts.nav.results,
  path: paths.studyResults(),
  Icon: IconClipboardList,
  within: /^\/(ultimos-)?resultados/,
  inBar: true,
};
const analysis = {
  label: uiTexts.nav.analysis,
  path: paths.analyses(),
  Icon: IconChartBar,
  within: /^\/analisis/,
  inBar: true,
};
const profile = {
  label: uiTexts.nav.profile,
  path: paths.profile(),
  Icon: IconUser,
  within: /^\/(perfil|compras)/,
};

/** Under the thumb, on phones. Without a subscription the results are those that everybody may see. */
const sectionsOf = (subscribed: boolean) => [
  home,
  play,
  subscribed ? results : { ...results, path: paths.results() },
  analysis,
  profile,
];

/** The header's menu, in the specification's order. */
const menu = [
  analysis,
  { label: uiTexts.nav.forecasts, path: paths.forecasts(), within: /^\/pronostico/ },
  results,
  { label: uiTexts.nav.questions, path: paths.faq(), within: /^\/preguntas-frecuentes/ },
  { label: uiTexts.nav.stories, path: paths.stories(), within: /^\/(testimonios|stories)/ },
  { label: uiTexts.nav.support, path: paths.support(), within: /^\/soporte/ },
  play,
];

/** For signed-in customers: header with bell, cart and account; on phones the sections move to a bar at the bottom. */
export function CustomerLayout() {
  const { pathname, search } = useLocation();
  // a lottery's page is for playing, group games too (4), but for its other tabs, which belong to the analysis
  const studies = pathname.startsWith('/loteria/') && 'tab' in search && search.tab !== '4';
  const place = studies ? analysis.path.to : pathname;
  const subscribed = useSubscribed();
  const current = (within: RegExp) => (within.test(place) ? ('page' as const) : undefined);
  return (
    <>
      <PasswordAsked />
      <Frame
        header={
          <Header
            signedIn
            menu={menu.map(({ label, path, within }) => (
              <Link
                key={label}
                {...path}
                className={classes.menuLink}
                activeOptions={{ exact: true }}
                aria-current={current(within)}
              >
                {label}
              </Link>
            ))}
            tools={
              <>
                <span className={classes.theme}>
                  <ThemeSwitch />
                </span>
                <NotificationBell />
                <CartLink />
                <AccountMenu />
                <MenuButton
                  items={menu}
                  account={
                    <>
                      <SignedInAs />
                      <SignOut />
                    </>
                  }
                />
              </>
            }
          />
        }
        bottomBar={
          <BottomBar
            items={sectionsOf(subscribed).map((section) => ({
              ...section,
              current: section.within.test(place),
            }))}
          />
        }
      />
    </>
  );
}

/** Where a customer is asked for the password over the page; its script is fetched then. */
function PasswordAsked() {
  const lapsed = useSyncExternalStore(customerStore.subscribe, customerStore.lapsed);
  const unconfirmed = useSyncExternalStore(customerStore.subscribe, customerStore.unconfirmed);
  if (!lapsed && !unconfirmed) return null;
  return (
    <Suspense fallback={<BusyOverlay visible screen />}>
      <CustomerSessionWindow />
    </Suspense>
  );
}
