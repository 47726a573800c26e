import { useId, useSyncExternalStore } from 'react';
import { Button } from './Button.tsx';
import classes from './Dialogs.module.css';
import { dialogStore, type Question } from './dialog-store.ts';
import modal from './ModalDialog.module.css';
import { ModalDialog } from './ModalDialog.tsx';

/** Where `confirm` and `tell` are shown, one at a time. */
export function Dialogs() {
  const question = useSyncExternalStore(dialogStore.subscribe, dialogStore.get);
  return question ? <QuestionDialog key={question.id} question={question} /> : null;
}

/** A question or a message. The safe button has the focus first. */
function QuestionDialog({ question }: { question: Question }) {
  const { title, message, confirmLabel, cancelLabel, danger, answer } = question;
  const id = useId();
  const lines = message === undefined ? [] : [message].flat();
  return (
    <ModalDialog
      role={cancelLabel === null ? 'dialog' : 'alertdialog'}
      labelledBy={`${id}-title`}
      describedBy={lines.length > 0 ? `${id}-message` : undefined}
      width={440}
      onCancel={() => answer(false)}
    >
      <div className={classes.body}>
        <h2 id={`${id}-title`} className={modal.title}>
          {title}
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
          {cancelLabel !== null && (
            <Button variant="default" data-autofocus onClick={() => answer(false)}>
              {cancelLabel}
            </Button>
          )}
          <Button
            color={danger ? 'danger' : 'felt'}
            data-autofocus={cancelLabel === null || undefined}
            onClick={() => answer(true)}
          >
            {confirmLabel}
          </Button>
        </div>
      </div>
    </ModalDialog>
  );
}
