import { type Cents, cents } from '@bolillero/domain/money/cents';
import { recordChange } from '../../audit/repository.ts';
import type { Context } from '../../context.ts';
import { AppError } from '../../errors/app-error.ts';
import type { AdminIdentity } from '../../identity/identity.ts';
import { createDrawIn, type Saved } from '../draws/service.ts';
import { presentDecision } from './presenter.ts';
import type { Proposal } from './proposals.ts';
import { decide, findProposal, type ProposalRow } from './proposals-repository.ts';

/**
 * Makes what a source proposes the draw's result, as somebody would enter it who has no prize but the template's.
 * @throws {AppError} not-found, draw-proposal-changed, series-not-played, draw-exists, draw-invalid, prize-table-invalid,
 *   draw-in-the-future
 */
export async function confirmProposal(
  context: Context,
  admin: AdminIdentity,
  id: number,
  { revision, amount }: { readonly revision: number; readonly amount: Cents | null },
): Promise<Saved> {
  const { db, catalogue, clock } = context;
  const proposal = await openOne(context, id, revision);
  const { offered, date, series, lotteryId } = proposal;
  const lottery = await catalogue.find({ id: lotteryId });
  const typed = {
    date,
    nextDate: undefined,
    amount: amount ?? cents(0),
    balls: offered.balls,
    special: offered.special,
    multiplier: offered.multiplier,
    type: series,
    shown: undefined,
    levels: undefined,
  };
  return await db.transaction(async (tx) => {
    // The series first: who confirms the same at this moment, or enters it by hand, waits here and finds the draw.
    const saved = await createDrawIn(tx, context, admin, lottery, typed);
    const at = clock.date();
    const decision = {
      decision: 'confirmed',
      reason: null,
      decidedAt: at,
      decidedBy: admin.adminId,
    } as const;
    if (!(await decide(tx, { id, revision }, decision))) throw new AppError('draw-proposal-changed');
    await recordChange(tx, admin, at, {
      action: 'confirm',
      entity: 'draw_proposal',
      entityId: id,
      after: presentDecision(proposal, saved.id),
    });
    return saved;
  });
}

/**
 * Puts aside what a source says of a draw, for a reason. Nothing on file changes.
 * @throws {AppError} not-found, draw-proposal-changed
 */
export async function dismissProposal(
  context: Context,
  admin: AdminIdentity,
  id: number,
  { revision, reason }: { readonly revision: number; readonly reason: string },
): Promise<Proposal> {
  const { db, catalogue, clock } = context;
  const proposal = await openOne(context, id, revision);
  const at = clock.date();
  await db.transaction(async (tx) => {
    const decision = { decision: 'dismissed', reason, decidedAt: at, decidedBy: admin.adminId } as const;
    if (!(await decide(tx, { id, revision }, decision))) throw new AppError('draw-proposal-changed');
    const after = presentDecision(proposal, proposal.stored?.id ?? null);
    const change = { action: 'dismiss', entity: 'draw_proposal', entityId: id, after, reason } as const;
    await recordChange(tx, admin, at, change);
  });
  return { ...proposal, lottery: await catalogue.find({ id: proposal.lotteryId }), state: 'dismissed' };
}

/** A proposal that is still what was seen, and that nobody has put aside. */
async function openOne({ db }: Context, id: number, revision: number): Promise<ProposalRow> {
  const row = await findProposal(db, id);
  if (row === null) throw new AppError('not-found');
  if (row.revision !== revision || row.decision === 'dismissed') throw new AppError('draw-proposal-changed');
  return row;
}
