import { uiTexts } from '@bolillero/texts/ui';
import { Link } from '@tanstack/react-router';
import { paths } from '../../app/paths.ts';
import { ThemeSwitch } from '../ui/ThemeSwitch.tsx';
import { Frame } from './Frame.tsx';
import classes from './Header.module.css';
import { Header } from './Header.tsx';

/** For visitors: results, sign in, register. */
export function PublicLayout() {
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
              <Link {...paths.register()} className={classes.strongLink} data-register>
                {uiTexts.nav.register}
              </Link>
            </>
          }
        />
      }
    />
  );
}
