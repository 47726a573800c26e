import type { SupportQuestion } from '@bolillero/contract/calls/support';
import { adminSupportTexts as texts } from '@bolillero/texts/admin-support';
import { failedWith } from '../../../api/api-error.ts';
import { Button } from '../../../components/ui/Button.tsx';
import { FormFailure } from '../../../components/ui/FormFailure.tsx';
import { showSuccess } from '../../../components/ui/notice-store.ts';
import { TextAreaField } from '../../../components/ui/TextAreaField.tsx';
import { useForm } from '../../../components/ui/use-form.ts';
import { Window } from '../../../components/ui/Window.tsx';
import { useAnswerMessage } from '../api.ts';
import { MessageFacts } from './MessageFacts.tsx';
import classes from './Support.module.css';

interface AnswerWindowProps {
  readonly message: SupportQuestion;
  /** What was typed before the window was closed. */
  readonly draft: string;
  readonly onClose: (draft: string) => void;
}

const longest = 5000;
/** How many characters before the end the rest is told. */
const tellLeft = 500;

/** Reads a message and writes its one answer. Closed before it is sent, what was typed stays. */
export function AnswerWindow({ message, draft, onClose }: AnswerWindowProps) {
  const answering = useAnswerMessage();
  const form = useForm<{ answer: string }>({
    initial: { answer: draft },
    validate: { answer: (typed) => (typed.trim() === '' ? texts.answerMissing : null) },
    submit: async ({ answer }) => {
      await answering.mutateAsync({ id: message.id, answer: answer.trim() });
      showSuccess(texts.sent);
      onClose('');
    },
  });
  const typed = form.values.answer;
  const left = longest - typed.length;
  const later = () => onClose(typed.trim() === '' ? '' : typed);
  const isAnswered = failedWith(form.failure, 'support-answered');
  return (
    <Window title={texts.windowReply(message.name)} width={640} busy={form.submitting} onClose={later}>
      <MessageFacts message={message} />
      <form {...form.props} className={classes.form}>
        <TextAreaField
          label={texts.answer}
          description={texts.answerHint(message.email)}
          required
          rows={7}
          maxLength={longest}
          data-autofocus
          onKeyDown={({ key, ctrlKey, metaKey, currentTarget }) => {
            if (key === 'Enter' && (ctrlKey || metaKey)) currentTarget.form?.requestSubmit();
          }}
          {...form.field('answer')}
        />
        <p role="status" className={classes.left}>
          {left <= tellLeft ? texts.left(left) : ''}
        </p>
        <FormFailure
          failure={form.failure}
          errors={form.errors}
          title={isAnswered ? texts.notSent : `${texts.notSent} ${texts.tryAgain}`}
        />
        <div className={classes.buttons}>
          <Button variant="default" disabled={form.submitting} onClick={later}>
            {typed.trim() === '' ? texts.close : texts.later}
          </Button>
          <Button type="submit" loading={form.submitting} disabled={isAnswered}>
            {texts.send}
          </Button>
        </div>
      </form>
    </Window>
  );
}
