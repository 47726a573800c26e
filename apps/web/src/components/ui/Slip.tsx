import type { LotteryAccent } from '@bolillero/domain/games/accents';
import type { BallCategory, ChosenBall } from '@bolillero/domain/tickets/categories';
import { uiTexts } from '@bolillero/texts/ui';
import type { ReactNode } from 'react';
import { accentStyle } from './accent.ts';
import type { BallState } from './ball-marks.ts';
import { PrintedPanel } from './PrintedPanel.tsx';
import classes from './Slip.module.css';
import { SlipPanel } from './SlipPanel.tsx';
import { type Inked, slipGeometry } from './slip-geometry.ts';

export interface SlipProps {
  /** How many numbers the panel has. */
  readonly size: number;
  /** Numbers in a row; 7 unless the lottery says otherwise. */
  readonly columns?: number | undefined;
  /** The inked numbers: drawn ones as they are, a ticket's with their category. */
  readonly balls: readonly (number | ChosenBall)[];
  /** The drum beneath, where the special ball has its own. */
  readonly special?:
    | {
        readonly size: number;
        readonly chosen: number | null;
        readonly name: string;
        /** The main numbers are all chosen and this one is not: the drum stands out and says so in these words. */
        readonly asked?: string | undefined;
        /** At the end of the drum's title row. */
        readonly aside?: ReactNode;
      }
    | undefined;
  /** The lottery's colour. */
  readonly accent?: LotteryAccent | undefined;
  /** What the slip is, for screen readers: "Cartilla 1". */
  readonly label: string;
  /** With these the slip is filled in by hand; without, it is printed. */
  readonly onToggle?: ((ball: number) => void) | undefined;
  readonly onToggleSpecial?: ((ball: number) => void) | undefined;
  /** How often numbers came in the draws that colour the slip; null: nothing does. */
  readonly counts?:
    | { readonly main: ReadonlyMap<number, number>; readonly special: ReadonlyMap<number, number> }
    | null
    | undefined;
  /** Rows of main numbers that are framed. */
  readonly zones?: readonly { readonly from: number; readonly to: number }[] | undefined;
  /** It is being marked, or not: its numbers take no taps, and one that is not marked stands back. */
  readonly marking?: 'marked' | 'unmarked' | undefined;
  /** No further main number fits: the others stand back. */
  readonly full?: boolean | undefined;
  readonly matched?: readonly number[] | undefined;
  readonly specialMatched?: boolean | undefined;
  /** The constellation of a printed slip: a fine line through the inked numbers. */
  readonly line?: boolean | undefined;
  readonly header?: ReactNode;
  readonly footer?: ReactNode;
  readonly className?: string | undefined;
}

const stateOf: Record<BallCategory, BallState> = {
  plain: 'chosen',
  hot: 'hot',
  cold: 'cold',
  pair: 'pair',
  copied: 'copied',
};

/** A lottery's panel as a printed slip: the grid of all numbers, the special drum beneath, chosen ones inked. */
export function Slip(props: SlipProps) {
  const {
    size,
    columns,
    special,
    accent,
    label,
    onToggle,
    onToggleSpecial,
    line = true,
    header,
    footer,
  } = props;
  const inked = new Map<number, Inked>(
    props.balls.map((chosen) => {
      const { ball, category } =
        typeof chosen === 'number' ? { ball: chosen, category: 'plain' as const } : chosen;
      return [ball, { state: stateOf[category], matched: props.matched?.includes(ball) ?? false }];
    }),
  );
  const inkedSpecial = new Map<number, Inked>(
    special?.chosen == null
      ? []
      : [[special.chosen, { state: 'special', matched: props.specialMatched ?? false }]],
  );
  const main = { geometry: slipGeometry(size, columns), inked };
  const drum = special && { geometry: slipGeometry(special.size, columns), inked: inkedSpecial };
  const interactive = onToggle !== undefined;
  return (
    <section
      className={`${classes.slip} ${props.className ?? ''}`}
      style={accentStyle(accent)}
      aria-label={label}
      data-interactive={interactive || undefined}
      data-marking={props.marking}
    >
      {header && <div className={classes.header}>{header}</div>}
      <div className={classes.numbers} inert={props.marking !== undefined}>
        {interactive ? (
          <SlipPanel
            {...main}
            label={uiTexts.slip.numbers(size)}
            full={props.full ?? false}
            onToggle={onToggle}
            counts={props.counts?.main}
            zones={props.zones}
          />
        ) : (
          <PrintedPanel {...main} line={line} label={printedLabel(inked, special)} />
        )}
        {special && drum && (
          <div className={classes.drum} data-asked={special.asked !== undefined || undefined}>
            <div className={classes.drumTitle}>
              <p className={classes.drumName} aria-hidden="true">
                {special.name} {special.asked && <span className={classes.asked}>{special.asked}</span>}
              </p>
              {special.aside}
            </div>
            {interactive ? (
              <SlipPanel
                {...drum}
                tone="special"
                label={uiTexts.slip.special(special.name, special.size)}
                full={special.chosen !== null}
                onToggle={onToggleSpecial ?? (() => {})}
                counts={props.counts?.special}
              />
            ) : (
              <PrintedPanel {...drum} line={false} tone="special" label={null} />
            )}
          </div>
        )}
        {footer && <div className={classes.footer}>{footer}</div>}
      </div>
    </section>
  );
}

function printedLabel(inked: ReadonlyMap<number, Inked>, special: SlipProps['special']): string {
  const balls = [...inked.keys()].sort((a, b) => a - b);
  return uiTexts.slip.printed(balls, special?.chosen == null ? null : `${special.name} ${special.chosen}`);
}
