import { expect } from 'vitest';

/** Text as large as somebody set it, as far as a page is told: 100 until then, and again in the next test. */
export function enlargeText(percent: number): void {
  document.documentElement.style.fontSize = `${percent}%`;
}

/**
 * The page stands on the screen as it is: neither it nor a part of it scrolls sideways, and everything that can be pressed or
 * filled in is in sight; balls of one row stand on one line. What is made to scroll sideways says so with `data-strip`.
 */
export async function expectFits(): Promise<void> {
  await document.fonts.ready;
  const { clientWidth, scrollWidth } = document.documentElement;
  const wider = scrollWidth > clientWidth ? everything().filter((one) => isOutside(one, clientWidth)) : [];
  expect(wider.map(nameOf), `wider than the page of ${clientWidth}`).toEqual([]);
  expect(scrollWidth, 'width of the page').toBeLessThanOrEqual(clientWidth);
  expect(everything().filter(hidesSideways).map(nameOf), 'scroll sideways').toEqual([]);
  expect(everything().filter(cutsOff).map(nameOf), 'words that are cut off below').toEqual([]);
  expect(everything().filter(breaksBalls).map(nameOf), 'rows of balls on two lines').toEqual([]);
  expect([...controls()].filter((one) => isOutside(one, clientWidth)).map(nameOf), 'out of sight').toEqual(
    [],
  );
}

const everything = () => [...document.body.querySelectorAll('*')];

const controls = () =>
  document.body.querySelectorAll<HTMLElement>('a, button, input, select, textarea, [role=button]');

function hidesSideways(element: Element): boolean {
  const { overflowX, textOverflow } = getComputedStyle(element);
  if (overflowX === 'visible' || element.matches('input, select, textarea, [data-strip]')) return false;
  // Shows that its words go on; the whole of them is its title.
  if (textOverflow === 'ellipsis' && element.matches('[title], :has([title])')) return false;
  return !isForReaders(element) && element.scrollWidth > element.clientWidth + 1;
}

/** A box that hides the last of its lines, but for an excerpt, which shows that it goes on, and a field, which the browser lays out. */
function cutsOff(element: Element): boolean {
  const { overflowY, webkitLineClamp } = getComputedStyle(element);
  if (overflowY !== 'hidden' && overflowY !== 'clip') return false;
  if (webkitLineClamp !== 'none' || element.matches('input, select, textarea')) return false;
  return (
    !isForReaders(element) && element.textContent !== '' && element.scrollHeight > element.clientHeight + 1
  );
}

/** Where the last of a row of balls fell off. */
function breaksBalls(element: Element): boolean {
  if (!element.matches('[data-balls]')) return false;
  const balls = [...element.querySelectorAll('li > [data-size]')].map((ball) => ball.getBoundingClientRect());
  return balls.some(({ top, bottom }) => bottom <= (balls[0]?.top ?? 0) || top >= (balls[0]?.bottom ?? 0));
}

function isOutside(element: Element, width: number): boolean {
  const { left, right } = element.getBoundingClientRect();
  if (isForReaders(element) || element.closest('[data-strip]')) return false;
  return right - left > 1 && (left < -0.5 || right > width + 0.5);
}

/** Kept for screen readers alone, as the words of an icon are. */
function isForReaders(element: Element): boolean {
  if (element.closest('.visually-hidden') !== null) return true;
  // the heads of a list that stands as cards are clipped as a whole
  const clipped = [element, element.closest('thead')].filter((one) => one !== null);
  return clipped.some((one) => getComputedStyle(one).clipPath !== 'none');
}

function nameOf(element: Element): string {
  const words = element.getAttribute('aria-label') ?? element.textContent?.slice(0, 30) ?? '';
  return `${[element.localName, ...element.classList].join('.')} «${words}» ${element.scrollWidth} of ${element.clientWidth}`;
}
