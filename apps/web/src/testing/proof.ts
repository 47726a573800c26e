import { proofHead, verifyFile } from '@bolillero/contract/calls/proof';
import type { ProofRecord } from '@bolillero/contract/entities/proof';
import type { Server } from './server.ts';

/** An entry of the worked example: a Powerball ticket that was recorded 9 h 28 min before its draw. */
export const recorded: ProofRecord = {
  seq: 1,
  kind: 'ticket',
  recorded_at: '2026-11-21T18:30:05.250Z',
  draw: {
    lottery_id: 1,
    lottery: 'Powerball',
    type: 0,
    date: '2026-11-21',
    draws_at: '2026-11-22T03:59:00.000Z',
  },
  before_draw: true,
  previous: '0'.repeat(64),
  hash: '76e379ad145fe6ccea2285bade65bad3a3ff78a497cb83d94104b2278f2332f1',
};

/** What was recorded with it. */
export const recordedFile = '%PDF-1.4 primera';
export const recordedHash = '98bcf9037c27fac3407605c13d3687c1aa94ff467d1f27dc1be2510a1d997039';

export const chainHead = {
  seq: 3,
  hash: '0188011658fcc8eacf2d7804e9215cd8040e2861b7bb433e29fedec55c5f91fe',
};

/** A chain of three entries, of which only the first one's file is asked about. */
export function serveProof(server: Server): void {
  server.serve(proofHead, { ...chainHead, recorded_at: '2026-11-22T04:10:00.000Z' });
  server.serve(verifyFile, ({ query }) => {
    if (query.sha256 !== recordedHash) return { ok: false };
    const { kind, recorded_at, draw } = recorded;
    return { ok: true, kind, recorded_at, draw, records: [recorded], head: chainHead };
  });
}
