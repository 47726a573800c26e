import { accountFormTexts } from '@bolillero/texts/account-forms';
import { promotionTexts } from '@bolillero/texts/public-promotions';
import { uiTexts } from '@bolillero/texts/ui';
import { useQueryClient } from '@tanstack/react-query';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { packagesQuery } from '../../api/queries.ts';
import { SlipPage } from '../../components/layout/SlipPage.tsx';
import { TextLink } from '../../components/ui/ButtonLink.tsx';
import { SignInForm } from '../../features/account/components/SignInForm.tsx';
import { ChosenPackage } from '../../features/promotions/components/ChosenPackage.tsx';
import { packageAt } from '../../features/promotions/package-at.ts';
import { safeNext } from '../../session/next.ts';
import { paths, routes } from '../paths.ts';
import classes from './entrance.module.css';
import { recallNewEmail } from './new-email.ts';

const route = getRouteApi(`/visitor${routes.signIn}`);
const words = accountFormTexts.signIn;

/** Sign-in of customers; goes on to pay a package that was chosen, to `next`, or to the lotteries. */
export function SignInPage() {
  const { promotion, next } = route.useSearch();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const onward = { ...(promotion && { promotion }), ...(next && { next }) };
  const goOn = async () => {
    // without the list of packages they arrive all the same, and can choose one there
    const packages = promotion ? await queries.ensureQueryData(packagesQuery()).catch(() => []) : [];
    const chosen = packageAt(packages, promotion);
    if (chosen) await navigate(paths.payPackage(chosen.price, chosen.months));
    else await navigate({ href: safeNext(next, '/loterias') });
  };
  return (
    <SlipPage>
      <title>{`${words.title} · ${uiTexts.brand}`}</title>
      <h1 className={classes.title}>{words.title}</h1>
      {promotion && (
        <div className={classes.chosen}>
          <ChosenPackage
            promotion={promotion}
            change={<TextLink {...paths.promotions()}>{promotionTexts.chosen.change}</TextLink>}
          />
        </div>
      )}
      <SignInForm email={recallNewEmail()} onSignedIn={() => void goOn()} />
      <p className={classes.other}>
        {words.noAccount} <TextLink {...paths.register(onward)}>{accountFormTexts.register.title}</TextLink>
      </p>
    </SlipPage>
  );
}
