import { type AskedNumber, readAskedNumbers } from '@bolillero/domain/tickets/asked-balls';

/** What stands in the box while a number is typed: numbers that are whole, and what may still grow. */
interface TakenText {
  readonly numbers: readonly AskedNumber[];
  readonly rest: string;
}

const isDigit = (sign: string | undefined) => sign !== undefined && sign >= '0' && sign <= '9';

/** A number is whole with two digits, or when something stands behind it; a '+' waits for its number. */
export function takeTyped(text: string): TakenText {
  let start = text.length;
  if (isDigit(text[start - 1]) && !isDigit(text[start - 2])) start -= 1;
  else if (isDigit(text[start - 1])) return { numbers: readAskedNumbers(text), rest: '' };
  let sign = start;
  while (text[sign - 1] === ' ') sign -= 1;
  if (text[sign - 1] === '+') start = sign - 1;
  return { numbers: readAskedNumbers(text.slice(0, start)), rest: text.slice(start).replaceAll(' ', '') };
}
