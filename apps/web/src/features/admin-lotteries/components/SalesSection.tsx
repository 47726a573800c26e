import { adminLotteriesTexts } from '@bolillero/texts/admin-lotteries';
import { SwitchField } from '../../../components/ui/SwitchField.tsx';
import { TextField } from '../../../components/ui/TextField.tsx';
import type { LotteryFormState } from '../use-lottery-form.ts';
import classes from './LotteryForm.module.css';

const { fields, sales: texts } = adminLotteriesTexts;

/** Whether and where it is sold. */
export function SalesSection({ form }: { form: LotteryFormState }) {
  const fault = form.errors.shown;
  return (
    <>
      <div className={classes.switches}>
        <SwitchField label={fields.hasDoublePlay} {...form.check('hasDoublePlay')} />
        <SwitchField label={fields.shown} description={texts.hiddenHint} {...form.check('shown')} />
      </div>
      {fault && (
        <p id={form.idOf('shown')} className={classes.fault} role="alert" tabIndex={-1}>
          {fault}
        </p>
      )}
      <div className={classes.fields}>
        {form.values.hasDoublePlay && (
          <TextField
            label={fields.laggardsName}
            description={fields.laggardsNameHint}
            autoComplete="off"
            maxLength={60}
            {...form.field('laggardsName')}
          />
        )}
        <TextField
          label={fields.pageOrder}
          description={fields.pageOrderHint}
          inputMode="numeric"
          autoComplete="off"
          {...form.field('pageOrder')}
        />
      </div>
    </>
  );
}
