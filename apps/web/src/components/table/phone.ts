/** Below this width rows are cards: the media query of the style sheets. */
export const phone = '(max-width: 48em)';
