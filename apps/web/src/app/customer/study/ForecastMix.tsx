import { formatMoney } from '@bolillero/domain/money/cents';
import { numberText } from '@bolillero/domain/number-text';
import { playPrice } from '@bolillero/domain/tickets/play-price';
import { forecastMixTexts as words } from '@bolillero/texts/forecast-mix';
import IconInfoCircle from '@tabler/icons-react/dist/esm/icons/IconInfoCircle.mjs';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { knownPastQuery } from '../../../api/known-past.ts';
import type { LotteryDetail } from '../../../api/lottery.ts';
import { seriesOddsText } from '../../../api/series-odds.ts';
import type { StudiedSeries } from '../../../api/study.ts';
import { dateInWords } from '../../../components/ui/dates.ts';
import { Loaded } from '../../../components/ui/Loaded.tsx';
import { RowsSkeleton } from '../../../components/ui/skeletons.tsx';
import { createBacktestQueue } from '../../../features/forecast-mix/backtest-queue.ts';
import { MixCards } from '../../../features/forecast-mix/components/MixCards.tsx';
import { browserRandom } from '../../../features/play/tickets/browser-random.ts';
import { useCustomerSession } from '../../../session/customer.ts';
import classes from './ForecastMix.module.css';
import { useMixActions } from './use-mix-actions.ts';

interface ForecastMixProps {
  readonly lottery: LotteryDetail;
  readonly series: StudiedSeries;
}

/** The cards of the helpers, and first of all that none of them raises the odds. */
export function ForecastMix({ lottery, series }: ForecastMixProps) {
  const query = useQuery(knownPastQuery(series, lottery));
  const session = useCustomerSession();
  const [queue] = useState(createBacktestQueue);
  const actions = useMixActions(lottery, series.type);
  const price = formatMoney(playPrice(lottery, { withMultiplier: false }).total, 'USD');
  const birthday = session.state === 'in' ? session.person.birthday : null;
  return (
    <section className={classes.mix}>
      <p className={classes.honest}>
        <IconInfoCircle size={22} aria-hidden="true" />
        <span>
          <b>{words.honest}</b>{' '}
          {query.data && query.data.draws > 0 && words.tried(numberText(query.data.draws))}{' '}
          {seriesOddsText(lottery, series.type)}
        </span>
      </p>
      {lottery.nextDrawDate !== null && (
        <p className={classes.draw}>{words.forDraw(dateInWords(lottery.nextDrawDate, 'short'))}</p>
      )}
      <Loaded query={query} waiting={<RowsSkeleton rows={2} height={400} />}>
        {(past) => (
          <MixCards
            lottery={lottery}
            series={series}
            past={past}
            random={browserRandom}
            queue={queue}
            actions={actions}
            price={price}
            birthday={birthday}
          />
        )}
      </Loaded>
    </section>
  );
}
