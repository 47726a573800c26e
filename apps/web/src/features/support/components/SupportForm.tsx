import { parseEmail } from '@bolillero/domain/accounts/email';
import { accountTexts, requiredTexts } from '@bolillero/texts/accounts';
import { supportTexts as words } from '@bolillero/texts/public-support';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../../components/ui/Button.tsx';
import { FormFailure } from '../../../components/ui/FormFailure.tsx';
import { BusyOverlay } from '../../../components/ui/Loader.tsx';
import { TextAreaField } from '../../../components/ui/TextAreaField.tsx';
import { TextField } from '../../../components/ui/TextField.tsx';
import { useForm } from '../../../components/ui/use-form.ts';
import { type SupportMessage, sendMessage } from '../api.ts';
import classes from './SupportForm.module.css';

const longest = 5000;

/**
 * A message to support that is not sent yet. Kept in memory alone: signing in or out changes the page's frame, and what
 * was typed must outlive that. Another customer's draft is never shown.
 */
let draft = { owner: '', message: '' };

/** `owner` is the e-mail of who is signed in, empty for a visitor. */
function keepDraft(owner: string, message: string): void {
  draft = { owner, message };
}

function recallDraft(owner: string): string {
  return draft.owner === '' || owner === '' || draft.owner === owner ? draft.message : '';
}

/** What was typed before, headed by what it is about where it does not say so yet. */
const headed = (about: string, typed: string) => (typed.includes(about.trim()) ? typed : `${about}${typed}`);

interface SupportFormProps {
  /** Who is signed in. */
  readonly known: Omit<SupportMessage, 'message'>;
  /** What the message begins with; empty: nothing. */
  readonly about?: string;
}

/** Writes to support. What was typed stays until it has arrived, also when the session changes. */
export function SupportForm({ known, about = '' }: SupportFormProps) {
  const [sentTo, setSentTo] = useState<string | null>(null);
  const answered = useRef(false);
  const form = useForm({
    initial: { ...known, message: headed(about, recallDraft(known.email)) },
    validate: {
      email: (email) =>
        email.trim() === ''
          ? requiredTexts.email
          : parseEmail(email) === null
            ? accountTexts.emailInvalid
            : null,
      name: (name) => (name.trim() === '' ? words.faults.name : null),
      message: (message) => (message.trim() === '' ? words.faults.message : null),
    },
    submit: async (values) => {
      const email = values.email.trim();
      await sendMessage({ email, name: values.name.trim(), message: values.message.trim() });
      keepDraft(known.email, '');
      setSentTo(email);
    },
  });
  const typed = form.values.message;
  useEffect(() => keepDraft(known.email, typed), [known.email, typed]);
  const another = () => {
    answered.current = true;
    form.reset({ ...form.values, message: '' });
    setSentTo(null);
  };
  const element = form.props.ref;
  // the button that asked for another message is gone: the focus goes to the form
  useEffect(() => {
    if (sentTo === null && answered.current) element.current?.querySelector('input')?.focus();
  }, [sentTo, element]);
  if (sentTo !== null) return <Sent email={sentTo} onAnother={another} />;
  const left = longest - typed.length;
  return (
    <form {...form.props} className={classes.form}>
      <BusyOverlay visible={form.submitting} />
      <TextField
        label={words.email}
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={254}
        required
        {...form.field('email')}
      />
      <TextField label={words.name} autoComplete="name" maxLength={200} required {...form.field('name')} />
      <TextAreaField
        label={words.message}
        description={words.messageHint}
        rows={8}
        maxLength={longest}
        required
        {...form.field('message')}
      />
      {left < 500 && <p className={classes.left}>{words.left(left)}</p>}
      <FormFailure failure={form.failure} errors={form.errors} />
      <div className={classes.buttons}>
        <Button type="submit" size="md">
          {words.submit}
        </Button>
        <Button variant="default" size="md" onClick={() => form.reset({ ...known, message: '' })}>
          {words.clear}
        </Button>
      </div>
    </form>
  );
}

/** Said where the form stood, and read at once. */
function Sent({ email, onAnother }: { email: string; onAnother: () => void }) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <section className={classes.sent}>
      <h2 ref={title} tabIndex={-1}>
        {words.sentTitle}
      </h2>
      <p>{words.sent(email)}</p>
      <Button variant="default" onClick={onAnother}>
        {words.another}
      </Button>
    </section>
  );
}
