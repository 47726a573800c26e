/** What is told of a win that was told before: that it is another, or none any more. */
export const winChangeKinds = ['changed', 'withdrawn'] as const;

/** What a customer is told: that a play won, that a win of which they were told is another or is none, or that money went back. */
export const notificationKinds = ['win', ...winChangeKinds, 'refund'] as const;
export type NotificationKind = (typeof notificationKinds)[number];

/** Why a win changes or goes: its result was corrected, others share its jackpot now, or its ticket was taken back. */
export const winChangeCauses = ['result-corrected', 'jackpot-shared', 'ticket-withdrawn'] as const;
export type WinChangeCause = (typeof winChangeCauses)[number];

/** The cause of a change, and what an administrator wrote of it. */
export interface WinChangeReason {
  readonly cause: WinChangeCause;
  /** Null: nothing, the cause speaks for itself. */
  readonly words: string | null;
}

/** The most letters that an administrator writes of why wins change. */
export const longestReason = 300;
