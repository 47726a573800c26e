import { seededRandom } from '@bolillero/domain/random/random-source';
import { expect, test } from 'vitest';
import { createDrawRun } from './draw-run.ts';
import { type ShownDraw, stageOf } from './stage.ts';

const powerball: ShownDraw = {
  balls: [5, 9, 21, 60, 61],
  size: 69,
  special: { ball: 7, size: 26 },
  multiplier: 3,
};
const florida: ShownDraw = { balls: [1, 2, 3, 4, 5, 53], size: 53, special: null, multiplier: null };
const tinka: ShownDraw = { ...florida, special: { ball: 30, size: null } };
const draws = [
  ['its own drum and a multiplier', powerball],
  ['no special ball', florida],
  ['a special ball of the same drum', tinka],
] as const;

const runOf = (draw: ShownDraw, seed = 'a') => {
  const stage = stageOf(draw);
  return { stage, run: createDrawRun(draw, stage, seededRandom(seed)) };
};
const frame = 1000 / 60;

test.each(draws)(
  'with %s: the balls come out one by one in their order and lie upright in their places',
  (_, draw) => {
    const { stage, run } = runOf(draw);
    const drawn = draw.special === null ? draw.balls : [...draw.balls, draw.special.ball];
    const order: number[] = [];
    let frames = 0;
    for (; !run.done && frames < 60 * 30; frames++) {
      const before = run.out;
      run.advance(frame);
      expect(run.out - before).toBeLessThanOrEqual(1);
      if (run.out > before) order.push(run.balls.find(({ place }) => place === before)?.number ?? 0);
    }
    expect(order).toEqual(drawn);
    // long enough to follow, short enough to wait for
    expect(frames / 60).toBeGreaterThan(6);
    expect(frames / 60).toBeLessThan(15);
    expect(run.multiplied).toBe(draw.multiplier !== null);
    stage.places.forEach((place, nth) => {
      const at = run.balls.findIndex((ball) => ball.place === nth);
      expect(run.poses[at]).toMatchObject({ x: place.x, y: place.y, scale: 1 });
      expect(run.poses[at]?.angle).toBeCloseTo(0);
    });
  },
);

test.each(draws)(
  'with %s: those that are not drawn stay in their drum, come to rest and keep apart',
  (_, draw) => {
    const { stage, run } = runOf(draw);
    const inDrum = () =>
      run.balls.flatMap(({ drum, place }, at) => (place !== null && place < run.out ? [] : [{ drum, at }]));
    const check = () => {
      for (const { drum, at } of inDrum()) {
        const { x, y, radius } = stage.drums[drum] as (typeof stage.drums)[number];
        const pose = run.poses[at] as (typeof run.poses)[number];
        expect(Math.hypot(pose.x - x, pose.y - y)).toBeLessThanOrEqual(radius);
      }
    };
    check();
    for (let frames = 0; !run.done; frames++) {
      run.advance(frame);
      if (frames % 20 === 0) check();
    }
    const rest = run.poses.map((pose) => ({ ...pose }));
    run.advance(1000);
    expect(run.poses).toEqual(rest);
    const lying = inDrum();
    for (const { drum, at } of lying)
      for (const { drum: otherDrum, at: other } of lying) {
        if (at >= other || drum !== otherDrum) continue;
        const [one, two] = [run.poses[at], run.poses[other]] as [
          { x: number; y: number; scale: number },
          { x: number; y: number },
        ];
        const diameter = 2 * one.scale * stage.placeRadius;
        expect(Math.hypot(one.x - two.x, one.y - two.y)).toBeGreaterThan(diameter * 0.7);
      }
  },
);

test('the air stirs the drum', () => {
  const { run } = runOf(powerball);
  const lying = run.poses.map((pose) => ({ ...pose }));
  for (let frames = 0; frames < 60; frames++) run.advance(frame);
  const moved = run.poses.filter(({ x, y }, at) => {
    const before = lying[at] as { x: number; y: number };
    return run.balls[at]?.drum === 0 && Math.hypot(x - before.x, y - before.y) > 20;
  });
  expect(moved.length).toBeGreaterThan(40);
});

test('skipped at any moment it shows the same numbers in the same places', () => {
  const { stage, run } = runOf(powerball);
  for (let frames = 0; frames < 200; frames++) run.advance(frame);
  run.finish();
  expect([run.done, run.multiplied, run.out]).toEqual([true, true, 6]);
  const last = run.balls.findIndex(({ place }) => place === 5);
  expect(run.poses[last]).toMatchObject({ ...stage.places[5], scale: 1 });
  expect(run.balls[last]).toMatchObject({ number: 7, drum: 1 });
});

test('a page that was away for long goes on where it was', () => {
  const { run } = runOf(powerball);
  run.advance(600_000);
  expect([run.out, run.done]).toEqual([0, false]);
});

test('a draw of more balls still fits on its stage, and so does one that the matrix does not know', () => {
  const balls = [1, 2, 3, 4, 5, 6, 7, 8, 9, 90];
  const { stage, run } = runOf({ balls, size: 80, special: { ball: 11, size: null }, multiplier: null });
  run.finish();
  expect(run.out).toBe(11);
  for (const { x } of stage.places) {
    expect(x - stage.placeRadius).toBeGreaterThanOrEqual(0);
    expect(x + stage.placeRadius).toBeLessThanOrEqual(stage.width);
  }
});
