import type { BuiltPage } from './build.ts';

/** The document that every page begins as, whose splash knows how long the house wants it to stay: it may go before any call is answered. */
export function withMinimumWait(template: string, milliseconds: number): string {
  return template.replace('id="splash"', `id="splash" data-minimum-wait="${milliseconds}"`);
}

/**
 * The document of a page: what every page begins as and, in its head, the page's own files, so that the browser fetches them beside
 * the first script instead of after it. Styles are fetched ahead and not applied: nothing waits for them before the first paint.
 * What a page is to say before any script has run would be put together here too.
 */
export function composeDocument(
  template: string,
  { scripts, styles }: Pick<BuiltPage, 'scripts' | 'styles'>,
): string {
  const links = [
    ...styles.map((href) => `<link rel="preload" as="style" crossorigin href="${href}">`),
    ...scripts.map((href) => `<link rel="modulepreload" crossorigin href="${href}">`),
  ];
  const end = template.indexOf('</head>');
  return `${template.slice(0, end)}${links.map((link) => `  ${link}\n  `).join('')}${template.slice(end)}`;
}
