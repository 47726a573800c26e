import { lotteryTexts } from '@bolillero/texts/lotteries';
import { uiTexts } from '@bolillero/texts/ui';
import type { Lottery } from '../../api/lottery.ts';
import { ButtonLink, TextLink } from '../../components/ui/ButtonLink.tsx';
import { PageHeader } from '../../components/ui/PageHeader.tsx';
import { LotteryPicker } from '../../features/study/components/LotteryPicker.tsx';
import { type PlayPage, type PlaySeries, paths } from '../../paths.ts';
import { usePlaysSeries } from '../../session/customer.ts';
import classes from './PlayMenuPage.module.css';
import { useAdvancedPlay } from './play/use-advanced-play.ts';

const { playMenu: words, playPages, series: seriesNames } = lotteryTexts;
const allSeries = ['normal', 'laggards'] as const;
const namesOfSeries: Readonly<Record<PlaySeries, string>> = {
  normal: seriesNames.traditional,
  laggards: seriesNames.laggards,
};

/** 'Jugar' of the menu: the lottery, the series where there are two to choose from, and the page where both are open; then it is played. */
export function PlayMenuPage() {
  const bothSeries = usePlaysSeries()(1);
  const advanced = useAdvancedPlay();
  const lead = advanced ? words.leadWithPages : bothSeries ? words.leadWithSeries : words.lead;
  return (
    <>
      <PageHeader title={words.title} subtitle={lead} />
      {advanced && (
        <ul className={classes.about}>
          <li>{playPages.about.simple}</li>
          <li>{playPages.about.mix}</li>
        </ul>
      )}
      <LotteryPicker
        action={(lottery) => {
          const series = bothSeries && lottery.hasDoublePlay ? allSeries : null;
          return (
            <div className={classes.acts}>
              {advanced ? (
                <Pages lottery={lottery} series={series} />
              ) : series ? (
                <Both {...lottery} />
              ) : (
                <One {...lottery} />
              )}
              <TextLink
                {...paths.groupGames(lottery.id, lottery.name)}
                aria-label={words.groupGamesOf(lottery.description)}
              >
                {words.groupGames}
              </TextLink>
            </div>
          );
        }}
      />
    </>
  );
}

interface PagesProps {
  readonly lottery: Lottery;
  /** Those to choose from; null where there is one. */
  readonly series: readonly PlaySeries[] | null;
}

/** Both pages of each series. */
function Pages({ lottery: { id, name, description }, series }: PagesProps) {
  return (
    <div className={classes.series}>
      {(series ?? ['normal']).map((value) => (
        <div key={value} className={classes.pages}>
          {series && <p className={classes.name}>{namesOfSeries[value]}</p>}
          {(['simple', 'mix'] as const satisfies readonly PlayPage[]).map((page) => (
            <ButtonLink
              key={page}
              {...paths.play(id, name, value, page)}
              aria-label={words.playOn(
                playPages[page],
                series
                  ? words.play(description, namesOfSeries[value])
                  : uiTexts.draw.playLottery(description),
              )}
              variant={page === 'simple' ? 'filled' : 'default'}
              size="md"
            >
              {playPages[page]}
            </ButtonLink>
          ))}
        </div>
      ))}
    </div>
  );
}

function One({ id, name, description }: Lottery) {
  return (
    <ButtonLink
      {...paths.play(id, name)}
      aria-label={uiTexts.draw.playLottery(description)}
      size="md"
      fullWidth
    >
      {uiTexts.draw.play}
    </ButtonLink>
  );
}

function Both({ id, name, description }: Lottery) {
  return (
    <div className={classes.both}>
      <ButtonLink
        {...paths.play(id, name, 'normal')}
        aria-label={words.play(description, seriesNames.traditional)}
        size="md"
        fullWidth
      >
        {seriesNames.traditional}
      </ButtonLink>
      <ButtonLink
        {...paths.play(id, name, 'laggards')}
        aria-label={words.play(description, seriesNames.laggards)}
        variant="default"
        size="md"
        fullWidth
      >
        {seriesNames.laggards}
      </ButtonLink>
    </div>
  );
}
