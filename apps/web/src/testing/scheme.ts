import { colorScheme } from '../theme/color-scheme.ts';

/** The page is light or dark, and has finished becoming so: a colour that is handed down from element to element takes a moment for each. */
export async function wear(scheme: 'light' | 'dark'): Promise<void> {
  colorScheme.choose(scheme);
  for (let moving = animationsUnderWay(); moving.length > 0; moving = animationsUnderWay()) {
    await Promise.allSettled(moving.map(({ finished }) => finished));
    // one that has ended is there until the next frame: to look again at once would keep that from coming
    await new Promise(requestAnimationFrame);
  }
}

/** Those that never end, as of what is waited for, and what stands as its animation left it are no change of colour. */
function animationsUnderWay(): Animation[] {
  return document
    .getAnimations()
    .filter(({ playState }) => playState === 'running')
    .filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime));
}
