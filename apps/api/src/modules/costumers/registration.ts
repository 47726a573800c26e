import type { BodyOf } from '@bolillero/contract/call';
import type { registerCustomer } from '@bolillero/contract/calls/costumers';
import type { ErrorCode } from '@bolillero/contract/errors';
import { type BirthdayFault, parseBirthday } from '@bolillero/domain/accounts/age';
import { parseEmail } from '@bolillero/domain/accounts/email';
import { passwordFaults } from '@bolillero/domain/accounts/password';
import type { DrawDate } from '@bolillero/domain/calendar/draw-date';
import { accountTexts, birthdayFaultText, passwordFaultText, requiredTexts } from '@bolillero/texts/accounts';
import { errorText } from '@bolillero/texts/errors';
import { AppError } from '../../app-error.ts';

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

interface Fault {
  readonly code: ErrorCode;
  readonly path: string;
  readonly message: string;
}

const birthdayCodes = {
  'birthday-unreadable': 'birthday-invalid',
  'birthday-in-future': 'birthday-invalid',
  'birthday-too-early': 'birthday-invalid',
  'under-age': 'under-age',
} as const satisfies Record<BirthdayFault, ErrorCode>;

/** Reads what was sent, or refuses it with all its faults: 406 when only the passwords are to blame, else 405. */
export function readRegistration(
  body: BodyOf<typeof registerCustomer>,
  rules: RegistrationRules,
): Registration {
  const faults: Fault[] = [];
  const email = readEmail(body.email ?? '', faults);
  const birthday = readBirthday(body.birthday ?? '', rules, faults);
  const password = readPassword(body.password ?? '', body.confirm_password ?? '', rules, faults);
  if (body.terms === false) {
    faults.push({ code: 'terms-not-accepted', path: 'terms', message: errorText('terms-not-accepted') });
  }
  if (email === null || birthday === null || faults.length > 0) throw refusalOf(faults);
  const [name, lastname, country] = [body.name, body.lastname, body.country].map((text) => text?.trim());
  return {
    email,
    birthday,
    password,
    name: name ?? '',
    lastname: lastname ?? '',
    country: country ?? '',
  };
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

function readPassword(
  password: string,
  confirmation: string,
  { passwordMin }: RegistrationRules,
  faults: Fault[],
): string {
  const add = (code: ErrorCode, path: string, message: string) => faults.push({ code, path, message });
  if (password === '') add('registration-refused', 'password', requiredTexts.password);
  else {
    for (const fault of passwordFaults(password, passwordMin)) {
      add('password-weak', 'password', passwordFaultText(fault, passwordMin));
    }
  }
  if (confirmation === '') add('registration-refused', 'confirm_password', requiredTexts.confirmPassword);
  else if (confirmation !== password) {
    add('passwords-differ', 'confirm_password', accountTexts.passwordsDiffer);
  }
  return password;
}

const ofPasswords: ReadonlySet<ErrorCode> = new Set(['password-weak', 'passwords-differ']);

function refusalOf(faults: readonly Fault[]): AppError {
  const codes = new Set(faults.map(({ code }) => code));
  const [first] = codes;
  const alone = codes.size === 1 && first !== undefined;
  const onlyPasswords = [...codes].every((code) => ofPasswords.has(code));
  const code = alone ? first : onlyPasswords ? 'password-weak' : 'registration-refused';
  return new AppError(code, {
    message: faults.map(({ message }) => message),
    errors: faults.map(({ path, message }) => ({ path, message })),
  });
}
