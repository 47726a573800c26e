/** Who works in the back-office: an operator works tickets and support off, an administrator may do everything. */
export const adminRoles = ['administrator', 'operator'] as const;
export type AdminRole = (typeof adminRoles)[number];
