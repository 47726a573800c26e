import type { LotteryAccent } from '@bolillero/domain/games/accents';
import { seededRandom } from '@bolillero/domain/random/random-source';
import { animationTexts as words } from '@bolillero/texts/animation';
import { resultTexts } from '@bolillero/texts/results';
import IconPlayerPause from '@tabler/icons-react/dist/esm/icons/IconPlayerPause.mjs';
import IconPlayerPlay from '@tabler/icons-react/dist/esm/icons/IconPlayerPlay.mjs';
import IconRotate from '@tabler/icons-react/dist/esm/icons/IconRotateClockwise.mjs';
import { type CSSProperties, useMemo, useRef, useState } from 'react';
import { useWidth } from '../../../components/charts/use-width.ts';
import { accentStyle } from '../../../components/ui/accent.ts';
import { Button } from '../../../components/ui/Button.tsx';
import { useMediaQuery } from '../../../components/ui/use-media-query.ts';
import { createDrawRun } from '../draw-run.ts';
import { type ShownDraw, stageOf } from '../stage.ts';
import { useDrawRun } from '../use-draw-run.ts';
import classes from './DrawAnimation.module.css';
import { DrumPicture } from './DrumPicture.tsx';

interface DrawAnimationProps {
  readonly draw: ShownDraw;
  /** The same seed moves the same balls in the same way. */
  readonly seed: string;
  readonly accent: LotteryAccent;
  /** What the lottery calls its special ball and its multiplier. */
  readonly specialName: string;
  readonly multiplierLabel: string;
}

/**
 * A draw as an animation of its drums, with what stops it. Where motion is not wanted it is the picture at its end. Screen readers get the
 * result as one sentence, whatever moves.
 */
export function DrawAnimation({ draw, seed, accent, specialName, multiplierLabel }: DrawAnimationProps) {
  const still = useMediaQuery('(prefers-reduced-motion: reduce)');
  const stage = useMemo(() => stageOf(draw), [draw]);
  const [times, setTimes] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a repetition begins anew
  const run = useMemo(() => createDrawRun(draw, stage, seededRandom(seed)), [draw, stage, seed, times]);
  const [frame, width] = useWidth<HTMLDivElement>(stage.width);
  const { phase, pause, goOn, finish, refOf } = useDrawRun(run, frame, { unit: width / stage.width, still });
  const again = useRef<HTMLButtonElement>(null);
  const { special, multiplier } = draw;
  const ended = phase === 'done';
  const last = stage.places.at(-1);
  return (
    <div className={classes.animation} style={accentStyle(accent)}>
      <p className="visually-hidden">
        {words.inWords(
          draw.balls.join(', '),
          special === null ? null : resultTexts.special(specialName, special.ball),
          multiplier === null ? null : resultTexts.multiplier(multiplierLabel, multiplier),
        )}
      </p>
      <div
        ref={frame}
        className={classes.stage}
        data-phase={phase}
        style={
          {
            aspectRatio: `${stage.width} / ${stage.height}`,
            '--diameter': `${(2 * stage.placeRadius * width) / stage.width}px`,
          } as CSSProperties
        }
        aria-hidden="true"
      >
        <DrumPicture stage={stage} layer="back" hasSpecial={special !== null} />
        {run.balls.map(({ number, drum, place }, at) => (
          <span
            key={`${drum} ${number}`}
            ref={refOf(at)}
            className={classes.ball}
            data-special={drum === 1 || undefined}
            data-joins={(drum === 0 && place === draw.balls.length) || undefined}
          >
            {number}
          </span>
        ))}
        <DrumPicture stage={stage} layer="front" hasSpecial={special !== null} />
        {special !== null && last && (
          <span
            className={classes.name}
            style={{
              insetInlineStart: `${(last.x / stage.width) * 100}%`,
              insetBlockStart: `${((last.y + stage.placeRadius + 4) / stage.height) * 100}%`,
            }}
          >
            {specialName}
          </span>
        )}
        {multiplier !== null && (
          <span className={classes.multiplier}>{resultTexts.multiplier(multiplierLabel, multiplier)}</span>
        )}
      </div>
      {!still && (
        <fieldset className={classes.controls}>
          <legend className="visually-hidden">{words.controls}</legend>
          <Button
            ref={again}
            variant="default"
            onClick={() => setTimes(times + 1)}
            leftSection={<IconRotate size={18} aria-hidden="true" />}
          >
            {words.again}
          </Button>
          {!ended && (
            <>
              <Button
                variant="default"
                onClick={phase === 'paused' ? goOn : pause}
                leftSection={
                  phase === 'paused' ? (
                    <IconPlayerPlay size={18} aria-hidden="true" />
                  ) : (
                    <IconPlayerPause size={18} aria-hidden="true" />
                  )
                }
              >
                {phase === 'paused' ? words.goOn : words.pause}
              </Button>
              <Button
                variant="subtle"
                onClick={() => {
                  finish();
                  again.current?.focus();
                }}
              >
                {words.skip}
              </Button>
            </>
          )}
        </fieldset>
      )}
    </div>
  );
}
