import { tourTexts } from '@bolillero/texts/tours';
import { driver, type PopoverDOM } from 'driver.js';
import 'driver.js/dist/driver.css';
import classes from './run-tour.module.css';

/** One thing on the page, and what is said of it. */
export interface TourStep {
  readonly find: () => Element | null;
  readonly title: string;
  readonly text: string;
}

/** What the library writes on the element it shows; a part of a page opens nothing, and most parts may not say that they do. */
const libraryMarks = ['aria-haspopup', 'aria-expanded', 'aria-controls'] as const;

/**
 * Shows what stands on the page, one thing after another. Keys: arrows, Tab within the step, Escape. What had the focus has it again
 * at the end, or what `instead` answers where that is gone. Answers how to end it.
 */
export function runTour(
  steps: readonly TourStep[],
  instead: () => HTMLElement | null = () => null,
): () => void {
  const before = document.activeElement;
  const standing = steps.flatMap((step) => {
    const element = step.find();
    return element?.checkVisibility() ? [{ ...step, element }] : [];
  });
  if (standing.length === 0) return () => {};
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  /** Marks that the page itself had on the element which is shown. */
  let own = new Map<string, string | null>();
  const tour = driver({
    animate: !still,
    duration: 180,
    smoothScroll: false,
    // by itself, so that the ring round what is shown keeps its colour
    overlayColor: 'rgb(0 0 0 / 0.62)',
    overlayOpacity: 1,
    // a click beside the step is no wish to leave it
    overlayClickBehavior: () => {},
    disableActiveInteraction: true,
    stagePadding: 6,
    stageRadius: 12,
    popoverClass: classes.popover ?? '',
    showProgress: standing.length > 1,
    progressText: tourTexts.progress,
    nextBtnText: tourTexts.next,
    prevBtnText: tourTexts.previous,
    doneBtnText: tourTexts.done,
    steps: standing.map(({ element, title, text }, at) => ({
      element,
      popover: {
        title: '…',
        description: '…',
        onPopoverRender: (popover) => {
          settle(popover, title, text);
          if (standing.length > 1 && standing.length <= mostDots) {
            popover.footer.prepend(dots(at, standing.length));
          }
        },
      },
    })),
    onHighlightStarted: (element) => {
      own = new Map(libraryMarks.map((mark) => [mark, element?.getAttribute(mark) ?? null]));
    },
    onHighlighted: (element) => {
      for (const [mark, value] of own) {
        if (value === null) element?.removeAttribute(mark);
        else element?.setAttribute(mark, value);
      }
    },
    onDestroyed: () => {
      const isLeft = before instanceof HTMLElement && before.isConnected && before !== document.body;
      (isLeft ? before : instead())?.focus({ preventScroll: true });
    },
  });
  tour.drive();
  return () => tour.destroy();
}

/** Our words as words, not as markup; above them how far it is and "Salir"; and the focus on what goes on. */
function settle(popover: PopoverDOM, title: string, text: string): void {
  popover.wrapper.setAttribute('aria-modal', 'true');
  popover.title.textContent = title;
  popover.description.textContent = text;
  const { closeButton, nextButton, progress } = popover;
  closeButton.textContent = tourTexts.leave;
  closeButton.removeAttribute('aria-label');
  const head = document.createElement('div');
  head.className = classes.head ?? '';
  head.append(progress, closeButton);
  popover.wrapper.prepend(head);
  // after the library, which gives it to the first of the buttons
  queueMicrotask(() => nextButton.focus());
}

/** More of them say no more than their number. */
const mostDots = 8;

/** A dot for each step, those that were shown filled; the figures above say the same. */
function dots(at: number, count: number): HTMLElement {
  const row = document.createElement('div');
  row.className = classes.dots ?? '';
  row.ariaHidden = 'true';
  for (let step = 0; step < count; step++) {
    const dot = document.createElement('span');
    if (step <= at) dot.dataset.shown = '';
    row.append(dot);
  }
  return row;
}
