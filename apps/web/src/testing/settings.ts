import type { AnswerOf } from '@bolillero/contract/call';
import type { appSettings } from '@bolillero/contract/calls/system';

/** A house as a fresh installation has it, with the test gateway. */
export const settings: AnswerOf<typeof appSettings> = {
  payments: 'test',
  paypal_client_id: null,
  password_min: 8,
  min_age: 18,
  time_zone: 'America/Lima',
  now: '2026-08-08T15:00:00.000Z',
  demo: false,
  help_lines: [],
  house: {
    legal_name: '',
    tax_number: '',
    address: '',
    licence: '',
    email: '',
    phone: '',
    hours: '',
    demo: false,
  },
  minimum_wait: 0,
};
