import { type MouseEvent, type PointerEvent, useEffect, useId, useRef, useSyncExternalStore } from 'react';
import { Button } from './Button.tsx';
import classes from './Dialogs.module.css';
import { dialogStore, type Question } from './dialog-store.ts';

/** Where `confirm` and `tell` are shown, one at a time. */
export function Dialogs() {
  const question = useSyncExternalStore(dialogStore.subscribe, dialogStore.get);
  return question ? <QuestionDialog key={question.id} question={question} /> : null;
}

/** A native modal dialog: the browser keeps the focus inside and gives it back. The safe button has it first. */
function QuestionDialog({ question }: { question: Question }) {
  const dialog = useRef<HTMLDialogElement>(null);
  // a drag out of a field ends as a click on the dialog: it counts as outside only where it began there too
  const pressed = useRef<EventTarget | null>(null);
  const safe = useRef<HTMLButtonElement>(null);
  const answered = useRef(false);
  const id = useId();
  useEffect(() => {
    const element = dialog.current;
    element?.showModal();
    safe.current?.focus();
    return () => element?.close();
  }, []);
  const answer = (yes: boolean) => {
    if (answered.current) return;
    answered.current = true;
    dialog.current?.close();
    question.answer(yes);
  };
  const lines = question.message === undefined ? [] : [question.message].flat();
  const cancel = question.cancelLabel;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape does what a click outside does
    <dialog
      ref={dialog}
      className={classes.dialog}
      role={cancel === null ? 'dialog' : 'alertdialog'}
      aria-labelledby={`${id}-title`}
      aria-describedby={lines.length > 0 ? `${id}-message` : undefined}
      onCancel={(event) => {
        event.preventDefault();
        answer(false);
      }}
      onPointerDown={(event: PointerEvent) => {
        pressed.current = event.target;
      }}
      onClick={(event: MouseEvent) => {
        if (event.target === dialog.current && pressed.current === dialog.current) answer(false);
      }}
    >
      <div className={classes.body}>
        <h2 id={`${id}-title`} className={classes.title}>
          {question.title}
        </h2>
        <div id={`${id}-message`} className={classes.message}>
          {lines.length > 1 ? (
            <ul>
              {lines.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          ) : (
            lines.map((line) => <p key={line}>{line}</p>)
          )}
        </div>
        <div className={classes.buttons}>
          {cancel !== null && (
            <Button ref={safe} variant="default" onClick={() => answer(false)}>
              {cancel}
            </Button>
          )}
          <Button
            ref={cancel === null ? safe : null}
            color={question.danger ? 'danger' : 'felt'}
            onClick={() => answer(true)}
          >
            {question.confirmLabel}
          </Button>
        </div>
      </div>
    </dialog>
  );
}
