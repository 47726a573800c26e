import { isDni } from '@bolillero/domain/accounts/dni';
import { parseEmail } from '@bolillero/domain/accounts/email';
import { passwordFaults } from '@bolillero/domain/accounts/password';
import type { AdminRole } from '@bolillero/domain/accounts/roles';
import { accountTexts, passwordFaultText, requiredTexts } from '@bolillero/texts/accounts';

export type UserFormValues = {
  readonly name: string;
  readonly lastname: string;
  readonly dni: string;
  readonly email: string;
  readonly password: string;
  readonly role: AdminRole;
};

export const emptyUser: UserFormValues = {
  name: '',
  lastname: '',
  dni: '',
  email: '',
  password: '',
  role: 'operator',
};

/** What the form starts with for a user who exists. */
export const editedUser = ({
  name,
  lastname,
  dni,
  email,
  role,
}: Omit<UserFormValues, 'password'>): UserFormValues => ({
  ...{ name, lastname, dni, email, role },
  password: '',
});

const required = (field: keyof typeof requiredTexts, value: string) =>
  value.trim() === '' ? requiredTexts[field] : null;

/**
 * What is wrong with each field of a user. What an existing user already has is never refused, and their password may
 * stay empty: the present one holds.
 */
export function userFormRules(passwordMin: number, current: UserFormValues | null) {
  return {
    name: (name: string) => required('name', name),
    lastname: (lastname: string) => required('lastname', lastname),
    dni: (dni: string) =>
      required('dni', dni) ?? (dni === current?.dni || isDni(dni.trim()) ? null : accountTexts.dniInvalid),
    email: (email: string) =>
      required('email', email) ??
      (email === current?.email || parseEmail(email) !== null ? null : accountTexts.emailInvalid),
    password: (password: string) => {
      if (password === '') return current === null ? requiredTexts.password : null;
      const faults = passwordFaults(password, passwordMin);
      return faults.length === 0
        ? null
        : faults.map((fault) => passwordFaultText(fault, passwordMin)).join(' ');
    },
  };
}

/** The values as the server takes them. An empty password is left out. */
export function sentUser({ name, lastname, dni, email, password, role }: UserFormValues) {
  return {
    name: name.trim(),
    lastname: lastname.trim(),
    dni: dni.trim(),
    email: email.trim(),
    role,
    ...(password !== '' && { password }),
  };
}
