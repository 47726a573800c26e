import type { BrowserContext, ConsoleMessage, Response } from '@playwright/test';

/** What a page did wrong while nobody was looking at it, one line each. */
export interface Watch {
  readonly problems: readonly string[];
  /**
   * Excuses the problems that contain this text, such as `'401 POST /api/users/login'` or just `'401'`. An excuse
   * that nothing needed is itself reported, so that none outlives its reason.
   */
  allow(what: string | RegExp): void;
  /** The problems that nothing excuses, and the excuses that nothing needed. */
  verdict(): string[];
}

/** Watches every page of a context: console, uncaught errors, failed requests, answers of 400 and above. */
export function newWatch(): Watch & { follow(context: BrowserContext): void } {
  const problems: string[] = [];
  const excuses: (string | RegExp)[] = [];

  const onConsole = (message: ConsoleMessage) => {
    const type = message.type();
    if (type !== 'error' && type !== 'warning') return;
    // Told better by the answer or the failed request itself, below.
    if (message.text().startsWith('Failed to load resource')) return;
    problems.push(`console.${type === 'warning' ? 'warn' : type}: ${message.text()}`);
  };
  const onResponse = (response: Response) => {
    if (response.status() < 400) return;
    const { pathname, search } = new URL(response.url());
    problems.push(`${response.status()} ${response.request().method()} ${pathname}${search}`);
  };

  return {
    problems,
    allow: (what) => void excuses.push(what),
    verdict() {
      const unexcused = problems.filter((problem) => !excuses.some((excuse) => matches(problem, excuse)));
      const unneeded = excuses.filter((excuse) => !problems.some((problem) => matches(problem, excuse)));
      return [...unexcused, ...unneeded.map((excuse) => `allowed, but it never happened: ${excuse}`)];
    },
    follow(context) {
      context.on('console', onConsole);
      context.on('response', onResponse);
      context.on('weberror', (error) => problems.push(`uncaught: ${error.error().stack ?? error.error()}`));
      context.on('requestfailed', (request) => {
        const reason = request.failure()?.errorText ?? 'failed';
        // Leaving a page, or a newer question, abandons the requests that are under way.
        if (reason === 'net::ERR_ABORTED') return;
        problems.push(`${reason} ${request.method()} ${request.url()}`);
      });
    },
  };
}

function matches(problem: string, excuse: string | RegExp): boolean {
  return typeof excuse === 'string' ? problem.includes(excuse) : excuse.test(problem);
}
