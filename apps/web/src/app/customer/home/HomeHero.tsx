import { accountFormTexts } from '@bolillero/texts/account-forms';
import { lotteryTexts } from '@bolillero/texts/lotteries';
import { publicTexts } from '@bolillero/texts/public';
import { uiTexts } from '@bolillero/texts/ui';
import { ButtonLink } from '../../../components/ui/ButtonLink.tsx';
import { NewestSlip } from '../../../features/lotteries/components/NewestSlip.tsx';
import { paths } from '../../../paths.ts';
import classes from './HomeHero.module.css';

/** The first words, the ways in, and the newest result on its slip. */
export function HomeHero({ signedIn }: { signedIn: boolean }) {
  return (
    <div className={classes.hero}>
      <div>
        <h1 className={classes.headline}>{publicTexts.headline}</h1>
        <p className={classes.lead}>{publicTexts.lead}</p>
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
      </div>
      <div className={classes.slip}>
        <NewestSlip />
      </div>
    </div>
  );
}
