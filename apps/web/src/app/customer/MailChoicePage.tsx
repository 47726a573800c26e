import { mailPageTexts } from '@bolillero/texts/public-mail';
import { uiTexts } from '@bolillero/texts/ui';
import { getRouteApi } from '@tanstack/react-router';
import { SlipPage } from '../../components/layout/SlipPage.tsx';
import { ButtonLink } from '../../components/ui/ButtonLink.tsx';
import { MailChoice } from '../../features/mail-links/components/MailChoice.tsx';
import { paths, routes } from '../../paths.ts';

const route = getRouteApi(`/open${routes.mailChoice}`);
const words = mailPageTexts.choice;

/** Where the foot of a mail leads: its kind can be turned off without signing in. */
export function MailChoicePage() {
  const { token = '', kind = '' } = route.useSearch();
  return (
    <SlipPage>
      <title>{`${words.title} · ${uiTexts.brand}`}</title>
      <MailChoice
        key={`${token} ${kind}`}
        token={token}
        kind={kind}
        profile={
          <ButtonLink {...paths.profile()} variant="default" size="md">
            {words.profile}
          </ButtonLink>
        }
      />
    </SlipPage>
  );
}
