import { knownPasswords } from '@bolillero/domain/accounts/known-password';
import { dictionary } from '@zxcvbn-ts/language-common';

/** Words of this house and its lotteries: the first that somebody tries here. */
const houseWords = [
  'bolillero',
  'loteria',
  'loterias',
  'powerball',
  'megamillions',
  'floridalotto',
  'latinka',
];

/** Whether a password is one of the 49,000 best-known ones, or a word of the house, plain or decorated. */
export const isKnownPassword = knownPasswords([...dictionary['passwords-common'], ...houseWords]);
