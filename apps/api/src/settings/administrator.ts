import { isDni } from '@bolillero/domain/accounts/dni';
import { passwordFaults } from '@bolillero/domain/accounts/password';
import { passwordFaultText } from '@bolillero/texts/accounts';
import { settingFaults } from '@bolillero/texts/settings';

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
  const lacks = password === null ? [] : passwordFaults(password, passwordMin);
  if (lacks.length > 0) {
    faults.push(settingFaults.adminPassword(lacks.map((fault) => passwordFaultText(fault, passwordMin))));
  }
  return dni === null || password === null ? null : { dni, password };
}
