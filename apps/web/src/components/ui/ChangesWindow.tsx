import { longestReason } from '@bolillero/domain/notifications/kinds';
import { resultChangeTexts as texts } from '@bolillero/texts/admin-results';
import { type ReactNode, useState } from 'react';
import type { PrizeChange } from '../../api/prize-changes.ts';
import { Button } from './Button.tsx';
import classes from './PrizeChanges.module.css';
import { PrizeChanges } from './PrizeChanges.tsx';
import { TextAreaField } from './TextAreaField.tsx';
import { Window } from './Window.tsx';

interface ChangesWindowProps {
  readonly title: string;
  /** What the button says that does it. */
  readonly yes: string;
  /** It takes something away for good. */
  readonly danger?: boolean;
  readonly currency: string;
  /** Null while it is not known yet what would change. */
  readonly changes: readonly PrizeChange[] | null;
  /** Plays that keep what they won. */
  readonly unchanged?: number;
  /** What the button says that goes back; without it 'Cancelar'. */
  readonly back?: string;
  readonly busy?: boolean;
  /** Who reads the reason, and what they read where none is written; without it as of a corrected result. Null: none is asked for. */
  readonly reasonHint?: string | null;
  /** `reason`: for the players whose prize changes; empty where nothing was written. */
  readonly onYes: (reason: string) => void;
  readonly onClose: () => void;
  /** What the change is about, or why nothing is known of it. */
  readonly children?: ReactNode;
}

/** Asks before anything is done that changes what players won: who gains and who loses, and why it is done. */
export function ChangesWindow(props: ChangesWindowProps) {
  const { title, yes, danger = false, currency, changes, busy = false, onYes, onClose, children } = props;
  const { reasonHint = texts.reasonHint, unchanged = 0, back = texts.cancel } = props;
  const [reason, setReason] = useState('');
  return (
    <Window title={title} width={820} onClose={onClose} busy={busy}>
      {children}
      {changes && <PrizeChanges changes={changes} currency={currency} unchanged={unchanged} />}
      {changes && changes.length > 0 && reasonHint !== null && (
        <TextAreaField
          label={texts.reason}
          description={reasonHint}
          rows={2}
          maxLength={longestReason}
          value={reason}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
      )}
      <div className={classes.buttons}>
        <Button variant="default" data-autofocus onClick={onClose} disabled={busy}>
          {back}
        </Button>
        <Button
          {...(danger && { color: 'danger' as const })}
          disabled={changes === null}
          loading={busy}
          onClick={() => onYes(reason)}
        >
          {yes}
        </Button>
      </div>
    </Window>
  );
}
