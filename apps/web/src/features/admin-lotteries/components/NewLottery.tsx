import { dateIn } from '@bolillero/domain/calendar/time-zone';
import { lotteryNameOf } from '@bolillero/domain/games/lottery-name';
import { adminLotteriesTexts as texts } from '@bolillero/texts/admin-lotteries';
import { useEffectEvent, useId, useRef, useState } from 'react';
import { serverNow } from '../../../api/server-clock.ts';
import { FrameFoot } from '../../../components/layout/frame-places.tsx';
import { Button } from '../../../components/ui/Button.tsx';
import { showSuccess } from '../../../components/ui/notice-store.ts';
import { TextField } from '../../../components/ui/TextField.tsx';
import { useLeaveGuard } from '../../../components/ui/use-leave-guard.ts';
import { useCreateLottery } from '../api/lotteries.ts';
import { blankLottery, changedFields, type LotteryField, valuesOf } from '../lottery-form.ts';
import { useFormKeys } from '../use-form-keys.ts';
import { type FormBase, useLotteryForm } from '../use-lottery-form.ts';
import { AccentField } from './AccentField.tsx';
import { CalendarFields } from './CalendarFields.tsx';
import classes from './LotteryForm.module.css';
import { LotteryPreview } from './LotteryPreview.tsx';
import { MatrixFields } from './MatrixFields.tsx';
import { PictureField } from './PictureField.tsx';
import { SaveBar } from './SaveBar.tsx';

const { fields } = texts;

interface NewLotteryProps {
  /** The zone that its draws are in until another is chosen. */
  readonly timeZone: string;
  readonly onLeave: () => void;
  readonly onCreated: (id: number) => void;
}

/** A new lottery: what it cannot do without, on one page. It is born hidden; prices and prize tables come on its own page. */
export function NewLottery({ timeZone, onLeave, onCreated }: NewLotteryProps) {
  const id = useId();
  const creating = useCreateLottery();
  const created = useRef(false);
  const [base] = useState<FormBase>(() => {
    const today = dateIn(timeZone, serverNow());
    const lottery = blankLottery(today, timeZone);
    return { lottery, values: valuesOf(lottery, today), isNew: true };
  });
  const form = useLotteryForm(base, async (values, { edit }) => {
    const { name, image, logo } = values;
    const made = await creating.mutateAsync({ name: name.trim(), edit: essentials(edit), image, logo });
    created.current = true;
    showSuccess(texts.created);
    onCreated(made);
  });
  const isChanged = () => !created.current && changedFields(base.values, form.values).length > 0;
  useLeaveGuard(isChanged, texts.leaveHint);
  const send = useEffectEvent(() => form.props.ref.current?.requestSubmit());
  useFormKeys({ save: send, cancel: onLeave });
  const wrong = (Object.keys(form.errors) as LotteryField[])[0] ?? null;
  const { displayName, name } = form.values;
  const shown = form.field('displayName');
  return (
    <div className={classes.page}>
      <div className={classes.columns} data-new>
        <form {...form.props} id={id} className={classes.form}>
          <section className={classes.section} aria-label={texts.sections.essentials}>
            <h2>{texts.sections.essentials}</h2>
            <div className={classes.fields}>
              <TextField
                label={fields.displayName}
                autoComplete="off"
                maxLength={60}
                required
                {...shown}
                onChange={({ currentTarget: { value } }) =>
                  // The internal name follows until somebody types another one.
                  form.change({
                    displayName: value,
                    ...(name === lotteryNameOf(displayName) && { name: lotteryNameOf(value) }),
                  })
                }
              />
              <TextField
                label={fields.name}
                description={fields.nameHint}
                autoComplete="off"
                autoCapitalize="none"
                spellCheck={false}
                maxLength={40}
                required
                {...form.field('name')}
              />
            </div>
            <AccentField form={form} />
            <PictureField form={form} field="image" saved="" own={false} />
          </section>
          <section className={classes.section} aria-label={texts.preview.matrix}>
            <h2>{texts.preview.matrix}</h2>
            <MatrixFields form={form} />
          </section>
          <section className={classes.section} aria-label={texts.sections.calendar}>
            <h2>{texts.sections.calendar}</h2>
            <CalendarFields form={form} />
          </section>
        </form>
        <LotteryPreview form={form} />
      </div>
      <FrameFoot>
        <SaveBar
          form={form}
          wrong={wrong}
          block="free"
          onField={(field) => document.getElementById(form.idOf(field))?.focus()}
          save={
            <Button loading={form.submitting} onClick={send} aria-keyshortcuts="Control+Enter">
              {texts.bar.createHidden}
            </Button>
          }
          onCancel={onLeave}
        />
      </FrameFoot>
    </div>
  );
}

type Edit = Parameters<ReturnType<typeof useCreateLottery>['mutateAsync']>[0]['edit'];

/** What the page asks for; all else is the server's default. */
function essentials(edit: Edit): Edit {
  const { displayName, accent, specialName, matrix, days, timeZone, drawTime, cutoffMinutes } = edit;
  return { displayName, accent, specialName, matrix, days, timeZone, drawTime, cutoffMinutes };
}
