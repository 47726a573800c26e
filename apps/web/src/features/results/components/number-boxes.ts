/** What of a typed or pasted text belongs into one box: at most two digits. */
export function boxText(typed: string): string {
  return typed.replace(/\D/g, '').slice(0, 2);
}

/** Whether a box holds a whole number, so that the next one can follow: two digits, or one that no second digit fits. */
export function isComplete(text: string, largest: number): boolean {
  return text.length === 2 || (text.length === 1 && text !== '0' && Number(text) * 10 > largest);
}

/** The numbers of a pasted line ("05 12-33, 41 60 + 22"), for as many boxes; null when it is just one number. */
export function pastedNumbers(text: string, boxes: number): readonly string[] | null {
  const numbers = text.match(/\d+/g) ?? [];
  if (numbers.length < 2 || numbers.some((number) => number.length > 2)) return null;
  return numbers.slice(0, boxes);
}
