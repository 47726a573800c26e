/** The kinds of the settlement's jobs. */
export const settleDrawJob = 'settle-draw';
export const settlePurchaseJob = 'settle-purchase';
