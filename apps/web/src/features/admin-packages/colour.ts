import type { Rgb } from '@bolillero/domain/subscriptions/package-colour';

/** `#rrggbb`, as the browser's own chooser has it. */
export function hexOf([red, green, blue]: Rgb): string {
  return `#${[red, green, blue].map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}

/** The three channels of `#rrggbb`, or of a style sheet's `rgb(1 2 3)`. */
export function rgbOf(colour: string): Rgb {
  const channels = colour.startsWith('#')
    ? [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16))
    : (colour.match(/\d+/g) ?? []).map(Number);
  const [red = 0, green = 0, blue = 0] = channels;
  return [red, green, blue];
}
