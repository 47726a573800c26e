import type { AnswerOf } from '@bolillero/contract/call';
import type { DrawProposal, DrawSource, listDrawProposals } from '@bolillero/contract/calls/draw-sources';
import { seriesNumber, seriesOf } from '@bolillero/domain/games/series';
import type { DrawNumbers } from '@bolillero/domain/imports/plan-import';
import { briefLottery } from '../../catalogue/present-lottery.ts';
import type { Proposal, SourceReport } from './proposals.ts';
import type { ProposalRow } from './proposals-repository.ts';
import type { SourceRow } from './repository.ts';

const instantOf = (at: Date | null) => at?.toISOString() ?? null;
const typeOf = (series: number) => seriesNumber(seriesOf(series));

const presentNumbers = ({ balls, special, multiplier }: DrawNumbers) => ({
  balls: JSON.stringify(balls),
  ball_red: special,
  enhancer: multiplier,
});

const presentBrief = ({ id, kind, address }: ProposalRow['source']) => ({
  id,
  kind,
  host: new URL(address).host,
});

function presentLayout(layout: SourceRow['layout']): DrawSource['layout'] {
  return layout === null ? null : { ...layout, balls: [...layout.balls] };
}

export function presentSource({ source, lottery, missing, ...counts }: SourceReport): DrawSource {
  const { id, kind, address, layout, hours, active, revision, fault } = source;
  return {
    ...{ id, kind, address, hours, active, revision, fault },
    ...counts,
    loterie: briefLottery(lottery),
    type: typeOf(source.series),
    layout: presentLayout(layout),
    looked_at: instantOf(source.lookedAt),
    answered_at: instantOf(source.answeredAt),
    next_look_at: instantOf(source.nextLookAt),
    left_out: [...source.leftOut],
    missing: [...missing],
  };
}

export function presentProposal(proposal: Proposal): DrawProposal {
  const { id, source, lottery, series, date, offered, fetchedAt, revision, state, stored } = proposal;
  return {
    ...{ id, date, revision, state },
    ...presentNumbers(offered),
    source: presentBrief(source),
    loterie: briefLottery(lottery),
    type: typeOf(series),
    fetched_at: fetchedAt.toISOString(),
    result: stored === null ? null : { id: stored.id, ...presentNumbers(stored) },
  };
}

/** Held draws that sources which are on do not have. */
export function presentMissing(
  reports: readonly SourceReport[],
): AnswerOf<typeof listDrawProposals>['missing'] {
  return reports
    .filter(({ source, missing }) => source.active && missing.length > 0)
    .map(({ source, lottery, missing }) => ({
      source: presentBrief(source),
      loterie: briefLottery(lottery),
      type: typeOf(source.series),
      dates: [...missing],
    }));
}

/** What the audit keeps of a source's settings. */
export function presentForAudit(source: SourceRow) {
  const { lotteryId, series, kind, address, layout, hours, active } = source;
  return {
    ...{ kind, address, hours, active },
    lottery: lotteryId,
    type: typeOf(series),
    layout: presentLayout(layout),
  };
}

/** What the audit keeps of a look that somebody asked for. */
export function presentLook({ address, fault }: SourceRow) {
  return { address, fault };
}

/** What the audit keeps of a decision: the numbers that were seen, and the result that they became, or differ from. */
export function presentDecision(proposal: ProposalRow, resultId: number | null) {
  const { source, lotteryId, series, date, offered } = proposal;
  return {
    ...presentNumbers(offered),
    date,
    source: source.id,
    lottery: lotteryId,
    type: typeOf(series),
    result: resultId,
  };
}
