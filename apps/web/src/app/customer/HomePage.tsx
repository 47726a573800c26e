import { publicTexts } from '@bolillero/texts/public';
import { promotionTexts } from '@bolillero/texts/public-promotions';
import { uiTexts } from '@bolillero/texts/ui';
import { Outlet, useLocation } from '@tanstack/react-router';
import { ButtonLink } from '../../components/ui/ButtonLink.tsx';
import { LotteryGrid } from '../../features/lotteries/components/LotteryGrid.tsx';
import { paths, routes } from '../../paths.ts';
import { useCustomerSession } from '../../session/customer.ts';
import classes from './HomePage.module.css';
import { Claims } from './home/Claims.tsx';
import { HomeHero } from './home/HomeHero.tsx';
import { HomeTabs } from './home/HomeTabs.tsx';
import { PackageChoice } from './PackageChoice.tsx';

/** The visitors' landing: what this is, honestly, in five tabs; claims, next draws and plans below each. */
export function HomePage() {
  const { pathname } = useLocation();
  const signedIn = useCustomerSession().state === 'in';
  return (
    <>
      <div className={classes.band}>
        {pathname === routes.home && <HomeHero signedIn={signedIn} />}
        <HomeTabs />
      </div>
      <Outlet />
      <div className={classes.section}>
        <Claims />
      </div>
      <section aria-labelledby="draws" className={classes.section}>
        <h2 id="draws" className={classes.heading}>
          {publicTexts.draws}
        </h2>
        <LotteryGrid
          action={({ id, name, description }) => (
            <ButtonLink
              {...(signedIn
                ? paths.play(id, name)
                : paths.signIn({ next: `/loteria/${id}/${name}/normal/simple` }))}
              size="md"
              aria-label={uiTexts.draw.playLottery(description)}
            >
              {uiTexts.draw.play}
            </ButtonLink>
          )}
        />
      </section>
      {pathname !== routes.homePromotion && (
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
