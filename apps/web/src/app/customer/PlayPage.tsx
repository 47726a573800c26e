import { getRouteApi, Navigate } from '@tanstack/react-router';
import { seriesType } from '../../api/series.ts';
import { Bone } from '../../components/ui/Bone.tsx';
import { SlipSkeleton } from '../../components/ui/skeletons.tsx';
import { useMediaQuery } from '../../components/ui/use-media-query.ts';
import { paths, routes } from '../../paths.ts';
import { useCustomerSession, usePlaysSeries } from '../../session/customer.ts';
import { LotteryGate } from './LotteryGate.tsx';
import phone from './play/PlayPhone.module.css';
import classes from './play/PlayRoom.module.css';
import { PlayRoom } from './play/PlayRoom.tsx';

const route = getRouteApi(`/signedIn${routes.play}`);

/** The normal play page of a lottery's series. */
export function PlayPage() {
  const { id, name, value } = route.useParams();
  const session = useCustomerSession();
  const playsSeries = usePlaysSeries();
  const series = seriesType(value === 'laggards');
  // the guard has let only customers pass; while they sign out there is nothing to show
  if (session.state !== 'in') return null;
  return (
    <LotteryGate id={id} name={name} skeleton={<PlaySkeleton />}>
      {(lottery) =>
        series === 1 && !(lottery.hasDoublePlay && playsSeries(1)) ? (
          <Navigate {...paths.play(lottery.id, lottery.name)} replace />
        ) : (
          <PlayRoom
            key={`${lottery.id} ${series}`}
            lottery={lottery}
            series={series}
            customerId={session.person.id}
          />
        )
      }
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
