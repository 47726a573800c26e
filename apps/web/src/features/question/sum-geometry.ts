/** A line of a sum over time: days since 1970 and hundredths. */
export interface LinePoint {
  readonly day: number;
  readonly value: number;
}

const msPerDay = 86_400_000;

export const dayOf = (date: string): number => Date.parse(`${date}T00:00:00Z`) / msPerDay;

/** The SVG path of a line; of the points that fall into one pixel the last is taken. */
export function linePath(
  points: readonly LinePoint[],
  x: (day: number) => number,
  y: (value: number) => number,
): string {
  const kept: LinePoint[] = [];
  let column = Number.NaN;
  for (const point of points) {
    const here = Math.round(x(point.day));
    if (here === column) kept.pop();
    kept.push(point);
    column = here;
  }
  return kept
    .map(({ day, value }, at) => `${at === 0 ? 'M' : 'L'}${tenth(x(day))} ${tenth(y(value))}`)
    .join('');
}

const tenth = (pixels: number) => Math.round(pixels * 10) / 10;

/** A place of the time axis. */
export interface TimeTick {
  readonly day: number;
  readonly label: string;
}

/** Steps of an axis, in months. */
const steps = [1, 3, 6, 12, 24, 60, 120];

/** At most `most` places between two days: January of years, or months where the stretch is short. */
export function timeTicks(from: number, to: number, most: number): TimeTick[] {
  for (const step of steps) {
    const ticks = ticksOf(from, to, step);
    if (ticks.length <= most) return ticks;
  }
  return [];
}

function ticksOf(from: number, to: number, step: number): TimeTick[] {
  const first = new Date(from * msPerDay);
  const ticks: TimeTick[] = [];
  const years = Math.max(1, step / 12);
  let month = step < 12 ? first.getUTCFullYear() * 12 + first.getUTCMonth() : 0;
  if (step < 12) month -= month % step;
  else month = first.getUTCFullYear() * 12 - (first.getUTCFullYear() % years) * 12;
  for (; ; month += step) {
    const [year, inYear] = [Math.floor(month / 12), month % 12];
    const day = Date.UTC(year, inYear, 1) / msPerDay;
    if (day > to) return ticks;
    if (day < from) continue;
    const label = step < 12 ? `${String(inYear + 1).padStart(2, '0')}/${year}` : String(year);
    ticks.push({ day, label });
  }
}
