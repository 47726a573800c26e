import type { DrawDate } from '@bolillero/domain/calendar/draw-date';
import { resultFormTexts as texts } from '@bolillero/texts/admin-results';
import { useEffect, useEffectEvent, useRef } from 'react';
import { Button } from '../../../components/ui/Button.tsx';
import { FormFailure } from '../../../components/ui/FormFailure.tsx';
import { useLeaveGuard } from '../../../components/ui/use-leave-guard.ts';
import type { ResultFormValues, ResultGame } from '../result-form.ts';
import { DrawFields } from './DrawFields.tsx';
import { NumberFields } from './NumberFields.tsx';
import { PrizeTable } from './PrizeTable.tsx';
import classes from './ResultForm.module.css';
import { ResultSlip } from './ResultSlip.tsx';
import { useResultForm } from './use-result-form.ts';

interface ResultFormProps {
  readonly game: ResultGame;
  readonly initial: ResultFormValues;
  readonly suggested: readonly DrawDate[];
  readonly ownId: number | null;
  /** Saves; answers whether it was saved (it may be called off after a look at what changes). */
  readonly onSave: (values: ResultFormValues) => Promise<boolean>;
  /** Leaves the form: after saving these values, or without. */
  readonly onLeave: (saved: ResultFormValues | null) => void;
  /** Heads the reasons for which saving failed. */
  readonly failureTitle?: string | undefined;
}

/** A result: which draw, what was drawn, what it pays. Ctrl + Enter saves, Escape cancels. */
export function ResultForm(props: ResultFormProps) {
  const { game, initial, suggested, ownId, onSave, onLeave, failureTitle } = props;
  const saved = useRef(false);
  const form = useResultForm(game, initial, async (values) => {
    if (!(await onSave(values))) return;
    saved.current = true;
    onLeave(values);
  });
  const isChanged = () => !saved.current && JSON.stringify(form.values) !== JSON.stringify(initial);
  useLeaveGuard(isChanged, texts.leaveHint);
  useKeys(
    () => form.props.ref.current?.requestSubmit(),
    () => {
      if (!form.submitting) onLeave(null);
    },
  );
  return (
    <form {...form.props} className={classes.form}>
      <div className={classes.columns}>
        <div className={classes.stack}>
          <DrawFields game={game} form={form} suggested={suggested} ownId={ownId} />
          <NumberFields game={game} form={form} />
        </div>
        <ResultSlip game={game} form={form} />
      </div>
      <PrizeTable game={game} form={form} />
      <FormFailure failure={form.failure} errors={form.errors} title={failureTitle} />
      <div className={classes.bar}>
        <Button type="submit" loading={form.submitting}>
          {texts.save}
        </Button>
        <Button variant="default" disabled={form.submitting} onClick={() => onLeave(null)}>
          {texts.cancel}
        </Button>
        <span className={classes.keys}>{texts.keys}</span>
      </div>
    </form>
  );
}

/** Ctrl + Enter and Escape, wherever the focus is, unless a dialog is open: there the keys are its own. */
function useKeys(save: () => void, cancel: () => void): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || document.querySelector('dialog[open]')) return;
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      save();
    } else if (event.key === 'Escape') {
      // the same key would close the question that it opens
      event.preventDefault();
      cancel();
    }
  });
  useEffect(() => {
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
}
