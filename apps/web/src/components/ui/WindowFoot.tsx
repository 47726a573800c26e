import { uiTexts } from '@bolillero/texts/ui';
import { Button } from './Button.tsx';
import classes from './WindowFoot.module.css';

interface WindowFootProps {
  /** What sends the window's form says. */
  readonly submit: string;
  readonly submitting?: boolean;
  readonly onCancel: () => void;
}

/** The buttons at the foot of a window's form, in sight however far it is scrolled. */
export function WindowFoot({ submit, submitting = false, onCancel }: WindowFootProps) {
  return (
    <div className={classes.foot}>
      <Button variant="default" size="md" disabled={submitting} onClick={onCancel}>
        {uiTexts.cancel}
      </Button>
      <Button type="submit" size="md" className={classes.submit} loading={submitting}>
        {submit}
      </Button>
    </div>
  );
}
