import { getRouteApi, Navigate } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { seriesType } from '../../api/series.ts';
import { Bone } from '../../components/ui/Bone.tsx';
import { SlipSkeleton } from '../../components/ui/skeletons.tsx';
import { useMediaQuery } from '../../components/ui/use-media-query.ts';
import { type PlayPage as PlayPageName, paths, routes } from '../../paths.ts';
import { useCustomerSession, usePlaysSeries } from '../../session/customer.ts';
import { LotteryGate } from './LotteryGate.tsx';
import phone from './play/PlayPhone.module.css';
import classes from './play/PlayRoom.module.css';
import { PlayRoom } from './play/PlayRoom.tsx';

const route = getRouteApi(`/signedIn${routes.play}`);

// The normal page is without any of it.
const AdvancedPage = lazy(() =>
  import('./advanced/AdvancedPage.tsx').then((module) => ({ default: module.AdvancedPage })),
);

/** A play page of a lottery's series: the normal one or the advanced one. */
export function PlayPage() {
  const { id, name, value, value2 } = route.useParams();
  const session = useCustomerSession();
  const playsSeries = usePlaysSeries();
  const series = seriesType(value === 'laggards');
  const page: PlayPageName = value2 === 'mix' ? 'mix' : 'simple';
  // the guard has let only customers pass; while they sign out there is nothing to show
  if (session.state !== 'in') return null;
  return (
    <LotteryGate id={id} name={name} skeleton={<PlaySkeleton />}>
      {(lottery) => {
        if (series === 1 && !(lottery.hasDoublePlay && playsSeries(1)))
          return <Navigate {...paths.play(lottery.id, lottery.name, 'normal', page)} replace />;
        const room = { lottery, series, page, customerId: session.person.id };
        const key = `${lottery.id} ${series}`;
        if (page === 'simple') return <PlayRoom key={key} {...room} />;
        return (
          <Suspense fallback={<PlaySkeleton />}>
            <AdvancedPage key={key} {...room} skeleton={<PlaySkeleton />} />
          </Suspense>
        );
      }}
    </LotteryGate>
  );
}

/** Stands for the play page. */
function PlaySkeleton() {
  const isPhone = useMediaQuery('(max-width: 48em)');
  const slip = (
    <SlipSkeleton size={69} special={26} header={<Bone width={200} height={isPhone ? 38 : 50} />} filledIn />
  );
  if (isPhone)
    return (
      <div className={phone.page}>
        <div className={phone.jackpot}>
          <Bone width={180} height={24} />
        </div>
        <div className={phone.strip}>
          <Bone height={44} />
        </div>
        {slip}
      </div>
    );
  return (
    <div className={classes.page}>
      <div style={{ marginBlockEnd: 24 }}>
        <Bone width={280} height={44} />
      </div>
      <div className={classes.room}>
        <div className={classes.tickets}>
          <Bone width={420} height={38} />
          <div className={classes.slips}>
            {slip}
            {slip}
            {slip}
          </div>
        </div>
        <div className={classes.side}>
          <Bone height={220} />
        </div>
      </div>
    </div>
  );
}
