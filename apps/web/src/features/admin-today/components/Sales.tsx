import { adminTodayTexts as texts } from '@bolillero/texts/admin-today';
import { useState } from 'react';
import { readAmount } from '../../../api/amount.ts';
import { type DueSales, useSales } from '../../../api/dashboard.ts';
import { Amount, moneyText } from '../../../components/ui/Amount.tsx';
import { Button } from '../../../components/ui/Button.tsx';
import { dateInWords } from '../../../components/ui/dates.ts';
import { Block } from './Block.tsx';
import { ForAdministrators } from './ToAttend.tsx';
import classes from './Today.module.css';

type Day = DueSales['days'][number];

/** What came in of late, day by day; an administrator's. */
export function Sales() {
  const query = useSales();
  const [asTable, setAsTable] = useState(false);
  return (
    <Block title={texts.sales} action={<ForAdministrators />} query={query} height={180}>
      {({ today, week, month, days, refunded, prizes }) => (
        <div className={classes.sales}>
          <div>
            <dl className={classes.sums}>
              {(
                [
                  [texts.day, today],
                  [texts.week, week],
                  [texts.month, month],
                ] as const
              ).map(([name, sum]) => (
                <div key={name}>
                  <dt>{name}</dt>
                  <dd>
                    <Amount value={sum} size="lg" />
                  </dd>
                </div>
              ))}
            </dl>
            <p className={classes.hint}>{texts.refunded(moneyText(refunded))}</p>
            {prizes.length > 0 && (
              <p className={classes.hint}>
                {texts.prizes(prizes.map(({ amount, currency }) => moneyText(amount, currency)).join(' · '))}
              </p>
            )}
            <Button variant="subtle" size="sm" onClick={() => setAsTable(!asTable)}>
              {asTable ? texts.asChart : texts.asTable}
            </Button>
          </div>
          {asTable ? <DayTable days={days} /> : <DayBars days={days} />}
        </div>
      )}
    </Block>
  );
}

const captionOf = (days: readonly Day[]) =>
  texts.chart(dateInWords(days[0]?.date ?? '', 'short'), dateInWords(days.at(-1)?.date ?? '', 'short'));

/** A bar for each day; the last one, which is not over, is dashed. The table says the same in words. */
function DayBars({ days }: { days: readonly Day[] }) {
  const amounts = days.map(({ amount }) => readAmount(amount));
  const most = Math.max(1, ...amounts);
  return (
    <figure className={classes.chart}>
      <figcaption className={classes.hint}>{captionOf(days)}</figcaption>
      <ol className={classes.bars}>
        {days.map(({ date, amount }, index) => {
          const value = amounts[index] ?? 0;
          return (
            <li key={date} className={classes.day} data-today={index === days.length - 1 || undefined}>
              <span className={classes.bar} style={{ blockSize: `${(100 * value) / most}%` }}>
                <span className={classes.value}>
                  {value === 0 ? '' : moneyText(amount).replace(/\.\d\d$/, '')}
                </span>
              </span>
              <span className={classes.dayName}>
                <span className="visually-hidden">
                  {dateInWords(date, 'short')}: {moneyText(amount)}
                </span>
                <span aria-hidden="true">{Number(date.slice(-2))}</span>
              </span>
            </li>
          );
        })}
      </ol>
    </figure>
  );
}

function DayTable({ days }: { days: readonly Day[] }) {
  return (
    <table className={classes.table}>
      <caption className={classes.hint}>{captionOf(days)}</caption>
      <thead>
        <tr>
          <th scope="col">{texts.date}</th>
          <th scope="col">{texts.captured}</th>
        </tr>
      </thead>
      <tbody>
        {days.map(({ date, amount }) => (
          <tr key={date}>
            <th scope="row">{dateInWords(date, 'short')}</th>
            <td>
              <Amount value={amount} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
