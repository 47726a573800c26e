import { adminSessionTexts as texts } from '@bolillero/texts/admin-session';
import { uiTexts } from '@bolillero/texts/ui';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { SlipPage } from '../../components/layout/SlipPage.tsx';
import { TextLink } from '../../components/ui/ButtonLink.tsx';
import { Wordmark } from '../../components/ui/Wordmark.tsx';
import { SignInForm } from '../../features/admin-session/components/SignInForm.tsx';
import { paths, routes } from '../../paths.ts';
import { safeNext } from '../../session/next.ts';
import classes from './AdminSignInPage.module.css';

/** `/login`: the door of the back-office. */
export function AdminSignInPage() {
  const { next } = useSearch({ from: routes.adminSignIn });
  const navigate = useNavigate();
  return (
    <main className={classes.page}>
      <title>{`${texts.title} · ${uiTexts.brand}`}</title>
      <SlipPage>
        <div className={classes.head}>
          <Wordmark height={28} />
          <h1 className={classes.title}>{texts.title}</h1>
          <p className={classes.subtitle}>{texts.subtitle}</p>
        </div>
        <SignInForm
          onSignedIn={() => navigate({ href: safeNext(next, paths.adminToday().to), replace: true })}
        />
        <p className={classes.players}>
          {texts.players} <TextLink {...paths.signIn()}>{texts.playersLink}</TextLink>
        </p>
      </SlipPage>
    </main>
  );
}
