import { isOptionalMail, isRequiredMail } from '@bolillero/contract/mail-kinds';
import { mailPageTexts } from '@bolillero/texts/public-mail';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { failedWith } from '../../../api/api-error.ts';
import { Button } from '../../../components/ui/Button.tsx';
import { FormFailure } from '../../../components/ui/FormFailure.tsx';
import { chooseMail } from '../api.ts';
import classes from './MailLinks.module.css';

const words = mailPageTexts.choice;

interface MailChoiceProps {
  readonly token: string;
  readonly kind: string;
  /** The way to the profile, where every kind can be chosen. */
  readonly profile: ReactNode;
}

type State = 'asking' | 'stopped' | 'resumed' | 'invalid' | 'required';

/** Says what will stop, stops it at a press of one button, and takes it back as easily. */
export function MailChoice({ token, kind, profile }: MailChoiceProps) {
  const [state, setState] = useState<State>(
    token === '' || kind === '' ? 'invalid' : isRequiredMail(kind) ? 'required' : 'asking',
  );
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const first = useRef(state);
  // each news is read when it comes
  useEffect(() => {
    if (state !== first.current) title.current?.focus();
  }, [state]);

  const choose = async (again: boolean) => {
    if (busy) return;
    setBusy(true);
    setFailure(null);
    try {
      const ok = await chooseMail(token, kind, again);
      setState(!ok ? 'invalid' : again ? 'resumed' : 'stopped');
    } catch (error) {
      if (failedWith(error, 'mail-kind-required')) setState('required');
      else setFailure(error);
    } finally {
      setBusy(false);
    }
  };

  const named = isOptionalMail(kind) ? words.kinds[kind] : words.otherKind;
  const button = (label: string, again: boolean) => (
    <Button
      variant={again ? 'default' : 'filled'}
      size="md"
      loading={busy}
      onClick={() => void choose(again)}
    >
      {label}
    </Button>
  );
  const shown: Record<State, { heading: string; lines: readonly string[]; action: ReactNode }> = {
    asking: {
      heading: words.title,
      lines: [words.question(named), words.kept],
      action: button(words.stop, false),
    },
    stopped: {
      heading: words.stopped,
      lines: [words.stoppedHint(named)],
      action: button(words.again, true),
    },
    resumed: { heading: words.resumed, lines: [words.resumedHint(named)], action: profile },
    invalid: { heading: words.invalid, lines: [words.invalidHint], action: profile },
    required: { heading: words.title, lines: [words.required, words.kept], action: profile },
  };
  const { heading, lines, action } = shown[state];
  return (
    <div className={classes.message}>
      <h1 ref={title} tabIndex={-1}>
        {heading}
      </h1>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
      <FormFailure failure={failure} />
      {action}
    </div>
  );
}
