import { resultFormTexts as texts } from '@bolillero/texts/admin-results';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useLeaveGuard } from '../../../components/ui/use-leave-guard.ts';
import type { ResultFormValues, ResultGame } from '../result-form.ts';
import { DrawFields } from './DrawFields.tsx';
import { NumberFields } from './NumberFields.tsx';
import { PrizeTable } from './PrizeTable.tsx';
import classes from './ResultForm.module.css';
import { ResultSlip } from './ResultSlip.tsx';
import { SaveBar } from './SaveBar.tsx';
import { useResultForm } from './use-result-form.ts';

interface ResultFormProps {
  readonly game: ResultGame;
  readonly initial: ResultFormValues;
  /** Null for a new result. */
  readonly ownId: number | null;
  /** Saves; answers the result's id, null where it was called off after a look at what changes. */
  readonly onSave: (values: ResultFormValues) => Promise<number | null>;
  /** After saving these values; `goesOn`: with the other series of the same draw date. */
  readonly onSaved: (id: number, values: ResultFormValues, goesOn: boolean) => void;
  /** Leaves without saving. */
  readonly onCancel: () => void;
  /** Heads the reasons for which saving failed. */
  readonly failureTitle: string;
}

/** A result: which draw, what was drawn, what it pays. Ctrl + Enter saves, Escape cancels. */
export function ResultForm(props: ResultFormProps) {
  const { game, initial, ownId, onSave, onSaved, onCancel, failureTitle } = props;
  const saved = useRef(false);
  const goesOn = useRef(false);
  const form = useResultForm(game, initial, async (values) => {
    const id = await onSave(values);
    if (id === null) return;
    saved.current = true;
    onSaved(id, values, goesOn.current);
  });
  const isChanged = () => !saved.current && JSON.stringify(form.values) !== JSON.stringify(initial);
  useLeaveGuard(isChanged, texts.leaveHint);
  const asksToGoOn = useRef(false);
  const send = (thenGoesOn: boolean) => {
    asksToGoOn.current = thenGoesOn;
    form.props.ref.current?.requestSubmit();
    asksToGoOn.current = false;
  };
  useKeys(send, () => {
    if (!form.submitting) onCancel();
  });
  // the date of a draw that is owed stands there already: the first thing to be typed is its jackpot
  const root = form.props.ref;
  const first = ownId !== null ? null : form.idOf(initial.date === '' ? 'date' : 'jackpot');
  useEffect(() => {
    if (first !== null) root.current?.querySelector<HTMLElement>(`[id="${first}"]`)?.focus();
  }, [first, root]);
  return (
    <form
      {...form.props}
      className={classes.form}
      onSubmit={(event) => {
        // however it was sent: an earlier attempt that failed says nothing of this one
        if (!form.submitting) goesOn.current = asksToGoOn.current;
        form.props.onSubmit(event);
      }}
    >
      <div className={classes.columns}>
        <DrawFields game={game} form={form} ownId={ownId} />
        <NumberFields game={game} form={form} />
        <PrizeTable game={game} form={form} />
        <ResultSlip game={game} form={form} />
      </div>
      <SaveBar
        game={game}
        form={form}
        ownId={ownId}
        failureTitle={failureTitle}
        onSaveAnd={() => send(true)}
        onCancel={onCancel}
      />
    </form>
  );
}

/** Ctrl + Enter, with Shift to go on, and Escape, wherever the focus is, unless a dialog is open: there the keys are its own. */
function useKeys(save: (goesOn: boolean) => void, cancel: () => void): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || document.querySelector('dialog[open]')) return;
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      save(event.shiftKey);
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
