import type { RegisterModule } from '../../register-module.ts';
import { numberOf, settleDrawJob, settlePurchaseJob } from './jobs.ts';
import { settleDraw } from './settle-draw.ts';
import { settleLatePurchase } from './settle-purchase.ts';

/** The settlement has no calls of its own: it is the work that saving results and uploading tickets leaves behind. */
export const registerSettlementJobs: RegisterModule = (_app, context) => {
  context.jobs.handle(settleDrawJob, async (payload) => {
    await settleDraw(context, numberOf(payload, 'drawId'), numberOf(payload, 'revision'));
  });
  context.jobs.handle(settlePurchaseJob, async (payload) => {
    await settleLatePurchase(context, numberOf(payload, 'purchaseId'));
  });
};
