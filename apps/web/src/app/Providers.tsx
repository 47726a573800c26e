import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Dialogs } from '../components/ui/Dialogs.tsx';
import { Notices } from '../components/ui/Notices.tsx';

/** What every page stands in: server state, questions and notices. */
export function Providers({ queryClient, children }: { queryClient: QueryClient; children: ReactNode }) {
  return (
    <QueryClientProvider client={queryClient}>
      {children}
      <Dialogs />
      <Notices />
    </QueryClientProvider>
  );
}
