let until = 0;
const listeners = new Set<() => void>();
const tell = () => {
  for (const listener of listeners) listener();
};

/** Makes the cart in the header stand out for five seconds: something was put into it. */
export function flashCart(): void {
  until = Date.now() + 5_000;
  tell();
  setTimeout(tell, 5_050);
}

export const cartFlash = {
  get: (): boolean => Date.now() < until,
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
