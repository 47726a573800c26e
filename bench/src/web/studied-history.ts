import { drawDate } from '@bolillero/domain/calendar/draw-date';
import type { PastDraw } from '@bolillero/domain/history/history';
import { generatedDraws, realHistories, toCsv } from '../engine/histories.ts';

/** La Tinka: the longest of the histories, over the most eras. */
const lottery = { id: 4, name: 'tinkas' } as const;

/** A history on a running demonstration, of which pages may be shown the whole or the end. */
export interface StudiedHistory {
  readonly lottery: typeof lottery;
  /** Whether the draws are real ones, from beside the checkout. */
  readonly isReal: boolean;
  readonly draws: number;
  /** Token of a subscriber of type 1. */
  readonly token: string;
  /** Lets statistics begin so many draws before the end. */
  studyLast(draws: number): Promise<void>;
}

/** Puts La Tinka's draws into a demonstration: the real ones, or as many that were never drawn. */
export async function studiedHistory(url: string): Promise<StudiedHistory> {
  const real = realHistories()?.find(({ name }) => name === 'La Tinka')?.draws;
  // balls that every era of the lottery has
  const draws =
    real ?? generatedDraws({ balls: 6, size: 36, special: { kind: 'none' } }, 2_786, drawDate('1994-10-16'));
  const admin = await signIn(url, '/users/login', { dni: '10000001' });
  await send(url, `/loteries/import/${lottery.name}/${lottery.id}?replace=1&partial=1`, admin, {
    file: new File([toCsv(draws)], 'draws.csv', { type: 'text/csv' }),
  });
  return {
    lottery,
    isReal: real !== undefined,
    draws: draws.length,
    token: await signIn(url, '/costumers/login', { email: 'experto@demo.example' }),
    studyLast: (count) =>
      send(url, `/lottery/update/${lottery.id}`, admin, { date_opening: firstOfLast(draws, count) }),
  };
}

const firstOfLast = (draws: readonly PastDraw[], count: number): string =>
  draws[Math.max(0, draws.length - count)]?.date ?? '';

async function signIn(url: string, path: string, who: Record<string, string>): Promise<string> {
  const response = await fetch(`${url}/api${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...who, password: 'Demo-2026' }),
  });
  const { token } = (await response.json()) as { token?: string };
  if (token === undefined) throw new Error(`${path}: ${response.status}`);
  return token;
}

async function send(
  url: string,
  path: string,
  token: string,
  fields: Readonly<Record<string, string | File>>,
): Promise<void> {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  const response = await fetch(`${url}/api${path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body,
  });
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
}
