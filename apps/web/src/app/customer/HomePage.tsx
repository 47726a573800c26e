import { publicTexts } from '@bolillero/texts/public';
import { promotionTexts } from '@bolillero/texts/public-promotions';
import { Outlet, useLocation } from '@tanstack/react-router';
import { ButtonLink } from '../../components/ui/ButtonLink.tsx';
import { LotteryCard } from '../../features/lotteries/components/LotteryCard.tsx';
import { LotteryGrid } from '../../features/lotteries/components/LotteryGrid.tsx';
import { paths, routes } from '../../paths.ts';
import classes from './HomePage.module.css';
import { Claims } from './home/Claims.tsx';
import { HomeHero } from './home/HomeHero.tsx';
import { HomeTabs } from './home/HomeTabs.tsx';
import { PlayLinks } from './home/PlayLinks.tsx';
import { PackageChoice } from './PackageChoice.tsx';

/** The visitors' landing, in five tabs. The first is the landing itself: draws before claims, words and plans. */
export function HomePage() {
  const { pathname } = useLocation();
  const landing = pathname === routes.home;
  return (
    <>
      <div className={classes.band}>
        {landing && <HomeHero />}
        <HomeTabs />
      </div>
      {landing && (
        <>
          <section aria-labelledby="draws">
            <h2 id="draws" className={classes.heading}>
              {publicTexts.draws}
            </h2>
            <LotteryGrid
              withoutNext
              card={(lottery) => <LotteryCard lottery={lottery} action={<PlayLinks lottery={lottery} />} />}
            />
          </section>
          <div className={classes.claims}>
            <Claims />
          </div>
        </>
      )}
      <Outlet />
      {landing && (
        <section aria-labelledby="plans" className={classes.section}>
          <div className={classes.headingLine}>
            <h2 id="plans" className={classes.heading}>
              {promotionTexts.planList}
            </h2>
            <ButtonLink {...paths.promotions()} variant="default" size="md">
              {promotionTexts.all}
            </ButtonLink>
          </div>
          <PackageChoice heading="h3" />
        </section>
      )}
    </>
  );
}
