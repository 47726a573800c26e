import { parseAmount, toDecimal } from '@bolillero/domain/money/cents';
import { limitTexts } from '@bolillero/texts/limits';
import { Button } from '../../../components/ui/Button.tsx';
import { confirm } from '../../../components/ui/dialog-store.ts';
import { FormFailure } from '../../../components/ui/FormFailure.tsx';
import { showError, showSuccess } from '../../../components/ui/notice-store.ts';
import { TextField } from '../../../components/ui/TextField.tsx';
import { useForm } from '../../../components/ui/use-form.ts';
import { type Limits, useSetLimit } from '../api.ts';
import classes from './Limits.module.css';

const words = limitTexts.limit;

/** Sets a limit, or takes it away. */
export function LimitForm({ limits }: { limits: Limits }) {
  const { mutateAsync: set, isPending } = useSetLimit();
  const tellOutcome = ({ pending, monthly }: Limits) => {
    if (pending) return showSuccess(words.delayed, { seconds: 3 });
    showSuccess(monthly === limits.monthly ? words.same : words.lowered, { seconds: 3 });
  };
  const form = useForm({
    initial: { monthly: '' },
    validate: { monthly: (typed) => (parseAmount(plain(typed)).ok ? null : words.invalid) },
    submit: async ({ monthly }) => {
      const amount = parseAmount(plain(monthly));
      if (!amount.ok) return;
      tellOutcome(await set(toDecimal(amount.value)));
      form.reset();
    },
  });
  const change = (monthly: string | null) =>
    set(monthly)
      .then(tellOutcome)
      .catch((failure: unknown) => showError(failure));
  const remove = async () => {
    const asked = { title: words.confirmRemove, message: words.confirmRemoveHint };
    if (await confirm(asked)) await change(null);
  };
  return (
    <form {...form.props} className={classes.form}>
      <TextField
        label={words.field}
        description={words.fieldHint}
        inputMode="decimal"
        autoComplete="off"
        maxLength={12}
        className={classes.short}
        {...form.field('monthly')}
      />
      <FormFailure failure={form.failure} errors={form.errors} />
      <div className={classes.buttons}>
        <Button type="submit" size="md" loading={form.submitting}>
          {words.save}
        </Button>
        {limits.pending && (
          <Button
            size="md"
            variant="default"
            disabled={isPending}
            onClick={() => void change(limits.monthly)}
          >
            {words.keep}
          </Button>
        )}
        {limits.monthly !== null && limits.pending?.monthly !== null && (
          <Button size="md" variant="subtle" disabled={isPending} onClick={() => void remove()}>
            {words.remove}
          </Button>
        )}
      </div>
    </form>
  );
}

/** People write the sign too. */
const plain = (typed: string) => typed.replace(/^\s*\$/, '').trim();
