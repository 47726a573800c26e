import {
  beginSecondFactor,
  confirmSecondFactor,
  endOwnOtherSessions,
  endOwnSession,
  endSecondFactor,
  endSessionsOfUser,
  listOwnSessions,
  listSessionsOfUser,
  makeRecoveryCodes,
  resetSecondFactor,
  secondFactorState,
} from '@bolillero/contract/calls/user-security';
import type { OpenSession as Wire } from '@bolillero/contract/entities/account';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { request } from '../../api/client.ts';
import { readOpenSession } from '../../api/open-sessions.ts';

/** One's own second factor. */
export interface SecondFactor {
  readonly on: boolean;
  /** An instant; null while it is off. */
  readonly since: string | null;
  readonly recoveryCodesLeft: number;
  /** The house asks it of all. */
  readonly required: boolean;
}

const factorQuery = () =>
  queryOptions({
    queryKey: ['second-factor'],
    queryFn: async ({ signal }): Promise<SecondFactor> => {
      const { data } = await request(secondFactorState, { signal });
      return {
        on: data.on,
        since: data.since,
        recoveryCodesLeft: data.recovery_codes,
        required: data.required,
      };
    },
  });

export function useSecondFactor() {
  return useQuery(factorQuery());
}

/** A secret for the authentication app; it holds once it is confirmed. */
export function useBeginning() {
  return useMutation({ mutationFn: async () => (await request(beginSecondFactor, {})).data });
}

/** Each answers when the state on the page is the server's. Those that make recovery codes answer them, this once. */
export function useFactorChanges() {
  const client = useQueryClient();
  const onSuccess = () => client.invalidateQueries({ queryKey: factorQuery().queryKey });
  const turnOn = useMutation({
    mutationFn: async (code: string) =>
      (await request(confirmSecondFactor, { body: { code } })).data.recovery_codes,
    onSuccess,
  });
  const turnOff = useMutation({ mutationFn: () => request(endSecondFactor, {}), onSuccess });
  const renewCodes = useMutation({
    mutationFn: async () => (await request(makeRecoveryCodes, {})).data.recovery_codes,
    onSuccess,
  });
  return { turnOn, turnOff, renewCodes };
}

export function useReset(userId: number) {
  return useMutation({ mutationFn: () => request(resetSecondFactor, { params: { id: userId } }) });
}

/** Whose sessions: a user's by their id, or one's own. */
export type Whose = number | 'own';

const sessionsQuery = (whose: Whose) =>
  queryOptions({
    queryKey: ['admin-sessions', whose],
    queryFn: async ({ signal }) => {
      const asked =
        whose === 'own'
          ? request(listOwnSessions, { signal })
          : request(listSessionsOfUser, { params: { id: whose }, signal });
      return (await asked).data.map(readOpenSession);
    },
    // signed in or out elsewhere meanwhile
    refetchOnWindowFocus: 'always',
  });

/** Where somebody is signed in, the browser used last first. */
export function useSessions(whose: Whose) {
  return useQuery(sessionsQuery(whose));
}

/** Ends one session, or all but the one that asks. Each answers when the list is as the server has it. */
export function useSessionEndings(whose: Whose) {
  const client = useQueryClient();
  const { queryKey } = sessionsQuery(whose);
  const onSuccess = (wire: readonly Wire[]) => client.setQueryData(queryKey, wire.map(readOpenSession));
  const end = useMutation({
    mutationFn: async (session: number) => {
      const asked =
        whose === 'own'
          ? request(endOwnSession, { body: { id: session } })
          : request(endSessionsOfUser, { params: { id: whose }, body: { session } });
      return (await asked).data;
    },
    onSuccess,
    // it ended by itself meanwhile, or elsewhere
    onError: () => client.invalidateQueries({ queryKey }),
  });
  const endAll = useMutation({
    mutationFn: async () => {
      const asked =
        whose === 'own'
          ? request(endOwnOtherSessions, {})
          : request(endSessionsOfUser, { params: { id: whose }, body: {} });
      return (await asked).data;
    },
    onSuccess,
  });
  return { end, endAll };
}
