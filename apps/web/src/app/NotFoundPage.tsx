import { uiTexts } from '@bolillero/texts/ui';
import { useLocation } from '@tanstack/react-router';
import { ButtonLink } from '../components/ui/ButtonLink.tsx';
import { Wordmark } from '../components/ui/Wordmark.tsx';
import classes from './pages.module.css';
import { paths } from './paths.ts';

/** No such page, or nothing behind this address. */
export function NotFoundPage() {
  const { pathname } = useLocation();
  return (
    <main className={classes.message}>
      <title>{`${uiTexts.notFoundTitle} · ${uiTexts.brand}`}</title>
      <Wordmark />
      <h1>{uiTexts.notFoundTitle}</h1>
      <p>{uiTexts.notFoundHint}</p>
      <div className={classes.actions}>
        <ButtonLink {...(pathname.startsWith('/admin') ? paths.adminUsers() : paths.home())}>
          {uiTexts.goHome}
        </ButtonLink>
      </div>
    </main>
  );
}
