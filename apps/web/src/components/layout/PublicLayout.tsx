import { uiTexts } from '@bolillero/texts/ui';
import IconClipboardList from '@tabler/icons-react/dist/esm/icons/IconClipboardList.mjs';
import IconLogin2 from '@tabler/icons-react/dist/esm/icons/IconLogin2.mjs';
import IconUserPlus from '@tabler/icons-react/dist/esm/icons/IconUserPlus.mjs';
import { Link, useLocation } from '@tanstack/react-router';
import { paths } from '../../app/paths.ts';
import { ThemeSwitch } from '../ui/ThemeSwitch.tsx';
import { BottomBar } from './BottomBar.tsx';
import { Frame } from './Frame.tsx';
import classes from './Header.module.css';
import { Header } from './Header.tsx';

const sections = [
  {
    label: uiTexts.nav.results,
    path: paths.results(),
    Icon: IconClipboardList,
    within: /^\/ultimos-resultados/,
  },
  { label: uiTexts.nav.signIn, path: paths.signIn(), Icon: IconLogin2, within: /^\/login-client/ },
  { label: uiTexts.nav.register, path: paths.register(), Icon: IconUserPlus, within: /^\/register-client/ },
] as const;

/** For visitors: results, sign in, register; on phones in a bar at the bottom. */
export function PublicLayout() {
  const { pathname } = useLocation();
  return (
    <Frame
      header={
        <Header
          signedIn={false}
          menu={
            <Link {...paths.results()} className={classes.menuLink}>
              {uiTexts.nav.results}
            </Link>
          }
          tools={
            <>
              <ThemeSwitch />
              <Link {...paths.signIn()} className={classes.textLink}>
                {uiTexts.nav.signIn}
              </Link>
              <Link {...paths.register()} className={classes.strongLink}>
                {uiTexts.nav.register}
              </Link>
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
  );
}
