import { useEffect, useEffectEvent } from 'react';

/** In the state of the entries that what lies over the page adds to the browser's history: how many lie over each other. */
const key = 'bolilleroOver';

/**
 * While something lies over the page, the way back (a gesture, the browser's button) closes it and leaves the page where it is. It has an
 * entry of the history to itself, also where the page is the first one; the router, which is where it was, hears nothing of that entry.
 */
export function useBackGesture(onBack: () => void): void {
  const back = useEffectEvent(onBack);
  useEffect(() => {
    let depth = 0;
    const onPop = (event: PopStateEvent) => {
      if (depthNow() >= depth) return;
      event.stopImmediatePropagation();
      back();
    };
    // not at once: React may try an effect twice
    const timer = setTimeout(() => {
      depth = addEntry();
      window.addEventListener('popstate', onPop, { capture: true });
    });
    return () => {
      clearTimeout(timer);
      window.removeEventListener('popstate', onPop, { capture: true });
      // closed otherwise; where the page itself was left, the entry stays behind it
      if (depth > 0 && depthNow() > 0) leaveEntry();
    };
  }, []);
}

const depthNow = (): number => Number(window.history.state?.[key] ?? 0);

/** Past the router, which has put itself in the place of the history's own function. */
function addEntry(): number {
  const depth = depthNow() + 1;
  History.prototype.pushState.call(window.history, { ...window.history.state, [key]: depth }, '');
  return depth;
}

function leaveEntry(): void {
  window.addEventListener('popstate', (event) => event.stopImmediatePropagation(), {
    capture: true,
    once: true,
  });
  window.history.back();
}
