import type { Browser, Page } from 'playwright';

/** What a page's main thread did while something was done on it. */
export interface Tasks {
  /** Milliseconds of the processor that each task took, the longest first: other work on the machine does not lengthen it. */
  readonly processor: readonly number[];
  /** The longest by the clock. */
  readonly longestByClock: number;
}

interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  /** Microseconds, by the clock and of the processor. */
  readonly dur?: number;
  readonly tdur?: number;
  readonly args?: { readonly name?: string };
}

/** The tasks of a page's main thread while something is done. */
export async function tasksWhile(browser: Browser, page: Page, act: () => Promise<void>): Promise<Tasks> {
  await browser.startTracing(page, { categories: ['toplevel'] });
  await act();
  const trace = JSON.parse((await browser.stopTracing()).toString()) as {
    traceEvents: readonly TraceEvent[];
  };
  const thread = ({ pid, tid }: TraceEvent) => `${pid} ${tid}`;
  const main = new Set(
    trace.traceEvents
      .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
      .map(thread),
  );
  const tasks = trace.traceEvents.filter(
    (event) => event.ph === 'X' && event.name.endsWith('RunTask') && main.has(thread(event)),
  );
  if (tasks.length === 0) throw new Error('the browser told of no task');
  return {
    processor: tasks.map(({ tdur = 0 }) => tdur / 1000).toSorted((a, b) => b - a),
    longestByClock: Math.max(...tasks.map(({ dur = 0 }) => dur / 1000)),
  };
}
