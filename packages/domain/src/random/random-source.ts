/** Where chance enters the domain: cryptographic in production, seeded in tests and on request. */
export interface RandomSource {
  /** A uniform integer from 0 to n - 1, for 1 <= n <= 2^32. */
  below(n: number): number;
}

const range = 2 ** 32;

/**
 * A source over a generator of uniform 32-bit words. Words of the incomplete last stretch are drawn again,
 * so that no number is likelier than another (a bare remainder would favour the low ones).
 */
export function randomSourceOver(nextWord: () => number): RandomSource {
  return {
    below(n) {
      if (!Number.isSafeInteger(n) || n < 1 || n > range) throw new RangeError(`No integer below ${n}`);
      let word = nextWord();
      // Only one of the last n words can lie beyond the last whole stretch.
      if (word >= range - n) {
        const limit = range - (range % n);
        while (word >= limit) word = nextWord();
      }
      return word - Math.floor(word / n) * n; // word % n, in a third of the time
    },
  };
}

/**
 * The same numbers for the same seed, for ever (sfc32). For tests, demonstration data and repeatable
 * forecasts only: whoever knows the seed knows every number, so production passes a cryptographic source.
 */
export function seededRandom(seed: number | string): RandomSource {
  let [a, b, c] = seedWords(`${seed}`);
  let counter = 1;
  // Held as signed words, which are quicker than unsigned ones; the bits are the same.
  const nextWord = (): number => {
    const word = (a + b + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (((c << 21) | (c >>> 11)) + word) | 0;
    return word >>> 0;
  };
  for (let i = 0; i < 16; i += 1) nextWord(); // lets a seed's few bits reach the whole state
  return randomSourceOver(nextWord);
}

/** `count` different members of the list, every choice and order equally likely; the list is left alone. */
export function pickDistinct(random: RandomSource, from: readonly number[], count: number): number[] {
  if (!Number.isSafeInteger(count) || count < 0 || count > from.length) {
    throw new RangeError(`Cannot pick ${count} of ${from.length}`);
  }
  // Fisher-Yates, stopped after the first `count` places.
  const copy = [...from];
  for (let place = 0; place < count; place += 1) {
    const chosen = place + random.below(copy.length - place);
    const held = copy[place] as number;
    copy[place] = copy[chosen] as number;
    copy[chosen] = held;
  }
  return copy.slice(0, count);
}

// Three words by FNV-1a with different starts: close seeds end far apart.
function seedWords(seed: string): [number, number, number] {
  const word = (start: number): number => {
    let hash = start;
    for (let i = 0; i < seed.length; i += 1) hash = Math.imul(hash ^ seed.charCodeAt(i), 0x01000193);
    return hash | 0;
  };
  return [word(0x811c9dc5), word(0x9e3779b9), word(0x85ebca6b)];
}
