import type { DrawDate } from '@bolillero/domain/calendar/draw-date';
import { missingAtSource, type ProposalState, proposalState } from '@bolillero/domain/draw-sources/proposal';
import type { DrawNumbers } from '@bolillero/domain/imports/plan-import';
import type { CatalogueLottery } from '../../catalogue/load-lotteries.ts';
import type { Context } from '../../context.ts';
import { type ProposalRow, proposalsApart, type SeriesFilter, toldDates } from './proposals-repository.ts';
import { listSources, type SourceRow } from './repository.ts';

/** What a source says of a draw, and what that is to us. */
export interface Proposal extends ProposalRow {
  readonly lottery: CatalogueLottery;
  readonly state: ProposalState;
}

const stateOf = ({ offered, stored, decision }: ProposalRow) => proposalState(offered, stored, decision);

/** Proposals that wait for somebody, and those that differ from what is on file; the newest draws first. */
export async function openProposals(
  { db, catalogue }: Context,
  filter: SeriesFilter = {},
): Promise<Proposal[]> {
  const { lotteries } = await catalogue.snapshot();
  return (await proposalsApart(db, filter)).flatMap((row) => {
    const lottery = lotteries.find(({ id }) => id === row.lotteryId);
    const state = stateOf(row);
    // What the demonstration made up is no result that anybody could differ from.
    const isOpen = (state === 'new' || state === 'disagrees') && row.stored?.demo !== true;
    return lottery !== undefined && isOpen ? [{ ...row, lottery, state }] : [];
  });
}

/** A source with what it came to. */
export interface SourceReport {
  readonly source: SourceRow;
  readonly lottery: CatalogueLottery;
  /** How many draws it told. */
  readonly told: number;
  readonly waiting: number;
  readonly disagreeing: number;
  /** Held draws that it did not have when it last answered. */
  readonly missing: readonly DrawDate[];
}

/** Every source, by lottery and series. */
export async function sourceReports(context: Context): Promise<SourceReport[]> {
  const { db, catalogue } = context;
  const { lotteries } = await catalogue.snapshot();
  const told = await toldDates(db);
  const open = await openProposals(context);
  return (await listSources(db)).flatMap((source) => {
    const lottery = lotteries.find(({ id }) => id === source.lotteryId);
    if (lottery === undefined) return [];
    const own = open.filter((proposal) => proposal.source.id === source.id);
    const dates = told.get(source.id) ?? [];
    const { answeredAt } = source;
    return [
      {
        source,
        lottery,
        told: dates.length,
        waiting: own.filter(({ state }) => state === 'new').length,
        disagreeing: own.filter(({ state }) => state === 'disagrees').length,
        missing: answeredAt === null ? [] : missingAtSource(lottery.schedule, dates, answeredAt.getTime()),
      },
    ];
  });
}

/** A draw of which a source says other numbers than those on file. */
export interface Disagreement {
  readonly date: string;
  readonly source: { readonly id: number; readonly host: string };
  readonly theirs: DrawNumbers;
  readonly ours: DrawNumbers;
}

/** What sources say otherwise of a series' draws, the newest first; what somebody put aside is not told. */
export async function disagreementsOf(
  context: Context,
  series: { readonly lotteryId: number; readonly series: number },
): Promise<Disagreement[]> {
  return (await openProposals(context, series)).flatMap(({ date, source, offered, stored }) =>
    stored === null
      ? []
      : [
          {
            date,
            source: { id: source.id, host: new URL(source.address).host },
            theirs: offered,
            ours: stored,
          },
        ],
  );
}
