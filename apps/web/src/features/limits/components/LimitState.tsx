import { type Cents, cents, parseAmount } from '@bolillero/domain/money/cents';
import { limitTexts } from '@bolillero/texts/limits';
import { moneyText } from '../../../components/ui/Amount.tsx';
import { dateInWords, instantInWords } from '../../../components/ui/dates.ts';
import { ProgressBar } from '../../../components/ui/ProgressBar.tsx';
import type { Limits } from '../api.ts';
import classes from './Limits.module.css';

const words = limitTexts.limit;

/** What may still be spent: nothing where more was spent than is allowed now. */
function leftOf(monthly: string, spent: string): Cents {
  const [allowed, used] = [parseAmount(monthly), parseAmount(spent)];
  return cents(allowed.ok && used.ok ? Math.max(allowed.value - used.value, 0) : 0);
}

/** The limit that holds now, what was spent of it this month, and the one that is to come. */
export function LimitState({ limits: { monthly, pending, spent, renews } }: { limits: Limits }) {
  const left = monthly === null ? null : leftOf(monthly, spent);
  return (
    <>
      <h2 id="limit" className={classes.heading}>
        {words.title}
      </h2>
      <p className={classes.lead}>{words.lead}</p>
      <dl className={classes.facts}>
        <div>
          <dt>{words.current}</dt>
          <dd>{monthly === null ? words.none : moneyText(monthly)}</dd>
        </div>
        <div>
          <dt>{words.spent}</dt>
          <dd>{moneyText(spent)}</dd>
        </div>
        {left !== null && (
          <div>
            <dt>{words.left}</dt>
            <dd>{moneyText(left)}</dd>
          </div>
        )}
      </dl>
      {monthly !== null && (
        <ProgressBar
          label={words.spentOf(moneyText(spent), moneyText(monthly))}
          part={Number(monthly) === 0 ? 1 : Number(spent) / Number(monthly)}
        />
      )}
      <p className={classes.small}>{words.renews(dateInWords(renews, 'long'))}</p>
      {pending && (
        <p className={classes.pending} role="status">
          {pending.monthly === null
            ? words.pendingNone(instantInWords(pending.from))
            : words.pending(moneyText(pending.monthly), instantInWords(pending.from))}
        </p>
      )}
    </>
  );
}
