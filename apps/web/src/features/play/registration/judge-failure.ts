import { ApiError } from '../../../api/api-error.ts';
import type { Failure } from './registration-queue.ts';

/** What a failed registration means: try again, look for the bad one, or tell the person. */
export function judgeFailure(error: unknown): Failure {
  if (!(error instanceof ApiError)) return { kind: 'final', reason: '' };
  const passes = error.status === 0 || error.status === 429 || error.status >= 500;
  if (passes || error.code === 'answer-unreadable') return { kind: 'transient' };
  if (error.code === 'play-invalid' || error.code === 'input-invalid')
    return { kind: 'one-of-them', reason: error.message };
  return { kind: 'final', reason: error.message };
}
