/**
 * Takes the splash of index.html away: what is on the screen can be read, or shows by its shapes what is to come. Where the
 * house has set a minimum wait, which the server writes on the splash, it stays that long from the start of the page on.
 */
export function endSplash(): void {
  const splash = document.getElementById('splash');
  if (!splash) return;
  const left = Number(splash.dataset.minimumWait ?? 0) - performance.now();
  if (left > 0) setTimeout(() => splash.remove(), left);
  else splash.remove();
}
