import { playTexts } from '@bolillero/texts/play';
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import { type ReactNode, useId } from 'react';
import type { Lottery } from '../../../api/lottery.ts';
import { BallRow } from '../../../components/ui/BallRow.tsx';
import { Button } from '../../../components/ui/Button.tsx';
import { IconButton } from '../../../components/ui/IconButton.tsx';
import { type Asked, Loaded } from '../../../components/ui/Loaded.tsx';
import { MultiplierMark } from '../../../components/ui/MultiplierMark.tsx';
import { showWarning } from '../../../components/ui/notice-store.ts';
import { RowsSkeleton } from '../../../components/ui/skeletons.tsx';
import type { CartLine } from '../api/cart-line.ts';
import { goesWithAll } from '../goes-with-all.ts';
import classes from './PlayedNumbers.module.css';
import { useRemoveLines } from './use-remove-lines.ts';

const words = playTexts.played;

interface PlayedNumbersProps {
  /** The plays of this lottery's series, newest first. */
  readonly plays: Asked<readonly CartLine[]>;
  readonly lottery: Pick<Lottery, 'name' | 'accent' | 'specialName' | 'multiplierLabel'>;
  /** Besides the bin for all of them: what else is done with the list. */
  readonly tools?: ReactNode;
  /** Whether it says its name; in a window of that name it does not. */
  readonly titled?: boolean;
}

/** 'NÚMEROS JUGADOS': what is in the cart for this draw, row by row. */
export function PlayedNumbers({ plays, lottery, tools, titled = true }: PlayedNumbersProps) {
  const lines = plays.data;
  const id = useId();
  const remove = useRemoveLines();
  const noneGoes = lines !== undefined && lines.length > 0 && !lines.some(goesWithAll);
  const removeAll = () => {
    if (!lines || lines.length === 0) return showWarning(words.listEmpty);
    void remove(lines.filter(goesWithAll));
  };
  return (
    <section
      className={titled ? classes.panel : undefined}
      data-played
      aria-labelledby={titled ? `${id}-title` : undefined}
    >
      <div className={classes.header}>
        {titled && (
          <h2 id={`${id}-title`} className={classes.title}>
            {words.title}
            {lines && lines.length > 0 && ` · ${lines.length}`}
          </h2>
        )}
        <div className={classes.tools}>
          {tools}
          {titled ? (
            <IconButton label={words.clear} disabled={noneGoes} onClick={removeAll}>
              <IconTrash size={18} aria-hidden="true" />
            </IconButton>
          ) : (
            <Button
              variant="subtle"
              leftSection={<IconTrash size={18} aria-hidden="true" />}
              disabled={noneGoes}
              onClick={removeAll}
            >
              {words.clearAll}
            </Button>
          )}
        </div>
      </div>
      <Loaded
        query={plays}
        waiting={<RowsSkeleton rows={3} height={32} />}
        empty={
          <p className={classes.empty}>
            {words.empty}. {words.emptyHint}
          </p>
        }
      >
        {(rows) => (
          <ul className={classes.list}>
            {rows.map((line) => (
              <li key={line.id} className={classes.row}>
                <div className={classes.numbers}>
                  <BallRow
                    balls={line.balls}
                    special={line.special}
                    specialLabel={lottery.specialName}
                    accent={lottery.accent}
                    size="xs"
                    state="chosen"
                  />
                  {line.withMultiplier && <MultiplierMark label={lottery.multiplierLabel} />}
                  {line.expired && <span className={classes.expired}>{words.expired}</span>}
                </div>
                <IconButton
                  label={words.remove(line.numbers, line.withMultiplier ? lottery.multiplierLabel : null)}
                  disabled={line.beingPaid}
                  onClick={() => void remove([line])}
                >
                  <IconTrash size={18} aria-hidden="true" />
                </IconButton>
              </li>
            ))}
          </ul>
        )}
      </Loaded>
    </section>
  );
}
