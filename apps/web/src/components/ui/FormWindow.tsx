import { officeKitTexts } from '@bolillero/texts/office-kit';
import { uiTexts } from '@bolillero/texts/ui';
import type { KeyboardEvent, ReactNode } from 'react';
import { Button } from './Button.tsx';
import { FormFailure } from './FormFailure.tsx';
import classes from './FormWindow.module.css';
import type { useForm } from './use-form.ts';
import { mayLeave, useLeaveGuard } from './use-leave-guard.ts';
import { Window } from './Window.tsx';

interface FormWindowProps {
  readonly title: string;
  readonly form: Pick<ReturnType<typeof useForm>, 'props' | 'submitting' | 'failure' | 'errors' | 'values'>;
  /** Whether it holds what nobody has saved. */
  readonly isChanged: () => boolean;
  /** What is lost when it is closed so, in a sentence. */
  readonly lost: string;
  readonly onClose: () => void;
  readonly width?: number;
  /** Heads why it was not saved, where the specification gives words for it. */
  readonly failureTitle?: string;
  /** At the foot, before the buttons. */
  readonly beside?: ReactNode;
  readonly children: ReactNode;
}

/** A form in a window: Ctrl + Enter saves it, and closing it asks where something typed would be lost. */
export function FormWindow(props: FormWindowProps) {
  const { title, form, isChanged, lost, onClose, width, failureTitle, beside, children } = props;
  useLeaveGuard(isChanged, lost);
  const close = async () => {
    if (!isChanged() || (await mayLeave(lost))) onClose();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLFormElement>) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    event.currentTarget.requestSubmit();
  };
  return (
    <Window
      title={title}
      keptOutside
      busy={form.submitting}
      onClose={() => void close()}
      {...(width !== undefined && { width })}
    >
      <form {...form.props} className={classes.form} onKeyDown={onKeyDown}>
        {children}
        <FormFailure failure={form.failure} errors={form.errors} title={failureTitle} />
        <div className={classes.foot}>
          {beside}
          <div className={classes.buttons}>
            <Button variant="default" disabled={form.submitting} onClick={() => void close()}>
              {uiTexts.cancel}
            </Button>
            <Button type="submit" loading={form.submitting} aria-keyshortcuts="Control+Enter">
              {officeKitTexts.save}
            </Button>
          </div>
        </div>
      </form>
    </Window>
  );
}
