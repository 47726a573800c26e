import { receiptTexts } from '@bolillero/texts/receipt';
import { receiptSharesTexts } from '@bolillero/texts/receipt-shares';
import { serverNow } from '../../../api/server-clock.ts';
import { dateInWords, dateOfInstant, timeOfInstant } from '../../../components/ui/dates.ts';
import { type Receipt, receiptGroups } from '../api.ts';
import classes from './Receipt.module.css';

const words = receiptTexts.next;

/** What happens now: the house buys the tickets, each before the sale for its draw closes; of group games the lines are told. */
export function NextSteps({ receipt }: { receipt: Receipt }) {
  const now = serverNow();
  const open = receiptGroups(receipt.lines).filter(({ closesAt }) => Date.parse(closesAt) > now);
  // Both series of a lottery close at one moment: it stands once.
  const sales = new Map(open.map((group) => [`${group.lottery.id} ${group.closesAt}`, group]));
  return (
    <section className={classes.next}>
      {receipt.lines.length > 0 && open.length === 0 && <p>{words.past}</p>}
      {open.length > 0 && (
        <>
          <h2>{words.title}</h2>
          <p>{words.text}</p>
          <ul>
            {[...sales].map(([key, { lottery, closesAt }]) => (
              <li key={key}>
                {words.by(
                  lottery.description,
                  `${dateInWords(dateOfInstant(closesAt), 'short')}, ${timeOfInstant(closesAt)}`,
                )}
              </li>
            ))}
          </ul>
        </>
      )}
      {receipt.shares.length > 0 && (
        <>
          <h2>{receiptSharesTexts.nextTitle}</h2>
          <p>{receiptSharesTexts.nextText}</p>
        </>
      )}
    </section>
  );
}
