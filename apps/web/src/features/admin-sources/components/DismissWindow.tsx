import { longestReason } from '@bolillero/domain/notifications/kinds';
import { adminProposalTexts } from '@bolillero/texts/draw-sources';
import { Button } from '../../../components/ui/Button.tsx';
import { dateInWords } from '../../../components/ui/dates.ts';
import { FormFailure } from '../../../components/ui/FormFailure.tsx';
import { showSuccess } from '../../../components/ui/notice-store.ts';
import { TextAreaField } from '../../../components/ui/TextAreaField.tsx';
import { useForm } from '../../../components/ui/use-form.ts';
import { Window } from '../../../components/ui/Window.tsx';
import { type Proposal, useDismissProposal } from '../api/proposals.ts';
import classes from './Sources.module.css';

const texts = adminProposalTexts.dismissing;

/** Puts aside what a source says of a draw, and why. */
export function DismissWindow({ proposal, onClose }: { proposal: Proposal; onClose: () => void }) {
  const dismissing = useDismissProposal();
  const { id, revision, lottery, date } = proposal;
  const form = useForm<{ reason: string }>({
    initial: { reason: '' },
    validate: { reason: (typed) => (typed.trim() === '' ? texts.reasonMissing : null) },
    submit: async ({ reason }) => {
      await dismissing.mutateAsync({ id, revision, reason: reason.trim() });
      showSuccess(texts.done);
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
        <p className={classes.hint}>{texts.hint}</p>
        <TextAreaField
          label={texts.reason}
          description={texts.reasonHint}
          required
          rows={3}
          maxLength={longestReason}
          data-autofocus
          {...form.field('reason')}
        />
        <FormFailure failure={form.failure} errors={form.errors} />
        <div className={classes.buttons}>
          <Button variant="default" disabled={form.submitting} onClick={onClose}>
            {adminProposalTexts.confirming.cancel}
          </Button>
          <Button type="submit" loading={form.submitting}>
            {texts.yes}
          </Button>
        </div>
      </form>
    </Window>
  );
}
