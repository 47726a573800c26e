/** Light or dark: the choice that was made, else the system's. `public/theme.js` reads the same before the first paint. */
const key = 'bolillero-theme';
const systemDark = matchMedia('(prefers-color-scheme: dark)');
const listeners = new Set<() => void>();

function remembered(): 'light' | 'dark' | null {
  try {
    const chosen = localStorage.getItem(key);
    return chosen === 'light' || chosen === 'dark' ? chosen : null;
  } catch {
    return null;
  }
}

let chosen = remembered();

function show(): void {
  document.documentElement.setAttribute('data-color-scheme', colorScheme.get());
  for (const listener of listeners) listener();
}

export const colorScheme = {
  get: (): 'light' | 'dark' => chosen ?? (systemDark.matches ? 'dark' : 'light'),
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  choose: (scheme: 'light' | 'dark'): void => {
    chosen = scheme;
    try {
      localStorage.setItem(key, scheme);
    } catch {
      // storage may be forbidden: the choice holds for this page
    }
    show();
  },
};

systemDark.addEventListener('change', show);
// chosen in another tab
addEventListener('storage', (event) => {
  if (event.key !== key) return;
  chosen = remembered();
  show();
});
