import { uiTexts } from '@bolillero/texts/ui';
import { failedWith } from '../../api/api-error.ts';

export type NoticeKind = keyof typeof uiTexts.noticeKinds;

export interface Notice {
  readonly id: number;
  readonly kind: NoticeKind;
  readonly text: string;
  /** How long it stays while nobody points at it; null until it is closed. */
  readonly ms: number | null;
  /** One thing to do about it, such as "Deshacer". */
  readonly action?: { readonly label: string; readonly run: () => void } | undefined;
}

let notices: readonly Notice[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

function set(next: readonly Notice[]): void {
  notices = next;
  for (const listener of listeners) listener();
}

export const noticeStore = {
  get: (): readonly Notice[] => notices,
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  close: (id: number): void => set(notices.filter((notice) => notice.id !== id)),
};

interface NoticeOptions {
  /** Seconds on the screen, where the specification gives them: 1.5, 2, 3 or 5. */
  readonly seconds?: number;
  readonly action?: Notice['action'];
}

function show(kind: NoticeKind, text: string, seconds: number | null, action: Notice['action']): void {
  lastId += 1;
  // the same words again start anew instead of piling up
  const others = notices.filter((notice) => notice.text !== text || notice.kind !== kind);
  set(
    [...others, { id: lastId, kind, text, ms: seconds === null ? null : seconds * 1000, action }].slice(-3),
  );
}

/** Something was done. 2 seconds unless said otherwise, 8 with an action. */
export function showSuccess(text: string, { seconds, action }: NoticeOptions = {}): void {
  show('success', text, seconds ?? (action ? 8 : 2), action);
}

/** Something is missing or was not done as asked. 3 seconds unless said otherwise. */
export function showWarning(text: string, { seconds, action }: NoticeOptions = {}): void {
  show('warning', text, seconds ?? 3, action);
}

/**
 * Something failed. Takes words or what was thrown; stays until it is closed unless seconds are given. What was left for want of
 * the password is no failure: whoever closed the window that asks knows.
 */
export function showError(what: unknown, { seconds, action }: NoticeOptions = {}): void {
  if (failedWith(what, 'password-needed')) {
    showWarning(what.message);
    return;
  }
  const text =
    typeof what === 'string'
      ? what
      : what instanceof Error && what.name === 'ApiError'
        ? what.message
        : uiTexts.somethingFailed;
  show('error', text, seconds ?? null, action);
}
