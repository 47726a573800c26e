import type { Forecast } from '@bolillero/domain/forecasts/choice';
import { cents, formatMoney } from '@bolillero/domain/money/cents';
import { fixedText, numberText } from '@bolillero/domain/number-text';
import { forecastMixTexts } from '@bolillero/texts/forecast-mix';
import { uiTexts } from '@bolillero/texts/ui';
import { skipToken, useQuery } from '@tanstack/react-query';
import { Button } from '../../../components/ui/Button.tsx';
import { type Worth, worthQuery } from '../api.ts';
import type { MixCommon } from '../mix.ts';
import classes from './MixWorth.module.css';
import { WorthBand } from './WorthBand.tsx';

const words = forecastMixTexts.worth;
/** With fewer draws the band is as wide as the picture. */
const fewestDraws = 20;

interface MixWorthProps extends MixCommon {
  readonly choice: Forecast | null;
}

/** 'Lo que habría pasado': one ticket of the helper at each past draw, beside what chance gives. */
export function MixWorth({ choice, lottery, series, past, queue }: MixWorthProps) {
  const asked = choice && worthQuery(series, choice, past.date, queue);
  const query = useQuery(asked ?? { queryKey: ['forecast-worth', 'none'], queryFn: skipToken });
  const worth = query.data as Worth | undefined;
  return (
    <div className={classes.worth} aria-busy={query.isFetching}>
      <div className={classes.head}>
        <h3 className={classes.title}>{words.title}</h3>
        {worth && <p className={classes.scope}>{words.scope(numberText(worth.draws))}</p>}
      </div>
      {content()}
    </div>
  );

  function content() {
    if (query.isError)
      return (
        <div className={classes.failed} role="alert">
          <p>{query.error.message}</p>
          <Button variant="default" onClick={() => void query.refetch()}>
            {uiTexts.retry}
          </Button>
        </div>
      );
    if (!worth) return <p className={classes.waiting}>{choice === null ? '' : words.waiting}</p>;
    if (worth.draws < fewestDraws) return <p className={classes.waiting}>{words.few}</p>;
    return <Told worth={worth} lottery={lottery.description} />;
  }
}

const hits = (value: number) => fixedText(value, 2);
const dollars = (value: number) => formatMoney(cents(Math.round(value * 100)), 'USD');

function Told({ worth, lottery }: { readonly worth: Worth; readonly lottery: string }) {
  const { matched, back } = worth;
  const isOutside = matched.outside || (back !== null && (back.won < back.low || back.won > back.high));
  return (
    <>
      <WorthBand
        value={matched.perDraw}
        low={matched.low}
        high={matched.high}
        words={words.picture(hits(matched.perDraw), hits(matched.low), hits(matched.high))}
      />
      <dl className={classes.lines}>
        <div className={classes.line}>
          <dt>
            {words.matched} <b>{hits(matched.perDraw)}</b>
          </dt>
          <dd>{words.byChance(hits(matched.low), hits(matched.high))}</dd>
        </div>
        {back && (
          <div className={classes.line}>
            <dt>
              {words.back} <b>{dollars(back.won)}</b>
            </dt>
            <dd>{words.byChance(dollars(back.low), dollars(back.high))}</dd>
          </div>
        )}
      </dl>
      <p className={classes.said}>
        {isOutside ? words.outside : words.inside} {words.never}{' '}
        {worth.isOtherCurrency ? words.otherCurrency(lottery) : back === null ? words.noMoney : ''}
        {back !== null && worth.withoutMoney > 0 && words.leftOut(worth.withoutMoney)}
      </p>
      <details className={classes.how}>
        <summary>{words.howTitle}</summary>
        {words.how}
      </details>
    </>
  );
}
