import type { RandomSource } from '@bolillero/domain/random/random-source';

/** A drum of equal balls; lengths in units of the stage, seconds, the origin in its middle, y downwards. */
export interface Drum {
  readonly radius: number;
  readonly ballRadius: number;
  readonly x: Float64Array;
  readonly y: Float64Array;
  readonly vx: Float64Array;
  readonly vy: Float64Array;
  /** How far each has turned, in radians. */
  readonly angle: Float64Array;
  /** 1 for those that left it. */
  readonly left: Uint8Array;
}

const gravity = 900;
const jet = 3400;
const fastest = 460;
const bounce = 0.55;
/** How much of the drum its balls fill. */
const filling = 0.36;

/** A drum with its balls strewn over its lower half; they fall into place with the first steps. */
export function createDrum(count: number, radius: number, random: RandomSource): Drum {
  const ballRadius = Math.min(radius * Math.sqrt(filling / count), radius * 0.16);
  const empty = () => new Float64Array(count);
  const drum = { radius, ballRadius, x: empty(), y: empty(), vx: empty(), vy: empty(), angle: empty() };
  const reach = radius - ballRadius;
  for (let ball = 0; ball < count; ball++) {
    // evenly over the half disc, so that no two begin in the same place
    const distance = reach * Math.sqrt((ball + 0.5) / count);
    const turn = Math.PI * (0.05 + 0.9 * unit(random));
    drum.x[ball] = distance * Math.cos(turn);
    drum.y[ball] = distance * Math.sin(turn);
    drum.angle[ball] = (unit(random) - 0.5) * 2;
  }
  return { ...drum, left: new Uint8Array(count) };
}

/**
 * Moves the balls on by a step of at most a sixtieth of a second: they fall, push each other and the wall, and the air that comes from below
 * (0 none, 1 all of it) throws them up again. Without air they come to rest.
 */
export function stepDrum(drum: Drum, seconds: number, air: number, random: RandomSource): void {
  const { x, y, vx, vy, angle, left, radius, ballRadius } = drum;
  const calm = Math.exp(-seconds * (air > 0 ? 0.25 : 2.5));
  for (let ball = 0; ball < x.length; ball++) {
    if (left[ball]) continue;
    let right = vx[ball] as number;
    let down = (vy[ball] as number) + gravity * seconds;
    const aside = Math.abs(x[ball] as number) / (radius * 0.6);
    if (air > 0 && aside < 1 && (y[ball] as number) > -radius * 0.15) {
      down -= air * jet * (1 - aside) * seconds;
      right += air * (unit(random) - 0.5) * jet * 0.9 * seconds;
    }
    const speed = Math.hypot(right, down);
    const kept = speed > fastest ? (fastest / speed) * calm : calm;
    vx[ball] = right * kept;
    vy[ball] = down * kept;
    x[ball] = (x[ball] as number) + right * kept * seconds;
    y[ball] = (y[ball] as number) + down * kept * seconds;
    angle[ball] = (angle[ball] as number) + ((right * kept) / ballRadius) * seconds * 0.6;
  }
  partBalls(drum);
  for (let ball = 0; ball < x.length; ball++) if (!left[ball]) keepInside(drum, ball, air * seconds);
}

/** Those that overlap are moved apart, and lose what they ran into each other with. */
function partBalls({ x, y, vx, vy, left, ballRadius }: Drum): void {
  const touch = 2 * ballRadius;
  for (let one = 0; one < x.length; one++) {
    if (left[one]) continue;
    for (let other = one + 1; other < x.length; other++) {
      if (left[other]) continue;
      const dx = (x[other] as number) - (x[one] as number);
      if (dx > touch || dx < -touch) continue;
      const dy = (y[other] as number) - (y[one] as number);
      const square = dx * dx + dy * dy;
      if (square >= touch * touch || square === 0) continue;
      const distance = Math.sqrt(square);
      const [nx, ny] = [dx / distance, dy / distance];
      const apart = (touch - distance) / 2;
      x[one] = (x[one] as number) - nx * apart;
      y[one] = (y[one] as number) - ny * apart;
      x[other] = (x[other] as number) + nx * apart;
      y[other] = (y[other] as number) + ny * apart;
      const together =
        ((vx[one] as number) - (vx[other] as number)) * nx +
        ((vy[one] as number) - (vy[other] as number)) * ny;
      if (together <= 0) continue;
      const push = (together * (1 + bounce)) / 2;
      vx[one] = (vx[one] as number) - push * nx;
      vy[one] = (vy[one] as number) - push * ny;
      vx[other] = (vx[other] as number) + push * nx;
      vy[other] = (vy[other] as number) + push * ny;
    }
  }
}

/** The wall throws a ball back, and takes it along a little while the drum turns. */
function keepInside({ x, y, vx, vy, radius, ballRadius }: Drum, ball: number, turning: number): void {
  const distance = Math.hypot(x[ball] as number, y[ball] as number);
  const reach = radius - ballRadius;
  if (distance <= reach) return;
  const [nx, ny] = [(x[ball] as number) / distance, (y[ball] as number) / distance];
  x[ball] = nx * reach;
  y[ball] = ny * reach;
  const outward = (vx[ball] as number) * nx + (vy[ball] as number) * ny;
  if (outward > 0) {
    vx[ball] = (vx[ball] as number) - outward * (1 + bounce) * nx;
    vy[ball] = (vy[ball] as number) - outward * (1 + bounce) * ny;
  }
  vx[ball] = (vx[ball] as number) - ny * turning * 420;
  vy[ball] = (vy[ball] as number) + nx * turning * 420;
}

/** From 0 to 1. */
function unit(random: RandomSource): number {
  return random.below(4096) / 4096;
}
