import { type AccessEvent, accessEntity } from '../accounts/access-events.ts';

/** What the audit tells of: each record that somebody of the office changes. */
export const auditedEntities = [
  'draw',
  'draw_series',
  'lottery',
  'purchase',
  'payment_order',
  'support_message',
  'mail',
  'winner',
  'group_game',
  'customer',
  'customer_note',
  'subscription_package',
  'faq_subject',
  'faq_question',
  'admin_user',
  accessEntity,
  'house',
  'draw_source',
  'draw_proposal',
  /** A list of the back-office, by what its file is called. */
  'list',
] as const;
export type AuditedEntity = (typeof auditedEntities)[number];

/** What is done to a record; what happens at the door of the back-office has words of its own (`AccessEvent`). */
export const changeActions = [
  'create',
  'update',
  'delete',
  'import',
  'answer',
  /** A mail is sent again, or at once. */
  'resend',
  /** A mail goes to another address than the one it was written for. */
  'readdress',
  /** A mail is not to be sent any more. */
  'withhold',
  /** What the payment company says of a payment is not what was asked for. */
  'mismatch',
  'hide',
  'show',
  'reorder',
  /** Something sensitive was looked at that is not shown unasked. */
  'reveal',
  /** Data were handed out. */
  'hand-out',
  /** A list with personal data was taken as a file. */
  'export',
  /** A source of results was looked at on request. */
  'look',
  /** What a source says of a draw was made its result, or put aside. */
  'confirm',
  'dismiss',
  /** A customer's account was closed. */
  'close',
] as const;
export type ChangeAction = (typeof changeActions)[number];

export type AuditedAction = ChangeAction | AccessEvent;
