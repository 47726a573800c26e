import { passwordFaults } from '@bolillero/domain/accounts/password';
import { accountTexts, passwordFaultText } from '@bolillero/texts/accounts';
import { isKnownPassword } from './known-passwords.ts';

/** Everything that keeps a text from being the password of any account, in sentences for who typed it (Rulebook 10); `minimum` is the house's setting. */
export function passwordRefusals(password: string, minimum: number): string[] {
  const lacks = passwordFaults(password, minimum).map((fault) => passwordFaultText(fault, minimum));
  return isKnownPassword(password) ? [...lacks, accountTexts.passwordKnown] : lacks;
}
