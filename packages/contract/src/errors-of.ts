import type { Access, Call } from './call.ts';
import type { ErrorCode } from './errors.ts';

/** Anything that is asked for may meet them. */
const always: readonly ErrorCode[] = ['too-many-requests', 'internal-error', 'database-busy', 'disk-full'];

const ofAccess: Readonly<Record<Access, readonly ErrorCode[]>> = {
  visitor: [],
  customer: ['sign-in-required', 'forbidden'],
  subscriber: ['sign-in-required', 'forbidden', 'subscription-required'],
  operator: ['sign-in-required', 'forbidden'],
  administrator: ['sign-in-required', 'forbidden'],
  'customer-or-administrator': ['sign-in-required', 'forbidden'],
  'owner-or-operator': ['sign-in-required', 'forbidden'],
};

/** In a house that asks a second factor of all, whoever works there and has none is refused what they are let in for. */
const mayBeWorkOfOffice = ({ access, beforeSecondFactor }: Call) =>
  beforeSecondFactor !== true && /operator|administrator/.test(access);

/** Every error that a call may answer: by who may make it, by what it takes, and its own. */
export function errorsOf(call: Call): readonly ErrorCode[] {
  const takesInput = call.params ?? call.query ?? call.body;
  const takesBody = call.method !== 'GET';
  return [
    ...new Set([
      ...always,
      ...ofAccess[call.access],
      ...(mayBeWorkOfOffice(call) ? (['second-factor-required'] as const) : []),
      ...(call.needsRecentPassword === true ? (['password-needed'] as const) : []),
      ...(takesInput === undefined ? [] : [call.invalidAs ?? ('input-invalid' as const)]),
      ...(takesBody ? (['json-unreadable', 'body-too-large', 'media-type-unsupported'] as const) : []),
      ...(call.errors ?? []),
    ]),
  ];
}
