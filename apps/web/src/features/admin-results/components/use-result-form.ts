import { serverNow } from '../../../api/server-clock.ts';
import { useForm } from '../../../components/ui/use-form.ts';
import { resultFormRules } from '../result-check.ts';
import type { ResultFormValues, ResultGame } from '../result-form.ts';

/** The form of a result, checked by the rules of its lottery. */
export function useResultForm(
  game: ResultGame,
  initial: ResultFormValues,
  submit: (values: ResultFormValues) => Promise<void>,
) {
  return useForm<ResultFormValues>({ initial, validate: resultFormRules(game, serverNow), submit });
}

export type ResultFormState = ReturnType<typeof useResultForm>;
