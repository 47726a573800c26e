import type { RandomSource } from '@bolillero/domain/random/random-source';
import { createDrum, type Drum, stepDrum } from './drum.ts';
import type { ShownDraw, Stage } from './stage.ts';

/** One ball of the animation. */
export interface StagedBall {
  readonly number: number;
  /** Which of the stage's drums it begins in. */
  readonly drum: number;
  /** Where it comes to lie among the drawn ones; null for those that stay in the drum. */
  readonly place: number | null;
}

/** Where a ball is: units of the stage, radians, and its size beside that of a drawn one. */
export interface Pose {
  x: number;
  y: number;
  angle: number;
  scale: number;
}

/** A draw as it goes on in time. */
export interface DrawRun {
  readonly balls: readonly StagedBall[];
  readonly poses: readonly Pose[];
  /** How many balls have left their drums, in the order of their places. */
  readonly out: number;
  /** Whether the multiplier is to be seen. */
  readonly multiplied: boolean;
  /** Nothing moves any more. */
  readonly done: boolean;
  advance(milliseconds: number): void;
  /** All at once to its end. */
  finish(): void;
}

/** In seconds: until the first ball, from one to the next, what the special one takes longer, how a ball comes out and rolls to its place. */
const [mixing, turn, wait, leaving, rolling, resting] = [1.3, 1.25, 1, 0.45, 0.75, 1.4] as const;
const step = 1 / 120;
/** Longer frames than this slow the animation down instead of making it jump. */
const longest = 60;

/** The draw of a stage from its beginning: the balls lie in their drums. */
export function createDrawRun(draw: ShownDraw, stage: Stage, random: RandomSource): DrawRun {
  const drawn = draw.special === null ? draw.balls : [...draw.balls, draw.special.ball];
  const ownDrum = draw.special !== null && draw.special.size !== null;
  const drumOf = (place: number) => (ownDrum && place === drawn.length - 1 ? 1 : 0);
  const balls = stage.drums.flatMap(({ size }, drum) =>
    Array.from({ length: size }, (_, at): StagedBall => {
      const place = drawn.findIndex((number, nth) => number === at + 1 && drumOf(nth) === drum);
      return { number: at + 1, drum, place: place === -1 ? null : place };
    }),
  );
  const drums = stage.drums.map(({ size, radius }) => createDrum(size, radius, random));
  const begins = drawn.map((_, place) => mixing + place * turn + (drumOf(place) === 1 ? wait : 0));
  const lastOut = (begins.at(-1) ?? 0) + leaving + rolling;
  const end = lastOut + (draw.multiplier === null ? 0.2 : 0.5) + resting * 0.6;
  const picked = (drum: number) => Math.max(...begins.filter((_, place) => drumOf(place) === drum));
  /** Between which times the air of each drum is on. */
  const airs = drums.map((_, drum) => ({
    from: drum === 0 ? 0 : Math.max(0, picked(1) - mixing),
    to: picked(drum) + leaving,
  }));
  const poses = balls.map((): Pose => ({ x: 0, y: 0, angle: 0, scale: 1 }));
  const starts: (Pose | undefined)[] = [];
  let [time, owed, out] = [0, 0, 0];

  const firstOf = (drum: number) => (drum === 0 ? 0 : (stage.drums[0]?.size ?? 0));
  const poseOf = (at: number): Pose => {
    const { drum, place } = balls[at] as StagedBall;
    const { x, y, angle, ballRadius } = drums[drum] as Drum;
    const middle = stage.drums[drum] as { x: number; y: number };
    const nth = at - firstOf(drum);
    const here = {
      x: middle.x + (x[nth] as number),
      y: middle.y + (y[nth] as number),
      angle: angle[nth] as number,
      scale: ballRadius / stage.placeRadius,
    };
    const start = place === null ? undefined : starts[place];
    return start === undefined || place === null ? here : leavingPose(start, place, drum);
  };
  /** From where it was taken to the mouth of its drum, and from there to its place. */
  const leavingPose = (start: Pose, place: number, drum: number): Pose => {
    const { x, y, radius } = stage.drums[drum] as { x: number; y: number; radius: number };
    const mouth = { x, y: y + radius - (drums[drum] as Drum).ballRadius };
    const goal = stage.places[place] as { x: number; y: number };
    const passed = time - (begins[place] as number);
    if (passed < leaving) {
      const part = smooth(passed / leaving);
      return {
        ...start,
        x: start.x + (mouth.x - start.x) * part,
        y: start.y + (mouth.y - start.y) * part,
        angle: start.angle * (1 - part),
      };
    }
    const part = Math.min(1, (passed - leaving) / rolling);
    const across = smooth(part);
    // whole turns: it comes to lie upright
    const turns = Math.round((goal.x - mouth.x) / stage.placeRadius / (2 * Math.PI));
    return {
      x: mouth.x + (goal.x - mouth.x) * across,
      y: mouth.y + (goal.y - mouth.y) * landed(part),
      angle: part < 1 ? turns * 2 * Math.PI * (across - 1) : 0,
      scale: start.scale + (1 - start.scale) * smooth(Math.min(1, part * 1.6)),
    };
  };
  const pose = () => {
    for (let at = 0; at < balls.length; at++) Object.assign(poses[at] as Pose, poseOf(at));
  };
  const takeOut = (place: number) => {
    const at = balls.findIndex((ball) => ball.place === place);
    const { drum } = balls[at] as StagedBall;
    const start = poseOf(at);
    starts[place] = { ...start, angle: Math.atan2(Math.sin(start.angle), Math.cos(start.angle)) };
    (drums[drum] as Drum).left[at - firstOf(drum)] = 1;
    out = place + 1;
  };
  const settle = (drum: Drum, seconds: number) => {
    for (let passed = 0; passed < seconds; passed += step) stepDrum(drum, step, 0, random);
  };
  for (const drum of drums) settle(drum, resting);
  pose();

  return {
    balls,
    poses,
    get out() {
      return out;
    },
    get multiplied() {
      return draw.multiplier !== null && time >= lastOut + 0.3;
    },
    get done() {
      return time >= end;
    },
    advance(milliseconds) {
      owed += Math.min(milliseconds, longest) / 1000;
      for (; owed >= step && time < end; owed -= step) {
        time += step;
        while (out < drawn.length && time >= (begins[out] as number)) takeOut(out);
        drums.forEach((drum, nth) => {
          const { from, to } = airs[nth] as { from: number; to: number };
          // those that lie still are left alone
          if (time < from || time > to + resting) return;
          stepDrum(drum, step, time > to ? 0 : Math.min(1, (time - from) * 2.5), random);
        });
      }
      pose();
    },
    finish() {
      while (out < drawn.length) takeOut(out);
      for (const drum of drums) settle(drum, resting);
      time = end;
      pose();
    },
  };
}

/** Slow, quick, slow. */
const smooth = (part: number) => part * part * (3 - 2 * part);

/** Falls, and springs back a little where it lands. */
function landed(part: number): number {
  if (part < 0.6) return (part / 0.6) ** 2;
  const after = (part - 0.6) / 0.4;
  return 1 - 0.16 * 4 * after * (1 - after) * (1 - after);
}
