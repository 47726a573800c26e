import { ApiError, failedWith } from '../../../api/api-error.ts';

/** What a failed registration or withdrawal means. */
export type Failure =
  /** No connection, or a server in trouble: the same is tried again by itself. */
  | { readonly kind: 'transient'; readonly offline: boolean }
  /** One of several plays is refused: each is tried alone. */
  | { readonly kind: 'one-of-them'; readonly reason: string }
  /** Not all of them fit: each is tried alone, until one does not. */
  | { readonly kind: 'too-many'; readonly reason: string }
  | { readonly kind: 'final'; readonly reason: string };

export function judgeFailure(error: unknown): Failure {
  if (!(error instanceof ApiError)) return { kind: 'final', reason: '' };
  const { message } = error;
  const passes = error.status === 0 || error.status === 429 || error.status >= 500;
  if (passes || error.code === 'answer-unreadable')
    return { kind: 'transient', offline: error.code === 'network' };
  if (failedWith(error, 'cart-full', 'plays-per-day')) return { kind: 'too-many', reason: message };
  const isOne = failedWith(error, 'play-invalid', 'input-invalid');
  return { kind: isOne ? 'one-of-them' : 'final', reason: message };
}
