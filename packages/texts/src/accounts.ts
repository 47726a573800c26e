import type { BirthdayFault } from '@bolillero/domain/accounts/age';
import { longestPassword, type PasswordFault } from '@bolillero/domain/accounts/password';
import { longestPersonName, type PersonNameFault } from '@bolillero/domain/accounts/person-name';

/** What a person reads about a field that was left empty. */
export const requiredTexts = {
  dni: 'El DNI es obligatorio.',
  name: 'El Nombre es obligatorio.',
  lastname: 'Los Apellidos son obligatorios.',
  email: 'El Email es obligatorio.',
  birthday: 'La Fecha de nacimiento es obligatoria.',
  password: 'La Contraseña es obligatoria.',
  confirmPassword: 'La confirmación de la contraseña es obligatoria.',
} as const;

export const accountTexts = {
  emailInvalid: 'Escribe el email completo, por ejemplo maria@correo.pe.',
  dniInvalid: 'El DNI lleva solo números, 15 como máximo.',
  passwordKnown:
    'Esa contraseña es de las más usadas y se adivina en segundos. Elige otra: por ejemplo, dos palabras que no tengan nada que ver entre sí, con una mayúscula, un número y un signo.',
  passwordsDiffer: 'Las contraseñas deben coincidir.',
} as const;

const personNames = { name: 'El Nombre lleva', lastname: 'Los Apellidos llevan' } as const;
const personNameTexts: { readonly [F in PersonNameFault]: string } = {
  'name-characters': 'solo letras, espacios, apóstrofos, puntos y guiones, en una línea.',
  'name-dot': 'un espacio después de cada punto, como en «Ma. Elena».',
  'name-too-long': `${longestPersonName} caracteres como máximo.`,
};

/** The sentence for what is wrong with somebody's name or last names. */
export function personNameFaultText(field: 'name' | 'lastname', fault: PersonNameFault): string {
  return `${personNames[field]} ${personNameTexts[fault]}`;
}

const passwordTexts: { readonly [F in PasswordFault]: (minimum: number) => string } = {
  'too-short': (minimum) => `La contraseña debe tener al menos ${minimum} caracteres.`,
  'too-long': () => `La contraseña admite ${longestPassword} caracteres como máximo.`,
  'lowercase-missing': () => 'La contraseña debe tener una letra minúscula.',
  'uppercase-missing': () => 'La contraseña debe tener una letra mayúscula.',
  'digit-missing': () => 'La contraseña debe tener un número.',
  'special-missing': () => 'La contraseña debe tener un carácter especial.',
  space: () => 'La contraseña no puede tener espacios.',
};

/** The sentence for one thing that a password lacks; `minimum` is the house's setting. */
export function passwordFaultText(fault: PasswordFault, minimum: number): string {
  return passwordTexts[fault](minimum);
}

const birthdayTexts: { readonly [F in BirthdayFault]: (minimumAge: number) => string } = {
  'birthday-unreadable': () => 'La Fecha de nacimiento no es válida.',
  'birthday-in-future': () => 'La Fecha de nacimiento no puede estar en el futuro.',
  'birthday-too-early': () => 'La Fecha de nacimiento no es válida: revisa el año.',
  'under-age': (minimumAge) => `Debes tener ${minimumAge} años o más para registrarte.`,
};

/** The sentence for what is wrong with a birthday; `minimumAge` is the house's setting. */
export function birthdayFaultText(fault: BirthdayFault, minimumAge: number): string {
  return birthdayTexts[fault](minimumAge);
}
