import { lotteryTexts } from '@bolillero/texts/lotteries';
import IconListDetails from '@tabler/icons-react/dist/esm/icons/IconListDetails.mjs';
import IconTicket from '@tabler/icons-react/dist/esm/icons/IconTicket.mjs';
import { Link } from '@tanstack/react-router';
import type { LotteryDetail } from '../../api/lottery.ts';
import { paths } from '../../paths.ts';
import classes from './LotteryPage.module.css';

const words = lotteryTexts.page;

interface LotteryNavigationProps {
  readonly lottery: LotteryDetail;
  /** Whether the lottery has the second series and the customer plays it. */
  readonly bothSeries: boolean;
}

/** The sections of a lottery: at the left on wide screens, as tabs on phones. Only what works is in it. */
export function LotteryNavigation({ lottery, bothSeries }: LotteryNavigationProps) {
  const { id, name } = lottery;
  return (
    <nav className={classes.navigation} aria-label={words.navigation(lottery.description)}>
      <Link {...paths.lottery(id, name)} search={{}} className={classes.section} aria-current="page">
        <IconListDetails size={20} aria-hidden="true" />
        {words.detail}
      </Link>
      <Link {...paths.play(id, name)} className={classes.section}>
        <IconTicket size={20} aria-hidden="true" />
        {words.game}
      </Link>
      {bothSeries && (
        <Link {...paths.play(id, name, 'laggards')} className={classes.section}>
          <IconTicket size={20} aria-hidden="true" />
          {words.playSeries(lotteryTexts.series.laggards)}
        </Link>
      )}
    </nav>
  );
}
