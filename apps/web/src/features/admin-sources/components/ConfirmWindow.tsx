import { parseAmount, toDecimal } from '@bolillero/domain/money/cents';
import { adminProposalTexts } from '@bolillero/texts/draw-sources';
import { BallRow } from '../../../components/ui/BallRow.tsx';
import { Button } from '../../../components/ui/Button.tsx';
import { dateInWords } from '../../../components/ui/dates.ts';
import { FormFailure } from '../../../components/ui/FormFailure.tsx';
import { showSuccess, showWarning } from '../../../components/ui/notice-store.ts';
import { TextField } from '../../../components/ui/TextField.tsx';
import { useForm } from '../../../components/ui/use-form.ts';
import { Window } from '../../../components/ui/Window.tsx';
import { type Proposal, useConfirmProposal } from '../api/proposals.ts';
import classes from './Sources.module.css';

const texts = adminProposalTexts.confirming;

interface ConfirmWindowProps {
  readonly proposal: Proposal;
  readonly onConfirmed: () => void;
  readonly onClose: () => void;
}

/** The numbers once more, and the jackpot where it is known already, before they become the result. */
export function ConfirmWindow({ proposal, onConfirmed, onClose }: ConfirmWindowProps) {
  const confirming = useConfirmProposal();
  const { id, revision, lottery, date, balls, special, multiplier } = proposal;
  const form = useForm<{ amount: string }>({
    initial: { amount: '' },
    validate: {
      amount: (typed) => (typed.trim() === '' || parseAmount(typed).ok ? null : texts.amountWrong),
    },
    submit: async ({ amount }) => {
      const parsed = amount.trim() === '' ? null : parseAmount(amount);
      const sent = parsed?.ok ? toDecimal(parsed.value) : null;
      const { data } = await confirming.mutateAsync({ id, revision, amount: sent });
      showSuccess(texts.done, { seconds: 2 });
      for (const warning of data.warnings) showWarning(warning, { seconds: 8 });
      onConfirmed();
      onClose();
    },
  });
  return (
    <Window
      title={texts.title(lottery.description, dateInWords(date, 'short'))}
      width={540}
      busy={form.submitting}
      onClose={onClose}
    >
      <form {...form.props} className={classes.form}>
        <BallRow
          balls={balls}
          special={special}
          specialLabel={lottery.specialName}
          multiplier={multiplier}
          multiplierLabel={lottery.multiplierLabel}
          accent={lottery.accent}
        />
        <p className={classes.hint}>{texts.hint}</p>
        <TextField
          label={texts.amount(lottery.currency)}
          description={texts.amountHint}
          inputMode="decimal"
          autoComplete="off"
          data-autofocus
          {...form.field('amount')}
        />
        <FormFailure failure={form.failure} errors={form.errors} />
        <div className={classes.buttons}>
          <Button variant="default" disabled={form.submitting} onClick={onClose}>
            {texts.cancel}
          </Button>
          <Button type="submit" loading={form.submitting}>
            {texts.yes}
          </Button>
        </div>
      </form>
    </Window>
  );
}
