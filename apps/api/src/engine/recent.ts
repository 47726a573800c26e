import type { AskedSeries } from './engine.ts';
import type { Versions } from './looks.ts';

/** A request that was answered: of what, and under which key its answer is kept. */
interface Answered {
  readonly asked: AskedSeries;
  readonly answer: string;
}

export interface Recent {
  get(url: string, versions: Versions, now: number): string | undefined;
  keep(url: string, answered: Answered): void;
}

const most = 5_000;
const longestUrl = 300;
const minute = 60_000;

/**
 * Requests by their address, letter for letter, with the keys of their answers: what a page asks again and again is not even
 * parsed. One holds while neither the lotteries nor its history have another version, and within one minute of the house's clock: what
 * changes by itself (a cut-off, a day, an era) changes on the minute.
 */
export function createRecent(): Recent {
  const answers = new Map<string, Answered>();
  return {
    get(url, versions, now) {
      const answered = answers.get(url);
      if (answered === undefined) return undefined;
      const { asked, answer } = answered;
      const isSame =
        asked.versions === versions ||
        (asked.versions.catalogue === versions.catalogue &&
          (versions.histories.get(asked.key) ?? '0') === String(asked.historyVersion));
      return isSame && Math.floor(asked.now / minute) === Math.floor(now / minute) ? answer : undefined;
    },
    keep(url, answered) {
      if (url.length > longestUrl) return;
      if (answers.size >= most) answers.clear();
      answers.set(url, answered);
    },
  };
}
