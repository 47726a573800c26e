import { accountFormTexts } from '@bolillero/texts/account-forms';
import { uiTexts } from '@bolillero/texts/ui';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { failedWith } from '../../api/api-error.ts';
import { SlipPage } from '../../components/layout/SlipPage.tsx';
import { ButtonLink, TextLink } from '../../components/ui/ButtonLink.tsx';
import { Loaded } from '../../components/ui/Loaded.tsx';
import { showSuccess } from '../../components/ui/notice-store.ts';
import { RowsSkeleton } from '../../components/ui/skeletons.tsx';
import { type ResetLink, resetLinkQuery } from '../../features/account/api/credentials.ts';
import { NewPasswordForm } from '../../features/account/components/NewPasswordForm.tsx';
import { paths, routes } from '../../paths.ts';
import { customerStore } from '../../session/stores.ts';
import classes from './entrance.module.css';
import { rememberNewEmail } from './new-email.ts';

const route = getRouteApi(`/visitor${routes.newPassword}`);
const words = accountFormTexts.newPassword;

/** Opened from a mail: another password, while its link is good. */
export function NewPasswordPage() {
  const { email, token } = route.useSearch();
  return (
    <SlipPage>
      <title>{`${words.title} · ${uiTexts.brand}`}</title>
      {email && token ? <WithLink link={{ email, token }} /> : <Expired />}
      <p className={classes.other}>
        <TextLink {...paths.signIn()}>{accountFormTexts.forgot.back}</TextLink>
      </p>
    </SlipPage>
  );
}

function WithLink({ link }: { link: ResetLink }) {
  const navigate = useNavigate();
  const query = useQuery(resetLinkQuery(link));
  const [expired, setExpired] = useState(false);
  if (expired || failedWith(query.error, 'reset-link-expired', 'input-invalid')) return <Expired />;
  return (
    <Loaded
      query={query}
      waiting={<RowsSkeleton rows={4} height={52} />}
      isEmpty={(good) => !good}
      empty={<Expired />}
    >
      {() => (
        <>
          <h1 className={classes.title}>{words.title}</h1>
          <p className={classes.lead}>{words.lead(link.email)}</p>
          <NewPasswordForm
            link={link}
            onExpired={() => setExpired(true)}
            onDone={() => {
              showSuccess(words.success, { seconds: 3 });
              rememberNewEmail(link.email);
              // the reset ended whatever session this browser had
              customerStore.end('signed-out');
              customerStore.settleOut();
              void navigate(paths.signIn());
            }}
          />
        </>
      )}
    </Loaded>
  );
}

function Expired() {
  return (
    <>
      <h1 className={classes.title}>{words.expired}</h1>
      <p className={classes.lead}>{words.expiredHint}</p>
      <ButtonLink {...paths.forgot()} size="md" fullWidth>
        {words.retry}
      </ButtonLink>
    </>
  );
}
