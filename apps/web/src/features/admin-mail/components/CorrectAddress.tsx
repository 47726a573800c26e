import { parseEmail } from '@bolillero/domain/accounts/email';
import { adminMailTexts as texts } from '@bolillero/texts/admin-mail';
import { mailErrorTexts } from '@bolillero/texts/mail-frame';
import type { ReactNode } from 'react';
import { Button } from '../../../components/ui/Button.tsx';
import { FormFailure } from '../../../components/ui/FormFailure.tsx';
import { showSuccess } from '../../../components/ui/notice-store.ts';
import { TextField } from '../../../components/ui/TextField.tsx';
import { useForm } from '../../../components/ui/use-form.ts';
import { useReaddressMail, type WholeMail } from '../api.ts';
import classes from './Mail.module.css';

interface CorrectAddressProps {
  readonly mail: WholeMail;
  readonly onDone: () => void;
  /** Where the player's own address is changed. */
  readonly children: ReactNode;
}

/** Sends one mail to another address; the account's own stays as it is. */
export function CorrectAddress({ mail, onDone, children }: CorrectAddressProps) {
  const readdressing = useReaddressMail(mail.id);
  const form = useForm({
    initial: { address: mail.address },
    validate: {
      address: (address: string) => (parseEmail(address) === null ? mailErrorTexts.addressRefused : null),
    },
    submit: async ({ address }) => {
      await readdressing.mutateAsync(address);
      showSuccess(texts.resent);
      onDone();
    },
  });
  return (
    <form {...form.props} className={classes.correct}>
      <TextField
        label={texts.address}
        description={texts.correctHint}
        type="email"
        autoComplete="off"
        {...form.field('address')}
      />
      {children}
      <FormFailure failure={form.failure} errors={form.errors} />
      <Button type="submit" loading={form.submitting}>
        {texts.send}
      </Button>
    </form>
  );
}
