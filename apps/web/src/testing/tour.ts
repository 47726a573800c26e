import './by-css.ts';
import { expect, page, userEvent } from './test.ts';

/** The step of a guided tour that is shown. */
export const tourStep = page.getByRole('dialog');

/**
 * Walks through a guided tour that has been begun, with the arrow key, to its 'Hecho'. Answers the title and the words of each step, in order;
 * each has shown something that stands on the screen.
 */
export async function walkTour(): Promise<{ title: string; text: string }[]> {
  const steps = [];
  const progress = page.getByCss('.driver-popover-progress-text');
  for (let at = 1; ; at++) {
    await expect.element(progress).toMatchTextContent(new RegExp(`^${at} de `));
    const word = (part: string) => document.querySelector(`.driver-popover-${part}`)?.textContent ?? '';
    const title = word('title');
    await expect
      .poll(() => isOnScreen(document.querySelector('.driver-active-element')), { message: title })
      .toBe(true);
    steps.push({ title, text: word('description') });
    const [, total] = word('progress-text').split(' de ');
    await expect
      .element(tourStep.getByRole('button', { name: at === Number(total) ? 'Hecho' : 'Sig.' }))
      .toHaveFocus();
    if (at === Number(total)) return steps;
    // a key that comes while the ring moves on is not taken
    await expect
      .poll(async () => {
        if (word('progress-text').startsWith(`${at} `)) await userEvent.keyboard('{ArrowRight}');
        return word('progress-text');
      })
      .toMatch(new RegExp(`^${at + 1} de `));
  }
}

function isOnScreen(element: Element | null): boolean {
  if (!element?.checkVisibility()) return false;
  const { left, right, top, bottom } = element.getBoundingClientRect();
  return right > left && left < innerWidth && right > 0 && top < innerHeight && bottom > 0;
}
