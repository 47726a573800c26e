/** What a customer is told: that a play won, or that money went back. */
export const notificationKinds = ['win', 'refund'] as const;
export type NotificationKind = (typeof notificationKinds)[number];
