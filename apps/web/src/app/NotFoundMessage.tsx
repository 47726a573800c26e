import { uiTexts } from '@bolillero/texts/ui';
import { useLocation } from '@tanstack/react-router';
import { ButtonLink } from '../components/ui/ButtonLink.tsx';
import { paths } from '../paths.ts';
import classes from './pages.module.css';

/** Nothing behind this address, said within the frame of who asks. */
export function NotFoundMessage() {
  const { pathname } = useLocation();
  return (
    <div className={classes.message}>
      <title>{`${uiTexts.notFoundTitle} · ${uiTexts.brand}`}</title>
      <h1>{uiTexts.notFoundTitle}</h1>
      <p>{uiTexts.notFoundHint}</p>
      <div className={classes.actions}>
        <ButtonLink {...(pathname.startsWith('/admin') ? paths.adminToday() : paths.home())}>
          {uiTexts.goHome}
        </ButtonLink>
      </div>
    </div>
  );
}
