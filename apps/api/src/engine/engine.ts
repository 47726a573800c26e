import type { Database } from '@bolillero/database/connection';
import type { Era } from '@bolillero/domain/games/era';
import type { Matrix } from '@bolillero/domain/games/matrix';
import { type SeriesNumber, seriesNumber } from '@bolillero/domain/games/series';
import type { History } from '@bolillero/domain/history/history';
import { type Scope, scopeBetween } from '@bolillero/domain/history/scope';
import type { CountTables } from '@bolillero/domain/statistics/running';
import { type Catalogue, lotteryIn, playedSeries } from '../catalogue/catalogue.ts';
import type { CatalogueLottery } from '../catalogue/load-lotteries.ts';
import { eraNow } from '../catalogue/present-lottery.ts';
import type { Clock } from '../clock.ts';
import { AppError } from '../errors/app-error.ts';
import type { KeptBytes } from '../wire/content-coding.ts';
import { createAnswers } from './answers.ts';
import { createCarriedCounts } from './carried-counts.ts';
import { createHistories, type Histories } from './histories.ts';

/** What a question may ask about: a lottery by id, name or both, and the wire's `type` of the series. */
export interface SeriesKey {
  readonly id?: number | undefined;
  readonly name?: string | undefined;
  readonly type?: number | undefined;
}

/** A series that somebody asks about, before its draws are looked at. */
export interface AskedSeries {
  readonly lottery: CatalogueLottery;
  readonly series: SeriesNumber;
  /** `lottery id/series`, as versions name it. */
  readonly key: string;
  /** The era of today, whose balls a player picks from. */
  readonly era: Era;
  readonly now: number;
  /** Changes when anything that an answer depends on has changed. */
  readonly version: string;
  readonly historyVersion: number;
}

/** A series with its draws: what every statistic is made from. */
export interface Subject extends AskedSeries {
  readonly history: History;
  /** The shown draws from the opening date on. */
  readonly scope: Scope;
  readonly matrix: Matrix;
  /** What is counted over the whole scope, carried along as the history grows; null for a part of it. To be read at once. */
  tables(part: Scope): CountTables | null;
}

export interface Engine {
  /** Finds a series; unknown and hidden lotteries, and series that are not played, are a 404. */
  find(key: SeriesKey): Promise<AskedSeries>;
  subject(asked: AskedSeries): Promise<Subject>;
  /** The answer to a question about a series: kept, or worked out (perhaps with more of its results), written out and kept. */
  answer(asked: AskedSeries, question: string, workOut: (subject: Subject) => unknown): Promise<KeptBytes>;
  readonly counts: Histories['counts'] & { readonly workedOut: number; readonly bytes: number };
}

const mostBytes = 64 * 1_048_576;

/** The draw histories and what was worked out from them, shared by all requests of this process. */
export function createEngine(
  { database, catalogue, clock }: { database: Database; catalogue: Catalogue; clock: Clock },
  limits: { readonly answerBytes: number } = { answerBytes: mostBytes },
): Engine {
  const histories = createHistories(database);
  const answers = createAnswers(limits.answerBytes);
  const carried = createCarriedCounts();
  let workedOut = 0;

  async function subject(asked: AskedSeries): Promise<Subject> {
    const { lottery, series, historyVersion, era } = asked;
    const { history } = await histories.at(lottery, series, historyVersion);
    const scope = scopeBetween(history, { from: lottery.openingDate });
    const tables = (part: Scope) =>
      part.start === scope.start && part.end === scope.end ? carried(asked.key, scope) : null;
    return { ...asked, history, scope, matrix: era.matrix, tables };
  }

  return {
    subject,
    async find({ id, name, type }) {
      const { lotteries, lotteriesVersion, historyVersions } = await catalogue.snapshot();
      const lottery = lotteryIn(lotteries, { id, name });
      if (lottery.hidden) throw new AppError('unknown-lottery');
      const series = seriesNumber(playedSeries(lottery, type));
      const key = `${lottery.id}/${series}`;
      const historyVersion = historyVersions.get(key) ?? 0;
      const now = clock.now();
      const era = eraNow(lottery, now);
      const version = `${lotteriesVersion}/${key}/${historyVersion}/${era.from}`;
      return { lottery, series, key, era, now, version, historyVersion };
    },
    async answer(asked, question, workOut) {
      const key = `${asked.version} ${question}`;
      const kept = answers.get(key);
      if (kept !== undefined) return kept;
      const loaded = await subject(asked);
      // Whoever waited for the same load may have worked it out meanwhile.
      const meanwhile = answers.get(key);
      if (meanwhile !== undefined) return meanwhile;
      workedOut += 1;
      const worked = workOut(loaded);
      return answers.keep(key, worked instanceof Promise ? await worked : worked);
    },
    get counts() {
      return { ...histories.counts, workedOut, bytes: answers.bytes };
    },
  };
}
