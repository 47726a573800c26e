import { accountFormTexts } from '@bolillero/texts/account-forms';
import { promotionTexts } from '@bolillero/texts/public-promotions';
import { uiTexts } from '@bolillero/texts/ui';
import { useQueryClient } from '@tanstack/react-query';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { SlipPage } from '../../components/layout/SlipPage.tsx';
import { TextLink } from '../../components/ui/ButtonLink.tsx';
import { SignInForm } from '../../features/account/components/SignInForm.tsx';
import { ChosenPackage } from '../../features/promotions/components/ChosenPackage.tsx';
import { paths, routes } from '../../paths.ts';
import { onwardAddress } from '../onward.ts';
import classes from './entrance.module.css';
import { forgetNewEmail, recallNewEmail } from './new-email.ts';
import { PurposeLine } from './PurposeLine.tsx';

const route = getRouteApi(`/visitor${routes.signIn}`);
const words = accountFormTexts.signIn;

/** Sign-in of customers; goes on to the chosen package's payment, to `next`, else to the lotteries. */
export function SignInPage() {
  const { promotion, next } = route.useSearch();
  const navigate = useNavigate();
  const client = useQueryClient();
  const onward = { ...(promotion && { promotion }), ...(next && { next }) };
  return (
    <SlipPage>
      <title>{`${words.title} · ${uiTexts.brand}`}</title>
      <h1 className={classes.title}>{words.title}</h1>
      {!promotion && <PurposeLine next={next} />}
      {promotion && (
        <div className={classes.chosen}>
          <ChosenPackage
            promotion={promotion}
            change={<TextLink {...paths.promotions()}>{promotionTexts.chosen.change}</TextLink>}
          />
        </div>
      )}
      <SignInForm
        newEmail={recallNewEmail()}
        onward={onward}
        onSignedIn={() => {
          forgetNewEmail();
          return onwardAddress(client, { promotion, next }).then((href) => navigate({ href }));
        }}
      />
      <p className={classes.other}>
        {words.noAccount} <TextLink {...paths.register(onward)}>{accountFormTexts.register.title}</TextLink>
      </p>
    </SlipPage>
  );
}
