import { dateIn } from '@bolillero/domain/calendar/time-zone';
import { sellsMultiplier } from '@bolillero/domain/games/multiplier';
import { currencies } from '@bolillero/domain/money/cents';
import { playPrice } from '@bolillero/domain/tickets/play-price';
import { adminLotteriesTexts } from '@bolillero/texts/admin-lotteries';
import { serverNow } from '../../../api/server-clock.ts';
import { Amount } from '../../../components/ui/Amount.tsx';
import { SelectField } from '../../../components/ui/SelectField.tsx';
import { TextField } from '../../../components/ui/TextField.tsx';
import type { LotteryFormState } from '../use-lottery-form.ts';
import classes from './LotteryForm.module.css';

const { fields, prices: texts } = adminLotteriesTexts;
const amounts = ['ticketPrice', 'serviceFee', 'sharePrice'] as const;
const options = currencies.map((value) => ({ value, label: fields.currencies[value] }));

/** What a play costs, and what that is in sum. */
export function PriceSection({ form }: { form: LotteryFormState }) {
  const { draft } = form;
  const { lottery } = draft;
  const date = lottery && dateIn(lottery.schedule.timeZone, serverNow());
  const isWrong = draft.faults.ticketPrice ?? draft.faults.serviceFee ?? draft.faults.multiplierPrice;
  const plain = lottery && playPrice(lottery, { withMultiplier: false });
  return (
    <>
      <div className={classes.fields}>
        {amounts.map((field) => (
          <TextField
            key={field}
            label={fields[field]}
            description={fields[`${field}Hint`]}
            inputMode="decimal"
            autoComplete="off"
            required={field !== 'sharePrice'}
            {...form.field(field)}
          />
        ))}
        <SelectField label={fields.currency} options={options} {...form.field('currency')} />
      </div>
      <section aria-label={texts.sum} aria-live="polite">
        <h3>{texts.sum}</h3>
        {!lottery || !date || !plain || isWrong !== undefined ? (
          <p className={classes.hint}>{texts.unknown}</p>
        ) : (
          <dl className={classes.sums}>
            <div>
              <dt>{texts.play}</dt>
              <dd>
                <Amount value={plain.total} currency="USD" />
              </dd>
            </div>
            {sellsMultiplier(lottery, 'traditional', date) && (
              <div>
                <dt>{texts.boosted}</dt>
                <dd>
                  <Amount value={playPrice(lottery, { withMultiplier: true }).total} currency="USD" />
                </dd>
              </div>
            )}
          </dl>
        )}
      </section>
    </>
  );
}
