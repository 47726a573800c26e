import type { BallCount } from '@bolillero/domain/statistics/counts';
import { placeOfPair } from '@bolillero/domain/statistics/pair-map';
import { frequencyTexts } from '@bolillero/texts/study-frequency';
import { type KeyboardEvent, type PointerEvent, useMemo, useState } from 'react';
import { useWidth } from '../../../components/charts/use-width.ts';
import { MarkedText } from '../../../components/study/MarkedText.tsx';
import { type Square, squareAfter, squareAt, type Tone, tonePaths } from '../pair-map.ts';
import classes from './PairMap.module.css';

const words = frequencyTexts.map;
const axis = { left: 24, top: 6, bottom: 20 };
/** Pixels that a label needs for itself. */
const labelRoom = 16;
/** Pixels between squares. */
const gap = 0.8;
const labelEvery = 10;

interface PairMapProps {
  /** The largest ball. */
  readonly size: number;
  readonly counts: readonly number[];
  readonly tones: readonly Tone[];
  /** What chance gives to a pair, by its larger ball. */
  readonly expectedOf: (larger: number) => number;
  /** Its row and column are outlined. */
  readonly ball: number;
  /** Those that it came with, the most frequent first. */
  readonly partners: readonly BallCount[];
  /** The pair whose dates are shown. */
  readonly pair?: readonly number[] | undefined;
  readonly onChoose: (pair: Square) => void;
  readonly onEscape: () => void;
}

/** Every pair as a square of a triangle: its column is the smaller ball, its row the larger one. Thousands of squares are five shapes. */
export function PairMap(props: PairMapProps) {
  const { size, counts, tones, expectedOf, ball, partners, pair, onChoose, onEscape } = props;
  const [frame, width] = useWidth<HTMLDivElement>(324);
  const [square, setSquare] = useState<Square | null>(null);
  const [focused, setFocused] = useState(false);
  const cell = (width - axis.left - 4) / size;
  const height = axis.top + size * cell + axis.bottom;
  const shapes = useMemo(
    () =>
      tonePaths(counts, size, tones, cell, gap).map((path, tone) => (
        <path key={tones[tone]?.from} d={path} className={classes.tone} data-tone={tone} />
      )),
    [counts, size, tones, cell],
  );
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'Escape') return onEscape();
    const from = square ?? firstSquare(ball, partners);
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      return onChoose(from);
    }
    const to = squareAfter(from, event.key, size);
    if (to === null) return;
    event.preventDefault();
    setSquare(square === null ? from : to);
  };
  const at = (event: PointerEvent<Element>) => {
    const box = event.currentTarget.getBoundingClientRect();
    return squareAt(
      (event.clientX - box.left - axis.left) / cell,
      (event.clientY - box.top - axis.top) / cell,
      size,
    );
  };
  const told =
    square &&
    words.pair(
      square.one,
      square.other,
      counts[placeOfPair(square.one, square.other, size)] ?? 0,
      expectedOf(square.other),
    );
  const labels = [1, ...multiples(labelEvery, size), size].filter(
    (label) => Math.abs(label - ball) * cell > labelRoom,
  );
  return (
    <div ref={frame} className={classes.frame}>
      {/* biome-ignore-start lint/a11y/useSemanticElements lint/a11y/noNoninteractiveTabindex: a picture with keys of its own */}
      <div
        role="group"
        tabIndex={0}
        aria-label={`${words.label} ${words.keys}`}
        className={classes.plot}
        onKeyDown={onKeyDown}
        onFocus={() => setFocused(true)}
        onBlur={() => setFocused(false)}
        onPointerMove={(event) => {
          if (event.pointerType === 'mouse' || event.buttons > 0) setSquare(at(event) ?? square);
        }}
        onPointerDown={(event) => setSquare(at(event) ?? square)}
        onPointerUp={(event) => {
          const chosen = at(event);
          if (event.button === 0 && chosen !== null) onChoose(chosen);
        }}
      >
        {/* biome-ignore-end lint/a11y/useSemanticElements lint/a11y/noNoninteractiveTabindex: a picture with keys of its own */}
        <svg data-chart width={width} height={height} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
          <g transform={`translate(${axis.left} ${axis.top})`}>
            {shapes}
            <Cross ball={ball} size={size} cell={cell} />
            {pair && <Outline one={pair[0] ?? 1} other={pair[1] ?? 2} cell={cell} chosen />}
            {square && <Outline {...square} cell={cell} />}
          </g>
          {[...labels, ball].map((label) => (
            <g key={label} className={classes.label} data-chosen={label === ball || undefined}>
              <text x={axis.left - 5} y={axis.top + (label - 0.5) * cell + 4} textAnchor="end">
                {label}
              </text>
              <text x={axis.left + (label - 0.5) * cell} y={height - 5} textAnchor="middle">
                {label}
              </text>
            </g>
          ))}
        </svg>
      </div>
      <p className={classes.words} data-sentence>
        <MarkedText text={words.ball(ball, partners)} /> <span>{told ?? words.hint}</span>
      </p>
      <p className="visually-hidden" aria-live="polite">
        {focused ? told : ''}
      </p>
    </div>
  );
}

/** The row and the column of a ball. */
function Cross({
  ball,
  size,
  cell,
}: {
  readonly ball: number;
  readonly size: number;
  readonly cell: number;
}) {
  const at = (ball - 1) * cell;
  return (
    <>
      <rect className={classes.cross} x={0} y={at - 0.5} width={ball * cell} height={cell} />
      <rect className={classes.cross} x={at - 0.5} y={at} width={cell} height={(size - ball + 1) * cell} />
    </>
  );
}

function Outline({
  one,
  other,
  cell,
  chosen,
}: Square & { readonly cell: number; readonly chosen?: boolean }) {
  return (
    <rect
      className={classes.square}
      data-chosen={chosen}
      x={(one - 1) * cell - 1.5}
      y={(other - 1) * cell - 1.5}
      width={cell + 2}
      height={cell + 2}
    />
  );
}

/** What each tone means. */
export function TonesKey({ tones }: { readonly tones: readonly Tone[] }) {
  return tones.map(({ from, to }, tone) => (
    <span key={from} className={classes.key}>
      <svg width="14" height="14" aria-hidden="true">
        <rect className={classes.tone} data-tone={tone} width="14" height="14" rx="2" />
      </svg>
      {words.key(from, to)}
    </span>
  ));
}

/** Where the arrows begin: the ball's most frequent pair. */
function firstSquare(ball: number, [first]: readonly BallCount[]): Square {
  const other = first?.ball ?? (ball === 1 ? 2 : 1);
  return { one: Math.min(ball, other), other: Math.max(ball, other) };
}

const multiples = (of: number, below: number) =>
  Array.from({ length: Math.floor((below - 3) / of) }, (_, at) => (at + 1) * of);
