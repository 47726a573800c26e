import { drawDate } from '@bolillero/domain/calendar/draw-date';
import { drawInstant } from '@bolillero/domain/calendar/schedule';
import { picksSpecial, specialSize } from '@bolillero/domain/games/matrix';
import { animationTexts as words } from '@bolillero/texts/animation';
import { lotteryTexts } from '@bolillero/texts/lotteries';
import { resultTexts } from '@bolillero/texts/results';
import { uiTexts } from '@bolillero/texts/ui';
import { getRouteApi } from '@tanstack/react-router';
import { useMemo } from 'react';
import { type LotteryDetail, matrixOn } from '../../api/lottery.ts';
import { type SeriesType, seriesType } from '../../api/series.ts';
import { Bone } from '../../components/ui/Bone.tsx';
import { TextLink } from '../../components/ui/ButtonLink.tsx';
import { DrawDateText } from '../../components/ui/DrawDateText.tsx';
import { EmptyState } from '../../components/ui/EmptyState.tsx';
import { Loaded } from '../../components/ui/Loaded.tsx';
import { LotteryMark } from '../../components/ui/LotteryMark.tsx';
import { PageHeader } from '../../components/ui/PageHeader.tsx';
import { DrawAnimation } from '../../features/animation/components/DrawAnimation.tsx';
import { type LotteryOnSale, useLotteries, useLottery } from '../../features/lotteries/api.ts';
import { type DrawResult, useResultOfDate } from '../../features/results/api.ts';
import { paths, routes } from '../../paths.ts';
import { usePlaysSeries } from '../../session/customer.ts';
import classes from './AnimationPage.module.css';
import { LinkStrip, StripLink } from './LinkStrip.tsx';
import { SeriesSwitch } from './SeriesSwitch.tsx';

const route = getRouteApi(`/signedIn${routes.animation}`);

/** The latest draw of a series as an animation of its drum: that of the lottery that was drawn last, unless the address says another. */
export function AnimationPage() {
  const { id } = route.useSearch();
  const lotteries = useLotteries();
  return (
    <Loaded
      query={lotteries}
      waiting={<StageBone />}
      empty={<EmptyState title={lotteryTexts.none} hint={lotteryTexts.noneHint} />}
    >
      {(data) => {
        const chosen = data.find((lottery) => lottery.id === id) ?? lastDrawn(data);
        return chosen && <Chosen key={chosen.id} lottery={chosen} all={data} />;
      }}
    </Loaded>
  );
}

/** The lottery whose newest draw was held last; the first where none has a draw. */
function lastDrawn(lotteries: readonly LotteryOnSale[]): LotteryOnSale | undefined {
  const heldAt = ({ schedule, lastDraw }: LotteryOnSale) =>
    lastDraw === null ? Number.NEGATIVE_INFINITY : drawInstant(schedule, drawDate(lastDraw.date));
  return lotteries.toSorted((a, b) => (heldAt(b) > heldAt(a) ? 1 : -1))[0];
}

interface ChosenProps {
  readonly lottery: LotteryOnSale;
  readonly all: readonly LotteryOnSale[];
}

function Chosen({ lottery, all }: ChosenProps) {
  const { type } = route.useSearch();
  const bothSeries = usePlaysSeries()(1) && lottery.hasDoublePlay;
  const series = bothSeries ? seriesType(type) : 0;
  const detail = useLottery(lottery.id);
  return (
    <>
      <PageHeader
        title={words.title}
        tabTitle={words.tabTitle(lottery.description)}
        mark={<LotteryMark lottery={lottery} size={52} />}
      />
      <div className={classes.choice}>
        <LinkStrip label={words.lotteries}>
          {all.map(({ id, description }) => (
            <StripLink
              key={id}
              {...paths.animation(id)}
              aria-current={id === lottery.id ? 'page' : undefined}
            >
              {description}
            </StripLink>
          ))}
        </LinkStrip>
        {bothSeries && (
          <SeriesSwitch>
            {([0, 1] as const).map((one) => (
              <StripLink
                key={one}
                {...paths.animation(lottery.id, one)}
                aria-current={one === series ? 'page' : undefined}
              >
                {one === 0 ? lotteryTexts.series.traditional : lotteryTexts.series.laggards}
              </StripLink>
            ))}
          </SeriesSwitch>
        )}
      </div>
      <Loaded query={detail} waiting={<StageBone />}>
        {(data) => <Latest key={series} lottery={data} series={series} />}
      </Loaded>
    </>
  );
}

function Latest({ lottery, series }: { readonly lottery: LotteryDetail; readonly series: SeriesType }) {
  const query = useResultOfDate({ name: lottery.name, series }, undefined);
  return (
    <Loaded query={query} waiting={<StageBone />}>
      {({ result }) =>
        result === null ? (
          <EmptyState title={words.none} hint={resultTexts.noneHint} />
        ) : (
          <Animated lottery={lottery} result={result} />
        )
      }
    </Loaded>
  );
}

function Animated({ lottery, result }: { readonly lottery: LotteryDetail; readonly result: DrawResult }) {
  const { date, balls, special, multiplier, series } = result;
  const matrix = matrixOn(lottery, date);
  const draw = useMemo(
    () => ({
      balls,
      size: matrix.size,
      special:
        special === null ? null : { ball: special, size: picksSpecial(matrix) ? specialSize(matrix) : null },
      multiplier: multiplier === null || multiplier <= 1 ? null : multiplier,
    }),
    [balls, special, multiplier, matrix],
  );
  return (
    <section className={classes.card} aria-label={resultTexts.winningNumbers}>
      <p className={classes.lead}>{words.lead(lottery.description)}</p>
      <p className={classes.date}>
        <DrawDateText date={date} form="long" />
        {result.demo && <span>{uiTexts.draw.demo}</span>}
      </p>
      <DrawAnimation
        draw={draw}
        seed={`${lottery.id} ${series} ${date}`}
        accent={lottery.accent}
        specialName={lottery.specialName}
        multiplierLabel={lottery.multiplierLabel}
      />
      <p className={classes.order}>{words.order}</p>
      <p className={classes.ways}>
        <TextLink {...paths.drawResult(lottery.id, lottery.name, date, series)}>{words.result}</TextLink>
      </p>
    </section>
  );
}

/** Stands for the stage. */
function StageBone() {
  return <Bone height={520} />;
}
