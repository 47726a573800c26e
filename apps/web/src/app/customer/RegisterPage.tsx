import { accountFormTexts } from '@bolillero/texts/account-forms';
import { promotionTexts } from '@bolillero/texts/public-promotions';
import { uiTexts } from '@bolillero/texts/ui';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { useSettings } from '../../api/settings.ts';
import { SlipPage } from '../../components/layout/SlipPage.tsx';
import { TextLink } from '../../components/ui/ButtonLink.tsx';
import { showSuccess } from '../../components/ui/notice-store.ts';
import { RegisterForm } from '../../features/account/components/RegisterForm.tsx';
import { ChosenPackage } from '../../features/promotions/components/ChosenPackage.tsx';
import { paths, routes } from '../../paths.ts';
import classes from './entrance.module.css';
import { purposeOf } from './entrance-purpose.ts';
import { rememberNewEmail } from './new-email.ts';
import { PurposeLine } from './PurposeLine.tsx';

const route = getRouteApi(`/visitor${routes.register}`);
const words = accountFormTexts.register;

/** Registration of customers. A success goes on to sign in, with the chosen promotion. */
export function RegisterPage() {
  const { promotion, next } = route.useSearch();
  const navigate = useNavigate();
  const settings = useSettings();
  const onward = { ...(promotion && { promotion }), ...(next && { next }) };
  return (
    <SlipPage>
      <title>{`${words.title} · ${uiTexts.brand}`}</title>
      <h1 className={classes.title}>{words.title}</h1>
      {promotion || purposeOf(next) === null ? (
        <p className={classes.lead}>{words.lead}</p>
      ) : (
        <PurposeLine next={next} />
      )}
      {promotion && (
        <ChosenPackage
          promotion={promotion}
          change={<TextLink {...paths.promotions()}>{promotionTexts.chosen.change}</TextLink>}
        />
      )}
      <RegisterForm
        settings={settings}
        promotion={promotion}
        onRegistered={(email) => {
          showSuccess(words.success, { seconds: 1.5 });
          rememberNewEmail(email);
          void navigate(paths.signIn(onward));
        }}
      />
      <p className={classes.other}>
        {words.haveAccount} <TextLink {...paths.signIn(onward)}>{accountFormTexts.signIn.title}</TextLink>
      </p>
    </SlipPage>
  );
}
