/** Mails that belong to an account or to money: nobody is without them. */
export const requiredMailKinds = ['reset', 'confirm-email', 'receipt', 'refund', 'support-answer'] as const;
export type RequiredMailKind = (typeof requiredMailKinds)[number];

/** Mails that a customer may do without. */
export const optionalMailKinds = ['ticket', 'win', 'subscription-ending'] as const;
export type OptionalMailKind = (typeof optionalMailKinds)[number];

export type MailKind = RequiredMailKind | OptionalMailKind;

export function isOptionalMail(kind: string): kind is OptionalMailKind {
  return (optionalMailKinds as readonly string[]).includes(kind);
}

export function isRequiredMail(kind: string): kind is RequiredMailKind {
  return (requiredMailKinds as readonly string[]).includes(kind);
}
