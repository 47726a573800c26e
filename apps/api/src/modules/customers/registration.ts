import type { ErrorCode } from '@bolillero/contract/errors';
import { type BirthdayFault, parseBirthday } from '@bolillero/domain/accounts/age';
import { parseCountry } from '@bolillero/domain/accounts/countries';
import { parseEmail } from '@bolillero/domain/accounts/email';
import { parsePersonName } from '@bolillero/domain/accounts/person-name';
import type { DrawDate } from '@bolillero/domain/calendar/draw-date';
import { profileFaultTexts } from '@bolillero/texts/account-changes';
import {
  accountTexts,
  birthdayFaultText,
  personNameFaultText,
  requiredTexts,
} from '@bolillero/texts/accounts';
import { errorText } from '@bolillero/texts/errors';
import { type Fault, newPasswordFaults, refusalOf } from './new-password.ts';

/** A registration as somebody typed it; empty where they typed nothing. */
export interface TypedRegistration {
  readonly email: string;
  readonly birthday: string;
  readonly password: string;
  readonly confirmation: string;
  readonly name: string;
  readonly lastname: string;
  readonly country: string;
  /** They said that they do not accept the terms; who says nothing has accepted them. */
  readonly refusesTerms: boolean;
}

/** A registration that may be made, once nobody else has its e-mail. */
export interface Registration {
  readonly email: string;
  readonly birthday: DrawDate;
  readonly password: string;
  readonly name: string;
  readonly lastname: string;
  readonly country: string;
}

export interface RegistrationRules {
  readonly today: DrawDate;
  readonly minAge: number;
  readonly passwordMin: number;
}

const wording = {
  missing: 'registration-refused',
  password: { path: 'password', missing: requiredTexts.password },
  confirmation: {
    path: 'confirm_password',
    missing: requiredTexts.confirmPassword,
    differ: accountTexts.passwordsDiffer,
  },
} as const;

const birthdayCodes = {
  'birthday-unreadable': 'birthday-invalid',
  'birthday-in-future': 'birthday-invalid',
  'birthday-too-early': 'birthday-invalid',
  'under-age': 'under-age',
} as const satisfies Record<BirthdayFault, ErrorCode>;

/**
 * Reads what was sent, or refuses it with all its faults: 406 when only the passwords are to blame, else 405.
 * @throws {AppError} registration-refused, birthday-invalid, under-age, terms-not-accepted, password-weak,
 *   passwords-differ
 */
export function readRegistration(typed: TypedRegistration, rules: RegistrationRules): Registration {
  const faults: Fault[] = [];
  const email = readEmail(typed.email, faults);
  const birthday = readBirthday(typed.birthday, rules, faults);
  const { password } = typed;
  faults.push(...newPasswordFaults(password, typed.confirmation, rules.passwordMin, wording));
  const name = readName('name', typed.name, faults);
  const lastname = readName('lastname', typed.lastname, faults);
  const country = readCountry(typed.country, faults);
  if (typed.refusesTerms) {
    faults.push({ code: 'terms-not-accepted', path: 'terms', message: errorText('terms-not-accepted') });
  }
  if (email === null || birthday === null || faults.length > 0) {
    throw refusalOf(faults, 'registration-refused');
  }
  return { email, birthday, password, name, lastname, country };
}

function readEmail(text: string, faults: Fault[]): string | null {
  const email = parseEmail(text);
  if (email !== null) return email;
  const message = text.trim() === '' ? requiredTexts.email : accountTexts.emailInvalid;
  faults.push({ code: 'registration-refused', path: 'email', message });
  return null;
}

function readBirthday(text: string, { today, minAge }: RegistrationRules, faults: Fault[]): DrawDate | null {
  if (text.trim() === '') {
    faults.push({ code: 'registration-refused', path: 'birthday', message: requiredTexts.birthday });
    return null;
  }
  const birthday = parseBirthday(text, today, minAge);
  if (birthday.ok) return birthday.value;
  const message = birthdayFaultText(birthday.error, minAge);
  faults.push({ code: birthdayCodes[birthday.error], path: 'birthday', message });
  return null;
}

function readName(path: 'name' | 'lastname', text: string, faults: Fault[]): string {
  const name = parsePersonName(text);
  if (name.ok) return name.value;
  faults.push({ code: 'registration-refused', path, message: personNameFaultText(path, name.error) });
  return '';
}

/** A country of the list, or none. */
function readCountry(text: string, faults: Fault[]): string {
  const country = text.trim() === '' ? '' : parseCountry(text);
  if (country !== null) return country;
  faults.push({ code: 'registration-refused', path: 'country', message: profileFaultTexts.countryUnknown });
  return '';
}
