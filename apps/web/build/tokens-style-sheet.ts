import type { Plugin } from 'vite';
import { tokensCss } from '../src/theme/tokens.ts';

const name = 'virtual:tokens.css';

/** Serves the style sheet that `src/theme/tokens.ts` describes, so that colours stand before any script runs. */
export function tokensStyleSheet(): Plugin {
  return {
    name: 'tokens-style-sheet',
    resolveId: (id) => (id === name ? `\0${name}` : undefined),
    load: (id) => (id === `\0${name}` ? tokensCss() : undefined),
  };
}
