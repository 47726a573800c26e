import type { DrawDate } from '@bolillero/domain/calendar/draw-date';
import { dateIn, isTimeZone } from '@bolillero/domain/calendar/time-zone';
import type { KeptLottery } from '@bolillero/domain/games/lottery-definition';
import { useMemo } from 'react';
import { serverNow } from '../../api/server-clock.ts';
import { useForm } from '../../components/ui/use-form.ts';
import { type Draft, draftOf } from './lottery-edit.ts';
import { type LotteryField, type LotteryValues, lotterySections } from './lottery-form.ts';

/** What a form starts from. */
export interface FormBase {
  readonly lottery: KeptLottery;
  readonly values: LotteryValues;
  readonly isNew: boolean;
}

/** Today, by the clocks of the zone that is typed; of the lottery's own while that is none. */
export function todayOf({ lottery }: FormBase, values: LotteryValues): DrawDate {
  const typed = values.timeZone.trim();
  return dateIn(isTimeZone(typed) ? typed : lottery.schedule.timeZone, serverNow());
}

/** The form of a lottery, checked by the rules that the server has too. */
export function useLotteryForm(
  base: FormBase,
  submit: (values: LotteryValues, draft: Draft) => Promise<void>,
) {
  const drafted = useMemo(() => {
    let last: { values: LotteryValues; draft: Draft } | null = null;
    return (values: LotteryValues): Draft => {
      if (last?.values !== values) {
        last = { values, draft: draftOf(base, values, todayOf(base, values), base.isNew) };
      }
      return last.draft;
    };
  }, [base]);
  const fields = Object.values(lotterySections).flat() as LotteryField[];
  const form = useForm<LotteryValues>({
    initial: base.values,
    validate: Object.fromEntries(
      fields.map((field) => [
        field,
        (_: unknown, values: LotteryValues) => drafted(values).faults[field] ?? null,
      ]),
    ),
    submit: (values) => submit(values, drafted(values)),
  });
  return { ...form, base, draft: drafted(form.values) };
}

export type LotteryFormState = ReturnType<typeof useLotteryForm>;
