import type { Forecast } from '@bolillero/domain/forecasts/choice';
import type { TypedPlay } from '@bolillero/domain/tickets/play';
import { forecastMixTexts } from '@bolillero/texts/forecast-mix';
import { uiTexts } from '@bolillero/texts/ui';
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import IconRefresh from '@tabler/icons-react/dist/esm/icons/IconRefresh.mjs';
import { useEffect, useRef, useState } from 'react';
import { BallRow } from '../../../components/ui/BallRow.tsx';
import { Button } from '../../../components/ui/Button.tsx';
import { IconButton } from '../../../components/ui/IconButton.tsx';
import { showError, showSuccess, showWarning } from '../../../components/ui/notice-store.ts';
import { type MixCommon, madeBy } from '../mix.ts';
import classes from './MadePlay.module.css';

const words = forecastMixTexts.made;
/** How long 'Deshacer' stands, in milliseconds. */
const undoMs = 5_000;

interface MadePlayProps extends MixCommon {
  readonly name: string;
  readonly choice: Forecast | null;
}

/** The play that a helper makes, and where it can go. */
export function MadePlay({ name, choice, lottery, past, random, actions, price }: MadePlayProps) {
  const make = () => (choice === null ? null : madeBy(past, choice, random));
  const [play, setPlay] = useState(make);
  const [said, setSaid] = useState('');
  const [busy, setBusy] = useState(false);
  const [undo, setUndo] = useState<(() => Promise<void>) | null>(null);
  const again = useRef(() => {});
  again.current = () => {
    const next = make();
    setPlay(next);
    setUndo(null);
    if (next) setSaid(words.announce(numbersOf(next)));
  };
  useEffect(() => {
    if (undo === null) return;
    const timer = setTimeout(() => again.current(), undoMs);
    return () => clearTimeout(timer);
  }, [undo]);

  const numbersOf = ({ balls, special }: TypedPlay) =>
    uiTexts.balls.row(balls, special === null ? null : `${lottery.specialName} ${special}`, null);
  const run = async (task: () => Promise<void>) => {
    setBusy(true);
    try {
      await task();
    } catch (error) {
      showError(error);
    }
    setBusy(false);
  };
  const toCart = () =>
    run(async () => {
      if (undo) {
        await undo();
        setUndo(null);
      } else if (play && actions.toCart) {
        const takeOut = await actions.toCart(play);
        setUndo(() => takeOut);
      }
    });
  const copy = async () => {
    if (!play) return;
    try {
      await navigator.clipboard.writeText(
        [...play.balls, ...(play.special === null ? [] : [play.special])].join(' '),
      );
      showSuccess(words.copied);
    } catch {
      showWarning(words.notCopied);
    }
  };
  return (
    <>
      <fieldset className={classes.made} aria-label={words.label}>
        {play ? (
          <BallRow
            className={classes.balls}
            balls={play.balls}
            special={play.special}
            specialLabel={lottery.specialName}
            accent={lottery.accent}
            size="sm"
            state="chosen"
          />
        ) : (
          <span className={classes.none}>{uiTexts.balls.none}</span>
        )}
        <IconButton label={words.another(name)} disabled={play === null} onClick={() => again.current()}>
          <IconRefresh size={20} aria-hidden="true" />
        </IconButton>
        <p className="visually-hidden" role="status">
          {said}
        </p>
      </fieldset>
      <div className={classes.acts}>
        {actions.toCart ? (
          <Button
            className={classes.cart}
            disabled={play === null}
            loading={busy}
            onClick={() => void toCart()}
          >
            {undo ? (
              <>
                {words.inCart} <IconCheck size={18} aria-hidden="true" /> · {words.undo}
              </>
            ) : (
              words.toCart(price)
            )}
          </Button>
        ) : (
          <Button
            variant="default"
            className={classes.cart}
            disabled={play === null}
            onClick={() => void copy()}
          >
            {words.copy}
          </Button>
        )}
        {actions.toPlay && (
          <Button
            variant="default"
            disabled={play === null}
            onClick={() => {
              if (play) actions.toPlay?.(play);
            }}
          >
            {words.toPlay}
          </Button>
        )}
      </div>
      {actions.closed && <p className={classes.closed}>{actions.closed}</p>}
    </>
  );
}
