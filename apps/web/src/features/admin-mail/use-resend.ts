import { adminMailTexts as texts } from '@bolillero/texts/admin-mail';
import { confirm } from '../../components/ui/dialog-store.ts';
import { showError, showSuccess } from '../../components/ui/notice-store.ts';
import { type Mail, useResendMail } from './api.ts';

/** Sends a mail again at once. What may have arrived asks first. */
export function useResend() {
  const resending = useResendMail();
  const resend = async ({ id, state }: Pick<Mail, 'id' | 'state'>) => {
    const question = { title: texts.resendTitle, message: texts.resendTwice, confirmLabel: texts.resendYes };
    if (state === 'unclear' && !(await confirm(question))) return;
    try {
      await resending.mutateAsync(id);
      showSuccess(texts.resent);
    } catch (error) {
      showError(error);
    }
  };
  return { resend, busy: resending.isPending ? resending.variables : null };
}
