import { ApiError, failedWith } from '../../../api/api-error.ts';

/** What a failed registration or withdrawal means. */
export type Failure =
  /** No connection, or a server in trouble: the same is tried again by itself. */
  | { readonly kind: 'transient'; readonly offline: boolean }
  /** One of several plays is refused, or not all of them fit: each is tried alone. */
  | { readonly kind: 'one-of-them'; readonly reason: string }
  | { readonly kind: 'final'; readonly reason: string };

export function judgeFailure(error: unknown): Failure {
  if (!(error instanceof ApiError)) return { kind: 'final', reason: '' };
  const { message } = error;
  const passes = error.status === 0 || error.status === 429 || error.status >= 500;
  if (passes || error.code === 'answer-unreadable')
    return { kind: 'transient', offline: error.code === 'network' };
  const kind = failedWith(error, 'play-invalid', 'input-invalid', 'cart-full', 'plays-per-day')
    ? 'one-of-them'
    : 'final';
  return { kind, reason: message };
}
