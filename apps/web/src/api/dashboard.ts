import type { AnswerOf } from '@bolillero/contract/call';
import { type DashboardPart, dashboard } from '@bolillero/contract/calls/dashboard';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { request } from './client.ts';

type Dashboard = Required<AnswerOf<typeof dashboard>>;
/** What is due, of one part. */
export type Due<P extends DashboardPart> = Dashboard[P];

/** Everything that is asked of what is due in the back-office. */
export const dueKey = ['admin-due'] as const;

/** A part of what is due, asked by itself each minute: each fails and is asked again alone. */
const dueQuery = <P extends DashboardPart>(part: P) =>
  queryOptions({
    queryKey: [...dueKey, part],
    queryFn: async ({ signal }): Promise<Due<P>> => {
      const answer = (await request(dashboard, { query: { part }, signal }))[part];
      if (answer === undefined) throw new Error(`the dashboard was asked for ${part} and said nothing of it`);
      return answer as Due<P>;
    },
    refetchInterval: 60_000,
    staleTime: 10_000,
  });

export function useDue<P extends DashboardPart>(part: P) {
  return useQuery(dueQuery(part));
}
