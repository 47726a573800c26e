import { colorScheme } from '../theme/color-scheme.ts';

/** The page is light or dark, and has finished becoming so: a colour that is handed down from element to element takes a moment for each. */
export async function wear(scheme: 'light' | 'dark'): Promise<void> {
  colorScheme.choose(scheme);
  for (let moving = document.getAnimations(); moving.length > 0; moving = document.getAnimations()) {
    await Promise.allSettled(moving.map(({ finished }) => finished));
  }
}
