/*
 * What fields are called on the wire, by what they are: for refusals that say where a fault is, and for the names that lists
 * are sorted by. The code behind the contract knows the fields by the left side alone.
 */

/** Of a result as it is entered. */
export const resultFields = {
  date: 'date',
  balls: 'balls',
  special: 'ball_red',
  multiplier: 'enhancer',
  nextDate: 'date_before',
  table: 'detail',
  level: 'prize_level',
} as const;

/** Of numbers that are checked against a draw. */
export const checkedNumbersFields = {
  balls: 'balls',
  special: 'ball_red',
  multiplier: 'potenciador',
} as const;

/** Of the draw that is on sale, in a refusal. */
export const saleFields = { lottery: 'lottery_id', drawDate: 'date_lottery', closesAt: 'closes_at' } as const;

/** Of plays that are registered. */
export const registrationFields = { drawDate: 'date_lottery', lines: 'balls' } as const;

/** Of one line of a registration. */
export const lineFields = { balls: 'numbers', special: 'bExtra', multiplier: 'potenciador' } as const;

/** Of purchases in a list. */
export const purchaseFields = {
  id: 'id',
  drawDate: 'date_lottery',
  closesAt: 'closes_at',
  soldAt: 'sold_at',
} as const;

/** Of what somebody says that they bought. */
export const subscriptionFields = { months: 'meses', price: 'precio' } as const;

/** Of the answer to a support message. */
export const answerFields = { answer: 'respuesta' } as const;

/** Of a password that is changed with the current one. */
export const passwordChangeFields = { password: 'password_new', confirmation: 'confirm_new' } as const;

/** Of a password that is set with a link. */
export const passwordResetFields = { password: 'password', confirmation: 'new_password' } as const;

/** Of a player's password that the office sets. */
export const playerPasswordFields = { password: 'new_password', confirmation: 'new_confirmation' } as const;

/** Of a winner's story. */
export const winnerFields = {
  draw: 'detail_lotery',
  shownName: 'shown_name',
  consentOn: 'consent_date',
} as const;

/** Of what the house says of itself. */
export const houseWireNames = {
  legalName: 'legal_name',
  taxNumber: 'tax_number',
  address: 'address',
  licence: 'licence',
  email: 'email',
  phone: 'phone',
  hours: 'hours',
} as const;
