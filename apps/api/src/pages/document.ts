import type { BuiltPage } from './build.ts';

/** The document that every page begins as, whose splash knows how long the house wants it to stay: it may go before any call is answered. */
export function withMinimumWait(template: string, milliseconds: number): string {
  return template.replace('id="splash"', `id="splash" data-minimum-wait="${milliseconds}"`);
}

/** What is shown of any page where somebody shares its address: such pictures need whole addresses, which the build does not know. */
export function withShareImage(template: string, publicUrl: string): string {
  return insertBefore(template, '</head>', [
    `<meta property="og:image" content="${publicUrl}/share.png">`,
    '<meta property="og:image:width" content="1200">',
    '<meta property="og:image:height" content="630">',
    '<meta name="twitter:card" content="summary_large_image">',
  ]);
}

/**
 * The document of a page: what every page begins as and the page's own files, so that the browser fetches them beside the first
 * script instead of after it. Scripts are fetched ahead, in the head, behind those of every page: the frame stands first. Styles
 * are applied, at the end of the body: nothing waits for them before the splash is painted, and nobody is warned of any that a
 * page does not come to use, as where it leads to the sign-in. What a page is to say before any script has run would be put
 * together here too.
 */
export function composeDocument(
  template: string,
  { scripts, styles }: Pick<BuiltPage, 'scripts' | 'styles'>,
): string {
  const head = scripts.map(
    (href) => `<link rel="modulepreload" fetchpriority="low" crossorigin href="${href}">`,
  );
  const body = styles.map((href) => `<link rel="stylesheet" crossorigin href="${href}">`);
  return insertBefore(insertBefore(template, '</head>', head), '</body>', body);
}

function insertBefore(text: string, end: string, lines: readonly string[]): string {
  const at = text.lastIndexOf(end);
  return `${text.slice(0, at)}${lines.map((line) => `  ${line}\n  `).join('')}${text.slice(at)}`;
}
