/** Tells elements whether they are near the screen. */
export interface NearWatch {
  /** Answers what ends it. */
  readonly watch: (element: Element, tell: (isNear: boolean) => void) => () => void;
  readonly stop: () => void;
}

/** Near is what is on the screen or at most a screen away from it: Tab and arrows find there what they lead to. */
const near = '100% 0px';

export function createNearWatch(): NearWatch {
  const told = new WeakMap<Element, (isNear: boolean) => void>();
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) told.get(target)?.(isIntersecting);
    },
    { root: document, rootMargin: near },
  );
  return {
    watch: (element, tell) => {
      told.set(element, tell);
      observer.observe(element);
      return () => {
        observer.unobserve(element);
        told.delete(element);
      };
    },
    stop: () => observer.disconnect(),
  };
}
