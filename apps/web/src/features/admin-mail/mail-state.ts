import type { Mail } from './api.ts';

/** It is tried again, was given up, or may have been sent. */
export const isFailing = ({ state, attempts }: Pick<Mail, 'state' | 'attempts'>): boolean =>
  state === 'failed' || state === 'unclear' || (state === 'waiting' && attempts > 0);

/** It can still be sent, or be kept from being sent. */
export const isUnsent = ({ state }: Pick<Mail, 'state'>): boolean => state !== 'sent' && state !== 'sending';
