/** The modal dialogs on the page, the uppermost last. */
let open: readonly HTMLDialogElement[] = [];
const listeners = new Set<() => void>();

function set(next: readonly HTMLDialogElement[]): void {
  open = next;
  for (const listener of listeners) listener();
}

/** What lies outside the uppermost modal dialog cannot be clicked: what has to be, has its place in there. */
export const openDialogs = {
  top: (): HTMLDialogElement | undefined => open.at(-1),
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  add: (dialog: HTMLDialogElement): void => set([...open, dialog]),
  remove: (dialog: HTMLDialogElement): void => set(open.filter((other) => other !== dialog)),
};
