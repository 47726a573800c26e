import { knownPasswords } from '@bolillero/domain/accounts/known-password';
import { dictionary } from '@zxcvbn-ts/language-common';

/** Words of this house, its lotteries, its place and its examples: the first that somebody tries here, with a year and a sign behind. */
const houseWords = [
  'admin',
  'administrador',
  'bienvenido',
  'cambiame',
  'changeme',
  'clave',
  'contrasena',
  'demo',
  'hola',
  'juego',
  'lima',
  'password',
  'peru',
  'prueba',
  'secreto',
  'suerte',
  'usuario',
  'bolillero',
  'loteria',
  'loterias',
  'powerball',
  'megamillions',
  'floridalotto',
  'latinka',
];

/** Whether a password is one of the 49,000 best-known ones, plain or decorated, or has the letters of a word of the house and no others. */
export const isKnownPassword = knownPasswords(dictionary['passwords-common'], houseWords);
