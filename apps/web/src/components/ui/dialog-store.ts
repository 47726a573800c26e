import { uiTexts } from '@bolillero/texts/ui';

export interface Question {
  readonly id: number;
  readonly title: string;
  /** Below the title: a sentence, or a list of them. */
  readonly message?: string | readonly string[] | undefined;
  readonly confirmLabel: string;
  /** Null for a message that can only be read and closed. */
  readonly cancelLabel: string | null;
  /** The act cannot be undone: its button is red. */
  readonly danger: boolean;
  readonly answer: (yes: boolean) => void;
}

let questions: readonly Question[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

function set(next: readonly Question[]): void {
  questions = next;
  for (const listener of listeners) listener();
}

export const dialogStore = {
  get: (): Question | undefined => questions[0],
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

function ask(question: Omit<Question, 'id' | 'answer'>): Promise<boolean> {
  return new Promise((resolve) => {
    lastId += 1;
    const id = lastId;
    const answer = (yes: boolean) => {
      set(questions.filter((open) => open.id !== id));
      resolve(yes);
    };
    set([...questions, { ...question, id, answer }]);
  });
}

interface ConfirmOptions {
  readonly title: string;
  readonly message?: string | readonly string[];
  readonly confirmLabel?: string;
  readonly cancelLabel?: string;
  readonly danger?: boolean;
}

/** Asks before an act: true when it is to be done, false for Cancelar, Escape and a click outside. */
export function confirm(options: ConfirmOptions): Promise<boolean> {
  return ask({
    title: options.title,
    message: options.message,
    confirmLabel: options.confirmLabel ?? uiTexts.confirm,
    cancelLabel: options.cancelLabel ?? uiTexts.cancel,
    danger: options.danger ?? false,
  });
}

/** Tells something that has to be read, such as the server's refusal of a form ("Error", as a list). */
export async function tell(title: string, message: string | readonly string[]): Promise<void> {
  await ask({ title, message, confirmLabel: uiTexts.accept, cancelLabel: null, danger: false });
}
