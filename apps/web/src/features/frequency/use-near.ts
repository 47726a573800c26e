import { type RefObject, useEffect, useRef, useState } from 'react';

/** Pixels beyond the screen from which on something counts as near. */
const ahead = 500;

/** Whether an element has come near the screen: what is heavy is asked for from then on. */
export function useNear<E extends HTMLElement>(): [RefObject<E | null>, boolean] {
  const element = useRef<E>(null);
  const [near, setNear] = useState(false);
  useEffect(() => {
    const watched = element.current;
    if (watched === null || near) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true);
      },
      { rootMargin: `${ahead}px` },
    );
    observer.observe(watched);
    return () => observer.disconnect();
  }, [near]);
  return [element, near];
}
