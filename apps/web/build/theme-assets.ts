import type { HtmlTagDescriptor, Plugin } from 'vite';
import { tokens, tokensCss } from '../src/theme/tokens.ts';

const name = 'virtual:tokens.css';

/** The browser's own bar wears the colour of the header. */
const themeColors: HtmlTagDescriptor[] = (['light', 'dark'] as const).map((scheme) => ({
  tag: 'meta',
  attrs: {
    name: 'theme-color',
    content: tokens.table[scheme],
    media: `(prefers-color-scheme: ${scheme})`,
  },
  injectTo: 'head',
}));

/**
 * Puts what `src/theme/tokens.ts` says where it stands before any script runs: the tokens as a style sheet, the colours
 * of the browser's bar; and lets the font be fetched at once, so that words do not change their shape.
 */
export function themeAssets(): Plugin {
  return {
    name: 'theme-assets',
    resolveId: (id) => (id === name ? `\0${name}` : undefined),
    load: (id) => (id === `\0${name}` ? tokensCss() : undefined),
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle }) => {
        const font = Object.keys(bundle ?? {}).find((file) => /manrope-latin-.*\.woff2$/.test(file));
        const preload: HtmlTagDescriptor[] = font
          ? [
              {
                tag: 'link',
                attrs: { rel: 'preload', href: `/${font}`, as: 'font', type: 'font/woff2', crossorigin: '' },
                injectTo: 'head',
              },
            ]
          : [];
        return [...preload, ...themeColors];
      },
    },
  };
}
