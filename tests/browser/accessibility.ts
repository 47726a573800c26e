/** What axe holds every screen and component to: WCAG 2.2 AA, sizes of targets included. */
export const accessibility = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
  rules: { 'target-size': { enabled: true } },
};

/** Of what axe found: to describe each element that is in order as well would be a third of its work. */
export const resultsLookedAt = { resultTypes: ['violations' as const] };
