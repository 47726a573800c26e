import { isDni } from '@bolillero/domain/accounts/dni';
import { settingFaults } from '@bolillero/texts/settings';
import { passwordRefusals } from '../identity/password-rule.ts';

export interface FirstAdministrator {
  readonly dni: string;
  readonly password: string;
}

/** ADMIN_DNI and ADMIN_PASSWORD, by the rules of every account; what is wrong is added to `faults`, never with the password in it. */
export function parseAdministrator(
  { dni, password }: { readonly dni: string | null; readonly password: string | null },
  passwordMin: number,
  faults: string[],
): FirstAdministrator | null {
  if ((dni === null) !== (password === null)) faults.push(settingFaults.adminPair());
  if (dni !== null && !isDni(dni)) faults.push(settingFaults.adminDni(dni));
  const refusals = password === null ? [] : passwordRefusals(password, passwordMin);
  if (refusals.length > 0) faults.push(settingFaults.adminPassword(refusals));
  return dni === null || password === null ? null : { dni, password };
}
