import { resultChangeTexts as texts } from '@bolillero/texts/admin-results';
import { Button } from '../../../components/ui/Button.tsx';
import { Window } from '../../../components/ui/Window.tsx';
import type { PrizeChange } from '../api/changes.ts';
import classes from './PrizeChanges.module.css';
import { PrizeChanges } from './PrizeChanges.tsx';

interface ChangesWindowProps {
  readonly changes: readonly PrizeChange[];
  readonly currency: string;
  readonly onAnswer: (yes: boolean) => void;
}

/** Asks before a correction is saved that changes what players won. */
export function ChangesWindow({ changes, currency, onAnswer }: ChangesWindowProps) {
  return (
    <Window title={texts.updateTitle} width={720} onClose={() => onAnswer(false)}>
      <PrizeChanges changes={changes} currency={currency} />
      <div className={classes.buttons}>
        <Button variant="default" onClick={() => onAnswer(false)}>
          {texts.cancel}
        </Button>
        <Button onClick={() => onAnswer(true)}>{texts.updateYes}</Button>
      </div>
    </Window>
  );
}
