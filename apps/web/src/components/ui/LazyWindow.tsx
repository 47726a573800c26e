import { uiTexts } from '@bolillero/texts/ui';
import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { showWarning } from './notice-store.ts';

interface LazyWindowProps<P> {
  /** Fetches the window's script. */
  readonly load: () => Promise<ComponentType<P>>;
  /** What the window is shown with. */
  readonly props: P;
  /** It could not be fetched, which was said: whoever opened it forgets it. */
  readonly onFailed: () => void;
  /** Until it is there. */
  readonly waiting?: ReactNode;
}

/**
 * A window whose script is fetched when it is shown. Where that fails, for want of a connection, the page stays as it is, and the
 * next opening fetches anew: React's `lazy` would fail the page, and ever after.
 */
export function LazyWindow<P extends object>({ load, props, onFailed, waiting = null }: LazyWindowProps<P>) {
  const [Loaded, setLoaded] = useState<ComponentType<P> | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for an opening
  useEffect(() => {
    let left = false;
    load().then(
      (component) => {
        if (!left) setLoaded(() => component);
      },
      () => {
        if (left) return;
        showWarning(uiTexts.network);
        onFailed();
      },
    );
    return () => {
      left = true;
    };
  }, []);
  return Loaded === null ? waiting : <Loaded {...props} />;
}
