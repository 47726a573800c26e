import type { PoolSource } from '@bolillero/domain/forecasts/choice';
import { isUnknown, type KnownPast, knownPool } from '@bolillero/domain/forecasts/known-past';
import { mostRepeated, mostRepeatedSpecials, takenInside } from '@bolillero/domain/forecasts/most-repeated';
import type { LotteryAccent } from '@bolillero/domain/games/accents';
import { picksSpecial } from '@bolillero/domain/games/matrix';
import { advancedWindowsTexts } from '@bolillero/texts/advanced-windows';
import { type CSSProperties, useId } from 'react';
import { accentStyle } from '../../../../components/ui/accent.ts';
import { Ball } from '../../../../components/ui/Ball.tsx';
import classes from './LikelyPreview.module.css';

const words = advancedWindowsTexts.mostLikely;

interface LikelyPreviewProps {
  readonly past: KnownPast;
  readonly source: PoolSource | null;
  /** How many balls are asked for. */
  readonly count: number;
  /** Whether the special ball comes from previous draws. */
  readonly special: boolean;
  readonly specialName: string;
  readonly accent: LotteryAccent | undefined;
}

/** 'Así saldría': the balls that are certain with how often they came, and a ghost for each that chance gives. */
export function LikelyPreview(props: LikelyPreviewProps) {
  const { past, source, count, special, specialName, accent } = props;
  const { matrix } = past;
  const id = useId();
  const pool = knownPool(past, source, 'main');
  const taken = takenInside(pool, count, matrix.balls);
  const { sure, tied } = mostRepeated(pool, taken);
  const fromTied = tied.length > taken - sure.length ? taken - sure.length : 0;
  const certain = fromTied > 0 ? sure : [...sure, ...tied];
  const atRandom = matrix.balls - taken;
  const times = (ball: number) => pool.counts[ball] ?? 0;
  const unread = source !== null && isUnknown(past);
  const lines = unread
    ? [advancedWindowsTexts.past.unread]
    : [
        fromTied > 0 && words.ties(tied, times(tied[0] ?? 0), fromTied),
        source !== null && taken < count && words.few(taken, count),
        source !== null && atRandom > 0 && words.rest(atRandom, matrix.balls, pool.outside.length),
        source === null && words.noPast(matrix.balls),
      ].filter((line) => line !== false);
  const places = matrix.balls + (picksSpecial(matrix) ? 1 : 0);
  return (
    <section className={classes.preview} aria-labelledby={id}>
      <h3 id={id} className={classes.title}>
        {words.preview}
      </h3>
      <ul
        className={classes.row}
        data-balls={places}
        style={{ '--places': places, ...accentStyle(accent) } as CSSProperties}
      >
        {certain.map((ball) => (
          <li key={ball}>
            <Counted number={ball} times={times(ball)} />
          </li>
        ))}
        <Ghosts count={fromTied} face="?" says={words.ofTied(fromTied)} />
        <Ghosts count={atRandom} face={unread ? '…' : words.random} says={words.atRandom(atRandom)} />
        {picksSpecial(matrix) && (
          <SpecialPlace {...{ past, accent, specialName }} source={special ? source : null} />
        )}
      </ul>
      <div role="status" className={classes.lines}>
        {lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
    </section>
  );
}

/** A ball with how often it came at its foot. */
function Counted(props: {
  number: number;
  times: number;
  special?: string;
  accent?: LotteryAccent | undefined;
}) {
  const { number, times, special, accent } = props;
  return (
    <span className={classes.counted}>
      <Ball
        number={number}
        size="sm"
        state={special === undefined ? 'chosen' : 'special'}
        accent={accent}
        label={special}
        className={classes.ball}
      />
      <span className={classes.times} aria-hidden="true">
        {times > 2 ? '3+' : times}
      </span>
      <span className="visually-hidden">, {words.times(times)}</span>
    </span>
  );
}

/** Places of which it is not known which ball they get. */
function Ghosts({ count, face, says }: { count: number; face: string; says: string }) {
  return Array.from({ length: count }, (_, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: one place is as another
    <li key={at}>
      <span className={classes.ghost} aria-hidden="true">
        {face}
      </span>
      {at === 0 && <span className="visually-hidden">{says}</span>}
    </li>
  ));
}

function SpecialPlace(props: Pick<LikelyPreviewProps, 'past' | 'source' | 'specialName' | 'accent'>) {
  const { past, source, specialName, accent } = props;
  const pool = knownPool(past, source, 'special');
  const most = mostRepeatedSpecials(pool);
  const [only] = most;
  if (pool.inside.length > 0 && most.length === 1 && only !== undefined) {
    return (
      <li>
        <Counted number={only} times={pool.counts[only] ?? 0} special={specialName} accent={accent} />
      </li>
    );
  }
  return (
    <li data-special>
      <span className={classes.ghost} aria-hidden="true">
        {pool.inside.length > 0 ? '?' : words.random}
      </span>
      <span className="visually-hidden">{words.randomSpecial(specialName)}</span>
    </li>
  );
}
