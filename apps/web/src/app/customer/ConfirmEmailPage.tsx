import { mailPageTexts } from '@bolillero/texts/public-mail';
import { uiTexts } from '@bolillero/texts/ui';
import { getRouteApi } from '@tanstack/react-router';
import { SlipPage } from '../../components/layout/SlipPage.tsx';
import { ButtonLink } from '../../components/ui/ButtonLink.tsx';
import { EmailConfirmation } from '../../features/mail-links/components/EmailConfirmation.tsx';
import { paths, routes } from '../../paths.ts';

const route = getRouteApi(`/open${routes.confirmEmail}`);
const words = mailPageTexts.confirm;

/** Where the link in a new address's mail leads. */
export function ConfirmEmailPage() {
  const { token = '' } = route.useSearch();
  return (
    <SlipPage>
      <title>{`${words.title} · ${uiTexts.brand}`}</title>
      <EmailConfirmation
        token={token}
        profile={
          <ButtonLink {...paths.profile('personal')} variant="default" size="md">
            {words.profile}
          </ButtonLink>
        }
      />
    </SlipPage>
  );
}
