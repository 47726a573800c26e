import { accountFormTexts } from '@bolillero/texts/account-forms';
import { lotteryTexts } from '@bolillero/texts/lotteries';
import { publicTexts } from '@bolillero/texts/public';
import { uiTexts } from '@bolillero/texts/ui';
import { ButtonLink } from '../../components/ui/ButtonLink.tsx';
import { LotteryGrid } from '../../features/lotteries/components/LotteryGrid.tsx';
import { NewestSlip } from '../../features/lotteries/components/NewestSlip.tsx';
import { paths } from '../paths.ts';
import classes from './HomePage.module.css';

/** The visitors' landing: what this is, honestly, and the next draws. */
export function HomePage() {
  return (
    <>
      <title>{uiTexts.brand}</title>
      <section className={classes.hero}>
        <div className={classes.words}>
          <h1 className={classes.headline}>{publicTexts.headline}</h1>
          <p className={classes.lead}>{publicTexts.lead}</p>
          <nav className={classes.actions} aria-label={publicTexts.actions}>
            <ButtonLink {...paths.register()} size="lg" className={classes.primary}>
              {accountFormTexts.register.title}
            </ButtonLink>
            <ButtonLink {...paths.signIn()} size="lg" className={classes.secondary}>
              {accountFormTexts.signIn.title}
            </ButtonLink>
            <ButtonLink {...paths.results()} size="lg" className={classes.quiet}>
              {lotteryTexts.latestResults}
            </ButtonLink>
          </nav>
        </div>
        <div className={classes.slip}>
          <NewestSlip />
        </div>
      </section>
      <section aria-labelledby="draws">
        <h2 id="draws" className={classes.heading}>
          {publicTexts.draws}
        </h2>
        <LotteryGrid
          action={({ id, name, description }) => (
            <ButtonLink
              {...paths.signIn({ next: `/loteria/${id}/${name}/normal/simple` })}
              size="md"
              aria-label={uiTexts.draw.playLottery(description)}
            >
              {uiTexts.draw.play}
            </ButtonLink>
          )}
        />
      </section>
    </>
  );
}
