import { expect, test } from 'vitest';
import { birthdayTypedFault, confirmationFault, emailFault, passwordFault } from './registration-rules.ts';

const settings = { passwordMin: 8, minAge: 18, timeZone: 'America/Lima' };
const now = Date.parse('2026-11-21T15:00:00Z');

test('what is missing is said in the words of the specification', () => {
  expect(emailFault(' ')).toBe('El Email es obligatorio.');
  expect(birthdayTypedFault('', now, settings)).toBe('La Fecha de nacimiento es obligatoria.');
  expect(passwordFault('', settings)).toBe('La Contraseña es obligatoria.');
  expect(confirmationFault('', 'Abcdef1!')).toBe('La confirmación de la contraseña es obligatoria.');
});

test('passwords that differ are told', () => {
  expect(confirmationFault('Abcdef1', 'Abcdef1!')).toBe('Las contraseñas deben coincidir.');
  expect(confirmationFault('Abcdef1!', 'Abcdef1!')).toBeNull();
});

test.each([
  ['21/11/2008', null],
  ['22/11/2008', 'Debes tener 18 años o más para registrarte.'],
  ['21/11/2027', 'La Fecha de nacimiento no puede estar en el futuro.'],
  ['31/02/1990', 'La Fecha de nacimiento no es válida.'],
  ['12/05', 'Escribe la fecha como DD/MM/AAAA, por ejemplo 12/05/1990.'],
])('born on %s: %s', (typed, fault) => {
  expect(birthdayTypedFault(typed, now, settings)).toBe(fault);
});

test('who is old enough is decided by the calendar of the house', () => {
  const born = (timeZone: string) => birthdayTypedFault('22/11/2008', now, { ...settings, timeZone });
  expect(born('America/Lima')).toBe('Debes tener 18 años o más para registrarte.');
  expect(born('Pacific/Auckland')).toBeNull();
});

test('a weak password is told, a good one is not', () => {
  expect(passwordFault('abcdefgh', settings)).toBe('La contraseña no cumple los requisitos.');
  expect(passwordFault('Abcdef1!', settings)).toBeNull();
});
