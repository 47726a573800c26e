import { browsers, systems } from '@bolillero/domain/accounts/device';
import { adminRoles } from '@bolillero/domain/accounts/roles';
import { type Static, Type } from 'typebox';
import { DateText, Id, Instant, Nullable } from '../wire.ts';

export const AdminUser = Type.Object({
  id: Id,
  name: Type.String(),
  lastname: Type.String(),
  /** Digits: they sign in with it. */
  dni: Type.String(),
  /** Nobody else's of the back-office. */
  email: Type.String(),
  role: Type.Enum(adminRoles),
  /** Whether a code is asked for besides the password when they sign in. */
  secondFactor: Type.Boolean(),
  createdAt: Instant,
});
export type AdminUser = Static<typeof AdminUser>;

export const CustomerEmail = Type.Object({
  id: Id,
  email: Type.String(),
  /** 1 means primary. */
  type: Type.Integer(),
  /** Whether its owner has opened the link that was sent to it. */
  confirmed: Type.Boolean(),
});
export type CustomerEmail = Static<typeof CustomerEmail>;

export const Customer = Type.Object({
  id: Id,
  name: Type.String(),
  lastname: Type.String(),
  /** The primary one. */
  email: Type.String(),
  birthday: DateText,
  /** One of the list, or empty. */
  country: Type.String(),
  address: Type.String(),
  /** 0 client, 1 sees the advanced pages. */
  type: Type.Integer(),
  /** All of them, the primary one among them. */
  emails: Type.Array(CustomerEmail),
  /** Whether a subscription is active now. */
  subscribed: Type.Boolean(),
  /** Ids of the lotteries that they want to see first, in that order (`create_loteries`). */
  favourites: Type.Optional(Type.Array(Id)),
  createdAt: Instant,
});
export type Customer = Static<typeof Customer>;

/** Where somebody is signed in. */
export const OpenSession = Type.Object({
  id: Id,
  /** As far as the browser says; null where it says nothing that is known. */
  browser: Nullable(Type.Enum(browsers)),
  system: Nullable(Type.Enum(systems)),
  /** The IP address that it was opened from. */
  address: Type.String(),
  created_at: Instant,
  /** To the minute. */
  last_used_at: Instant,
  /** The one that asks. */
  current: Type.Boolean(),
});
export type OpenSession = Static<typeof OpenSession>;
