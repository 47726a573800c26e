/** What somebody typed where numbers go: "1 2 3", "5, 12, 33", "07-14-21". */
export interface TypedBalls {
  /** In the order typed; repeated ones stay, for the rules to say so. */
  readonly balls: readonly number[];
  /** Words that are no numbers. */
  readonly unreadable: readonly string[];
}

/** Reads numbers between any of the marks that people put there. */
export function readTypedBalls(text: string): TypedBalls {
  const words = text.split(/[\s,;.|/+–—-]+/).filter((word) => word !== '');
  return {
    balls: words.filter(isBall).map(Number),
    unreadable: words.filter((word) => !isBall(word)),
  };
}

const isBall = (word: string) => /^\d{1,3}$/.test(word);

/** The text for a list of balls, as the box shows it. */
export function writeBalls(balls: readonly number[]): string {
  return balls.join(' ');
}

/** The text in ascending order once it can be read whole; what cannot stays as it was typed. */
export function tidyBalls(text: string): string {
  const { balls, unreadable } = readTypedBalls(text);
  return unreadable.length > 0 ? text : writeBalls(balls.toSorted((a, b) => a - b));
}

/** A tap on the slip: takes the ball off the text, or adds it while fewer than `most` stand there. */
export function toggleTyped(text: string, ball: number, most: number): string {
  const { balls } = readTypedBalls(text);
  if (balls.includes(ball)) return writeBalls(balls.filter((other) => other !== ball));
  if (balls.length >= most) return text;
  return writeBalls([...balls, ball].toSorted((a, b) => a - b));
}
