import type { RegisterModule } from '../../register-module.ts';
import { numberOf, settleDrawJob, settlePurchaseJob } from './jobs.ts';
import { settleDraw } from './settle-draw.ts';
import { settleLatePurchase } from './settle-purchase.ts';

/** Draws that one process settles at a time; also, late tickets of different draws. */
const lanes = 2;

/** The settlement has no calls of its own: it is the work that saving results and uploading tickets leaves behind. */
export const registerSettlementJobs: RegisterModule = (_app, context) => {
  const { jobs } = context;
  const draw = async (payload: unknown) =>
    await settleDraw(context, numberOf(payload, 'drawId'), numberOf(payload, 'revision'));
  const purchase = async (payload: unknown) =>
    await settleLatePurchase(context, numberOf(payload, 'purchaseId'));
  jobs.handle(settleDrawJob, draw, lanes);
  jobs.handle(settlePurchaseJob, purchase, lanes);
};
