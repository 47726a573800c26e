import { codeStepTexts, securityTexts } from '@bolillero/texts/second-factor';
import { uiTexts } from '@bolillero/texts/ui';
import { Button } from '../../../components/ui/Button.tsx';
import { FormErrors } from '../../../components/ui/FormErrors.tsx';
import { TextField } from '../../../components/ui/TextField.tsx';
import { useForm } from '../../../components/ui/use-form.ts';
import { copy } from '../copy.ts';
import { QrCode } from './QrCode.tsx';
import classes from './Security.module.css';

const words = securityTexts.factor;

interface SetUpProps {
  readonly secret: string;
  readonly uri: string;
  /** Throws an `ApiError` whose messages are for the person. */
  readonly onCode: (code: string) => Promise<void>;
  readonly onCancel: () => void;
}

/** The secret for the authentication app, and the first code that it makes of it. */
export function SetUp({ secret, uri, onCode, onCancel }: SetUpProps) {
  const form = useForm({
    initial: { code: '' },
    validate: { code: (typed) => (typed.trim() === '' ? codeStepTexts.missing : null) },
    submit: ({ code }) => onCode(code),
  });
  return (
    <div className={classes.setUp}>
      <p className={classes.text}>{words.scan}</p>
      <QrCode text={uri} label={words.qr} />
      <p className={classes.text}>{words.byHand}</p>
      <p className={classes.secret}>{secret.replace(/.{4}(?=.)/g, '$& ')}</p>
      <div className={classes.buttons}>
        <Button variant="default" onClick={() => void copy(secret)}>
          {securityTexts.copySecret}
        </Button>
        <a href={uri}>{words.onThisPhone}</a>
      </div>
      <form {...form.props} className={classes.form}>
        <FormErrors form={form} />
        <TextField
          label={codeStepTexts.code}
          description={words.type}
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={40}
          {...form.field('code')}
        />
        <div className={classes.buttons}>
          <Button type="submit" loading={form.submitting}>
            {words.turnOn}
          </Button>
          <Button variant="default" disabled={form.submitting} onClick={onCancel}>
            {uiTexts.cancel}
          </Button>
        </div>
      </form>
    </div>
  );
}
