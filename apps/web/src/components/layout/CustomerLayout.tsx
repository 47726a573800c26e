import { uiTexts } from '@bolillero/texts/ui';
import IconChartBar from '@tabler/icons-react/dist/esm/icons/IconChartBar.mjs';
import IconClipboardList from '@tabler/icons-react/dist/esm/icons/IconClipboardList.mjs';
import IconSparkles from '@tabler/icons-react/dist/esm/icons/IconSparkles.mjs';
import IconTicket from '@tabler/icons-react/dist/esm/icons/IconTicket.mjs';
import IconUser from '@tabler/icons-react/dist/esm/icons/IconUser.mjs';
import { Link, useLocation } from '@tanstack/react-router';
import { lazy, Suspense, useSyncExternalStore } from 'react';
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

const CustomerSessionWindow = lazy(() =>
  import('./CustomerSessionWindow.tsx').then((module) => ({ default: module.CustomerSessionWindow })),
);

/** The sections that work, with the paths that belong to each. */
const play = {
  label: uiTexts.nav.play,
  path: paths.playMenu(),
  Icon: IconTicket,
  within: /^\/(jugar|loterias?|checkout)(\/|$)/,
};
const results = {
  label: uiTexts.nav.results,
  path: paths.studyResults(),
  Icon: IconClipboardList,
  within: /^\/(ultimos-)?resultados/,
};
const analysis = {
  label: uiTexts.nav.analysis,
  path: paths.analyses(),
  Icon: IconChartBar,
  within: /^\/analisis/,
};
const forecasts = {
  label: uiTexts.nav.forecasts,
  path: paths.forecasts(),
  Icon: IconSparkles,
  within: /^\/pronostico/,
};
const profile = { label: uiTexts.nav.profile, path: paths.profile(), Icon: IconUser, within: /^\/perfil/ };

/** Under the thumb, on phones. */
const sections = [play, results, analysis, forecasts, profile];

/** The header's menu, in the specification's order. */
const menu = [
  analysis,
  forecasts,
  results,
  { label: uiTexts.nav.questions, path: paths.faq(), within: /^\/preguntas-frecuentes/ },
  { label: uiTexts.nav.stories, path: paths.stories(), within: /^\/(testimonios|stories)/ },
  { label: uiTexts.nav.support, path: paths.support(), within: /^\/soporte/ },
  play,
];

/** For signed-in customers: header with bell, cart and account; on phones the sections move to a bar at the bottom. */
export function CustomerLayout() {
  const { pathname } = useLocation();
  const current = (within: RegExp) => (within.test(pathname) ? ('page' as const) : undefined);
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
                <MenuButton items={menu} />
              </>
            }
          />
        }
        bottomBar={
          <BottomBar
            items={sections.map((section) => ({ ...section, current: section.within.test(pathname) }))}
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
