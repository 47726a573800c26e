import { parseAmount } from '@bolillero/domain/money/cents';
import { resultChangeTexts as texts } from '@bolillero/texts/admin-results';
import { unknownPrizeText } from '@bolillero/texts/draws';
import type { PrizeChange } from '../../api/prize-changes.ts';
import { Amount } from './Amount.tsx';
import classes from './PrizeChanges.module.css';
import { ScrollBox } from './ScrollBox.tsx';
import table from './table.module.css';

/** Rows shown at once: the rest are counted. */
const most = 200;

interface PrizeChangesProps {
  readonly changes: readonly PrizeChange[];
  readonly currency: string;
}

/** Who would gain and who would lose what. */
export function PrizeChanges({ changes, currency }: PrizeChangesProps) {
  if (changes.length === 0) return <p className={classes.words}>{texts.nothing}</p>;
  return (
    <>
      <p className={classes.words}>{texts.some(changes.length)}</p>
      <ScrollBox className={classes.scroll} label={texts.some(changes.length)}>
        <table className={table.table}>
          <thead>
            <tr>
              <th scope="col">{texts.purchase}</th>
              <th scope="col">{texts.player}</th>
              <th scope="col">{texts.balls}</th>
              <th scope="col" className={table.number}>
                {texts.before}
              </th>
              <th scope="col" className={table.number}>
                {texts.after}
              </th>
            </tr>
          </thead>
          <tbody>
            {changes.slice(0, most).map((change) => (
              <tr key={change.purchaseId}>
                <td data-label={texts.purchase}>{String(change.purchaseId).padStart(6, '0')}</td>
                <td data-label={texts.player}>{change.player}</td>
                <td data-label={texts.balls} className={classes.figures}>
                  {change.balls}
                </td>
                <td data-label={texts.before} className={table.number}>
                  <PrizeText value={change.before} currency={currency} />
                </td>
                <td data-label={texts.after} className={table.number}>
                  <PrizeText value={change.after} currency={currency} />{' '}
                  <span className={classes.turn} data-loses={loses(change) || undefined}>
                    {loses(change) ? texts.loses : texts.gains}
                  </span>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollBox>
      {changes.length > most && <p className={classes.words}>{texts.more(changes.length - most)}</p>}
    </>
  );
}

function PrizeText({ value, currency }: { value: string; currency: string }) {
  return isNothing(value) ? texts.noPrize : <Amount value={value} currency={currency} />;
}

const isNothing = (value: string) => Number(value) === 0;

function loses({ before, after }: PrizeChange): boolean {
  if (before === unknownPrizeText) return isNothing(after);
  if (after === unknownPrizeText) return !isNothing(before);
  const [old, next] = [parseAmount(before), parseAmount(after)];
  if (old.ok && next.ok) return next.value < old.value;
  return isNothing(after) || (!old.ok && next.ok);
}
