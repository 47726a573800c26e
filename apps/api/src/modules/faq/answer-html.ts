import sanitizeHtml from 'sanitize-html';

/** Where an answer's links lead: pages of the house, other sites, a mail or a call. */
const schemes = ['http', 'https', 'mailto', 'tel'];

/** What other editors write for the same. */
const sameAs = { b: 'strong', i: 'em', h1: 'h3', h2: 'h3', h4: 'h3', h5: 'h3', h6: 'h3' } as const;

const options: sanitizeHtml.IOptions = {
  allowedTags: ['p', 'h3', 'strong', 'em', 'ul', 'ol', 'li', 'a'],
  allowedAttributes: { a: ['href', 'rel'] },
  allowedSchemes: schemes,
  allowedSchemesAppliedToAttributes: ['href'],
  allowProtocolRelative: false,
  // what is left of a comment or a nested document is text to be escaped, never markup
  disallowedTagsMode: 'discard',
  enforceHtmlBoundary: false,
  transformTags: {
    ...sameAs,
    a: (tagName, { href = '' }) => ({
      tagName,
      attribs: /^[a-z][a-z\d+.-]*:/i.test(href) ? { href, rel: 'noopener noreferrer nofollow' } : { href },
    }),
  },
  // a link without an address is only its words
  exclusiveFilter: ({ tag, attribs }) => (tag === 'a' && !attribs.href ? 'excludeTag' : false),
};

/** What has no ink: spaces of every kind, and characters that are only told apart by machines. */
const inkless = /[\s\u00ad\u200b-\u200f\u2028-\u202e\u2060-\u2064\ufeff]/gu;

/**
 * An answer as it may be shown: paragraphs, one kind of heading, emphasis, lists and links, whatever was sent. Empty when
 * nothing of it would be seen.
 */
export function sanitizeAnswer(html: string): string {
  const kept = sanitizeHtml(html, options).trim();
  const words = sanitizeHtml(kept, { allowedTags: [], allowedAttributes: {} });
  return words.replaceAll('&nbsp;', ' ').replace(inkless, '') === '' ? '' : kept;
}
