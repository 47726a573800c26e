import { accountFormTexts } from '@bolillero/texts/account-forms';
import { lotteryTexts } from '@bolillero/texts/lotteries';
import { publicTexts } from '@bolillero/texts/public';
import { uiTexts } from '@bolillero/texts/ui';
import { ButtonLink } from '../../../components/ui/ButtonLink.tsx';
import { useLotteries } from '../../../features/lotteries/api.ts';
import { NewestSlip } from '../../../features/lotteries/components/NewestSlip.tsx';
import { NextDrawCard } from '../../../features/lotteries/components/NextDrawCard.tsx';
import { paths } from '../../../paths.ts';
import { useCustomerSession } from '../../../session/customer.ts';
import classes from './HomeHero.module.css';
import { PlayLinks } from './PlayLinks.tsx';

/** What this is, the draw to come, the ways in, and the newest result on its slip. */
export function HomeHero() {
  const signedIn = useCustomerSession().state === 'in';
  const { data = [] } = useLotteries();
  return (
    <div className={classes.hero}>
      <div className={classes.words}>
        <h1 className={classes.headline}>
          {publicTexts.headline(data.map(({ description }) => description))}
        </h1>
        <p className={classes.lead}>{publicTexts.lead}</p>
      </div>
      <div className={classes.next}>
        <NextDrawCard action={(lottery) => <PlayLinks lottery={lottery} />} />
      </div>
      <nav className={classes.actions} aria-label={publicTexts.actions}>
        {signedIn ? (
          <ButtonLink {...paths.lotteries()} size="lg" className={classes.primary}>
            {uiTexts.nav.play}
          </ButtonLink>
        ) : (
          <>
            <ButtonLink {...paths.register()} size="lg" className={classes.primary}>
              {accountFormTexts.register.title}
            </ButtonLink>
            <ButtonLink {...paths.signIn()} size="lg" className={classes.secondary}>
              {accountFormTexts.signIn.title}
            </ButtonLink>
          </>
        )}
        <ButtonLink {...paths.results()} size="lg" className={classes.quiet}>
          {lotteryTexts.latestResults}
        </ButtonLink>
      </nav>
      <div className={classes.slip}>
        <NewestSlip />
      </div>
    </div>
  );
}
