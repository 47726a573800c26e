import './mantine-styles.ts';
import { type MantineColorSchemeManager, MantineProvider } from '@mantine/core';
import type { ReactNode } from 'react';
import { colorScheme } from './color-scheme.ts';
import { cssVariablesResolver, theme } from './mantine-theme.ts';

let stop = () => {};

/** Mantine follows our theme; the choice is made and kept in one place. */
const manager: MantineColorSchemeManager = {
  get: () => colorScheme.get(),
  set: (scheme) => {
    if (scheme !== 'auto' && scheme !== colorScheme.get()) colorScheme.choose(scheme);
  },
  subscribe: (onUpdate) => {
    stop = colorScheme.subscribe(() => onUpdate(colorScheme.get()));
  },
  unsubscribe: () => stop(),
  clear: () => {},
};

/**
 * What uses one of Mantine's rich components (a calendar, a tour, a floating window) stands in here, and is loaded on demand
 * together with it. Everything else is `components/ui`: Mantine alone would take a seventh of a player's script.
 */
export function MantineScope({ children }: { children: ReactNode }) {
  return (
    <MantineProvider theme={theme} cssVariablesResolver={cssVariablesResolver} colorSchemeManager={manager}>
      {children}
    </MantineProvider>
  );
}
