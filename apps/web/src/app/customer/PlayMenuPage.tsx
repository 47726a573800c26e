import { lotteryTexts } from '@bolillero/texts/lotteries';
import { uiTexts } from '@bolillero/texts/ui';
import type { Lottery } from '../../api/lottery.ts';
import { ButtonLink } from '../../components/ui/ButtonLink.tsx';
import { PageHeader } from '../../components/ui/PageHeader.tsx';
import { LotteryPicker } from '../../features/study/components/LotteryPicker.tsx';
import { paths } from '../../paths.ts';
import { usePlaysSeries } from '../../session/customer.ts';
import classes from './PlayMenuPage.module.css';

const { playMenu: words, series } = lotteryTexts;

/** 'Jugar' of the menu: the lottery, and the series where there are two to choose from; then its play page. */
export function PlayMenuPage() {
  const bothSeries = usePlaysSeries()(1);
  return (
    <>
      <PageHeader title={words.title} subtitle={bothSeries ? words.leadWithSeries : words.lead} />
      <LotteryPicker
        action={(lottery) =>
          bothSeries && lottery.hasDoublePlay ? <Both {...lottery} /> : <One {...lottery} />
        }
      />
    </>
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
        aria-label={words.play(description, series.traditional)}
        size="md"
        fullWidth
      >
        {series.traditional}
      </ButtonLink>
      <ButtonLink
        {...paths.play(id, name, 'laggards')}
        aria-label={words.play(description, series.laggards)}
        variant="default"
        size="md"
        fullWidth
      >
        {series.laggards}
      </ButtonLink>
    </div>
  );
}
