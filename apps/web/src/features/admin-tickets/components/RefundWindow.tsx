import { adminTicketsTexts } from '@bolillero/texts/admin-tickets';
import { moneyText } from '../../../components/ui/Amount.tsx';
import { Button } from '../../../components/ui/Button.tsx';
import { FormFailure } from '../../../components/ui/FormFailure.tsx';
import { showSuccess } from '../../../components/ui/notice-store.ts';
import { TextAreaField } from '../../../components/ui/TextAreaField.tsx';
import { useForm } from '../../../components/ui/use-form.ts';
import { Window } from '../../../components/ui/Window.tsx';
import { useRefundPurchase } from '../api/changes.ts';
import type { Purchase } from '../api/tickets.ts';
import classes from './Tickets.module.css';

const texts = adminTicketsTexts.refund;

interface RefundWindowProps {
  readonly purchase: Purchase;
  readonly onClose: () => void;
}

/** Asks before a purchase's price goes back: how much, to whom, what else happens, and why it is done. */
export function RefundWindow({ purchase, onClose }: RefundWindowProps) {
  const refunding = useRefundPurchase();
  const { player, email } = purchase;
  const amount = moneyText(purchase.price);
  const form = useForm<{ reason: string }>({
    initial: { reason: '' },
    validate: { reason: (typed) => (typed.trim() === '' ? texts.reasonMissing : null) },
    submit: async ({ reason }) => {
      await refunding.mutateAsync({ id: purchase.id, reason: reason.trim() });
      showSuccess(texts.done(amount));
      onClose();
    },
  });
  const consequences = [
    texts.money(amount, player === '' ? email : `${player} (${email})`),
    purchase.pdf === null ? texts.pendingTicket : texts.soldTicket(player === '' ? email : player),
    texts.told,
    texts.once,
  ];
  return (
    <Window title={texts.title(purchase.id)} width={540} busy={form.submitting} onClose={onClose}>
      <form {...form.props} className={classes.form}>
        <ul className={classes.consequences}>
          {consequences.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
        <TextAreaField
          label={texts.reason}
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
            {texts.yes(amount)}
          </Button>
        </div>
      </form>
    </Window>
  );
}
