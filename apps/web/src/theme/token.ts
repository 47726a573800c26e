import type { Token } from './tokens.ts';

export type { Token };

/** A token as a CSS value. Apart from the data, which the browser has as a style sheet. */
export function token(name: Token): string {
  return `var(--${name})`;
}
