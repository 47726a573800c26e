import { MantineProvider } from '@mantine/core';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Dialogs } from '../components/ui/Dialogs.tsx';
import { Notices } from '../components/ui/Notices.tsx';
import { colorSchemeManager, cssVariablesResolver, theme } from '../theme/mantine-theme.ts';

/** What every page stands in: theme, server state, notices and questions. */
export function Providers({ queryClient, children }: { queryClient: QueryClient; children: ReactNode }) {
  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={cssVariablesResolver}
      colorSchemeManager={colorSchemeManager}
      defaultColorScheme="auto"
    >
      <QueryClientProvider client={queryClient}>
        {children}
        <Dialogs />
        <Notices />
      </QueryClientProvider>
    </MantineProvider>
  );
}
