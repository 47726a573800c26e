/** Mails that belong to an account or to money: nobody is without them. */
export const requiredMailKinds = [
  'reset',
  'confirm-email',
  'account-change',
  'receipt',
  'refund',
  'support-answer',
] as const;
export type RequiredMailKind = (typeof requiredMailKinds)[number];

/** Mails that a customer may do without. */
export const optionalMailKinds = ['ticket', 'win', 'subscription-ending'] as const;
export type OptionalMailKind = (typeof optionalMailKinds)[number];

export type MailKind = RequiredMailKind | OptionalMailKind;

/** Whether the link of a mail changes a password or proves an address: whoever has it is taken for its reader. */
const carriesSecret: Readonly<Record<MailKind, boolean>> = {
  reset: true,
  'confirm-email': true,
  'account-change': false,
  receipt: false,
  refund: false,
  'support-answer': false,
  ticket: false,
  win: false,
  'subscription-ending': false,
};

/** The kinds whose text is kept no longer than it takes to send it. */
export const secretMailKinds = (Object.keys(carriesSecret) as MailKind[]).filter(
  (kind) => carriesSecret[kind],
);

export function isOptionalMail(kind: string): kind is OptionalMailKind {
  return (optionalMailKinds as readonly string[]).includes(kind);
}

export function isRequiredMail(kind: string): kind is RequiredMailKind {
  return (requiredMailKinds as readonly string[]).includes(kind);
}

export function isSecretMail(kind: string): boolean {
  return (secretMailKinds as readonly string[]).includes(kind);
}
