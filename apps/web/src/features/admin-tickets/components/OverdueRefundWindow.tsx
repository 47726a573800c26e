import { adminTicketsTexts } from '@bolillero/texts/admin-tickets';
import { moneyText } from '../../../components/ui/Amount.tsx';
import { Button } from '../../../components/ui/Button.tsx';
import { FormFailure } from '../../../components/ui/FormFailure.tsx';
import { Loaded } from '../../../components/ui/Loaded.tsx';
import { showSuccess } from '../../../components/ui/notice-store.ts';
import { RowsSkeleton } from '../../../components/ui/skeletons.tsx';
import { TextAreaField } from '../../../components/ui/TextAreaField.tsx';
import { useForm } from '../../../components/ui/use-form.ts';
import { Window } from '../../../components/ui/Window.tsx';
import { useOverdueRefunds, useRefundOverdue } from '../api/refunds.ts';
import classes from './Tickets.module.css';

const texts = adminTicketsTexts.refundOverdue;

/** Asks before the price of all overdue tickets goes back: how many, how much, and why. */
export function OverdueRefundWindow({ onClose }: { onClose: () => void }) {
  const overdue = useOverdueRefunds();
  return (
    <Window title={texts.title} width={540} onClose={onClose}>
      <Loaded query={overdue} waiting={<RowsSkeleton rows={3} />}>
        {({ ids, count, amount }) =>
          count === 0 ? (
            <p className={classes.words}>{texts.none}</p>
          ) : (
            <Form {...{ ids, count, amount, onClose }} />
          )
        }
      </Loaded>
    </Window>
  );
}

interface FormProps {
  readonly ids: readonly number[];
  readonly count: number;
  readonly amount: string;
  readonly onClose: () => void;
}

function Form({ ids, count, amount, onClose }: FormProps) {
  const refunding = useRefundOverdue();
  const form = useForm<{ reason: string }>({
    initial: { reason: '' },
    validate: {
      reason: (typed) => (typed.trim() === '' ? adminTicketsTexts.refund.reasonMissing : null),
    },
    submit: async ({ reason }) => {
      const done = await refunding.mutateAsync({ ids: [...ids], reason: reason.trim() });
      showSuccess(texts.done(done.count, moneyText(done.amount), count - done.count));
      onClose();
    },
  });
  return (
    <form {...form.props} className={classes.form}>
      <ul className={classes.consequences}>
        <li>
          <strong>{texts.money(count, moneyText(amount))}</strong>
        </li>
        <li>{adminTicketsTexts.refund.told}</li>
        <li>{adminTicketsTexts.refund.once}</li>
      </ul>
      <TextAreaField
        label={adminTicketsTexts.refund.reason}
        description={texts.reasonHint}
        required
        rows={3}
        maxLength={500}
        data-autofocus
        {...form.field('reason')}
      />
      <FormFailure failure={form.failure} errors={form.errors} />
      <div className={classes.buttons}>
        <Button variant="default" disabled={form.submitting} onClick={onClose}>
          {adminTicketsTexts.cancel}
        </Button>
        <Button type="submit" color="danger" loading={form.submitting}>
          {adminTicketsTexts.refund.yes(moneyText(amount))}
        </Button>
      </div>
    </form>
  );
}
