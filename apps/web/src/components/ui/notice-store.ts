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
  /** When it was shown, in milliseconds since 1970. */
  readonly at: number;
}

/** At once on the screen: more would cover what they speak of. */
const most = 2;
/** What is told as the page changes ("Guardado", and on to the list) belongs to the next page. */
const asPageChanges = 1_000;

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
  /** Another page is shown: what was told before belongs to the one that was left. */
  leavePage: (): void => set(notices.filter(({ at }) => Date.now() - at < asPageChanges)),
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
  const ms = seconds === null ? null : seconds * 1000;
  const next = [...others, { id: lastId, kind, text, ms, action, at: Date.now() }];
  // the oldest goes, and what failed last: it is there to be read
  const surplus = next.length > most && (next.find((notice) => notice.kind !== 'error') ?? next[0]);
  set(next.filter((notice) => notice !== surplus));
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
