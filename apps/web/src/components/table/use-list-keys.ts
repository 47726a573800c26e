import { adminKeysTexts as texts } from '@bolillero/texts/admin-keys';
import type { RefObject } from 'react';
import { useKeys } from '../keys/use-keys.ts';

/** `/` leads to a list's search, E to its export, where it has them. */
export function useListKeys(
  list: RefObject<HTMLElement | null>,
  has: { readonly search: boolean; readonly export: boolean },
): void {
  const find = (selector: string) => list.current?.querySelector<HTMLElement>(selector);
  useKeys([
    ...(has.search
      ? [{ key: '/', label: texts.search, run: () => find('input[type=search]')?.focus() }]
      : []),
    ...(has.export ? [{ key: 'e', label: texts.export, run: () => find('[data-exports]')?.click() }] : []),
  ]);
}
