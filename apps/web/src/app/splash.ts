import { minimumWait } from '../api/minimum-wait.ts';

/**
 * Takes the splash of index.html away: the first page is on the screen. Where the house has set a minimum wait, and it is
 * known by now, the splash stays that long from the start of the page on.
 */
export function endSplash(): void {
  const splash = document.getElementById('splash');
  if (!splash) return;
  const left = minimumWait() - performance.now();
  if (left > 0) setTimeout(() => splash.remove(), left);
  else splash.remove();
}
