import { resultsBarTexts as words } from '@bolillero/texts/study-results-bar';
import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { type FormEvent, useRef, useState } from 'react';
import { Button } from '../../../components/ui/Button.tsx';
import { IconButton } from '../../../components/ui/IconButton.tsx';
import { placedBeside } from '../../../components/ui/placed-beside.ts';
import { TextField } from '../../../components/ui/TextField.tsx';
import { Window } from '../../../components/ui/Window.tsx';
import classes from './ResultsBar.module.css';

interface BallFilterProps {
  /** The ball that is applied; null without one. */
  readonly ball: number | null;
  /** The largest one. */
  readonly most: number;
  /** A button that opens a sheet, instead of the field itself. */
  readonly compact: boolean;
  /** What was typed; empty to look at all draws. */
  readonly onSeek: (typed: string) => void;
}

/** Only the draws with one ball. */
export function BallFilter({ compact, ...rest }: BallFilterProps) {
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLDivElement>(null);
  if (!compact) return <BallForm {...rest} label={words.ball} />;
  const { ball, most, onSeek } = rest;
  return (
    <div ref={button}>
      <Button
        variant={ball === null ? 'default' : 'light'}
        size="md"
        className={classes.button}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {ball === null ? words.ball : words.ballOf(ball)}
      </Button>
      {open && (
        <Window
          title={words.ballTitle}
          place={placedBeside(() => button.current)}
          onClose={() => setOpen(false)}
        >
          <BallForm
            ball={ball}
            most={most}
            label={words.ballLabel(most)}
            focused
            onSeek={(typed) => {
              setOpen(false);
              onSeek(typed);
            }}
          />
        </Window>
      )}
    </div>
  );
}

interface BallFormProps extends Omit<BallFilterProps, 'compact'> {
  readonly label: string;
  readonly focused?: boolean;
}

function BallForm({ ball, most, label, focused, onSeek }: BallFormProps) {
  const applied = ball === null ? '' : String(ball);
  const [typed, setTyped] = useState(applied);
  const [known, setKnown] = useState(applied);
  if (applied !== known) {
    setKnown(applied);
    setTyped(applied);
  }
  const isApplied = applied !== '' && typed === applied;
  const send = (event: FormEvent) => {
    event.preventDefault();
    onSeek(typed);
    // one without a draw leaves the filter as it was: none
    if (!isApplied) setTyped(applied);
  };
  return (
    <form className={classes.ball} onSubmit={send}>
      <TextField
        label={label}
        inputMode="numeric"
        autoComplete="off"
        maxLength={2}
        placeholder={words.ballHint(most)}
        data-autofocus={focused || undefined}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value.replace(/\D/g, ''))}
        button={
          isApplied ? (
            <IconButton className={classes.inside} label={words.clearBall} onClick={() => onSeek('')}>
              <IconX size={20} aria-hidden="true" />
            </IconButton>
          ) : (
            <IconButton type="submit" className={classes.inside} label={words.search}>
              <IconSearch size={20} aria-hidden="true" />
            </IconButton>
          )
        }
      />
    </form>
  );
}
