/**
 * The chance of a chi-square statistic at least this large when only chance is at work: the upper regularized incomplete
 * gamma function Q(degrees / 2, statistic / 2), by its series below the mean and its continued fraction above.
 */
export function chiSquareTail(statistic: number, degrees: number): number {
  const a = degrees / 2;
  const x = statistic / 2;
  if (x <= 0) return 1;
  const scale = Math.exp(a * Math.log(x) - x - logGamma(a));
  const tail = x < a + 1 ? 1 - scale * lowerSeries(a, x) : scale * upperFraction(a, x);
  return Math.min(1, Math.max(0, tail));
}

const enough = 1e-15;
const mostTerms = 10_000;

function lowerSeries(a: number, x: number): number {
  let term = 1 / a;
  let sum = term;
  for (let n = 1; n < mostTerms && term > sum * enough; n += 1) {
    term *= x / (a + n);
    sum += term;
  }
  return sum;
}

/** Lentz's method for 1 / (x + 1 - a - 1(1 - a) / (x + 3 - a - ...)). */
function upperFraction(a: number, x: number): number {
  const tiny = 1e-300;
  let b = x + 1 - a;
  let c = 1 / tiny;
  let d = 1 / b;
  let value = d;
  for (let n = 1; n < mostTerms; n += 1) {
    const numerator = -n * (n - a);
    b += 2;
    d = 1 / nonZero(numerator * d + b, tiny);
    c = nonZero(b + numerator / c, tiny);
    value *= d * c;
    if (Math.abs(d * c - 1) < enough) break;
  }
  return value;
}

function nonZero(value: number, tiny: number): number {
  return Math.abs(value) < tiny ? tiny : value;
}

/** ln of the gamma function for a > 0, by Stirling's series from 10 on. */
function logGamma(a: number): number {
  let shift = 0;
  let z = a;
  while (z < 10) {
    shift += Math.log(z);
    z += 1;
  }
  const inverse = 1 / z;
  const square = inverse * inverse;
  const series =
    inverse * (1 / 12 - square * (1 / 360 - square * (1 / 1260 - square * (1 / 1680 - square / 1188))));
  return (z - 0.5) * Math.log(z) - z + Math.log(2 * Math.PI) / 2 + series - shift;
}
