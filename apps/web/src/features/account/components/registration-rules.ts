import { parseBirthday } from '@bolillero/domain/accounts/age';
import { parseEmail } from '@bolillero/domain/accounts/email';
import { passwordFaults } from '@bolillero/domain/accounts/password';
import { dateIn } from '@bolillero/domain/calendar/time-zone';
import { accountFormTexts } from '@bolillero/texts/account-forms';
import { accountTexts, birthdayFaultText, requiredTexts } from '@bolillero/texts/accounts';
import type { Settings } from '../../../api/settings.ts';
import { dateOfTyped } from '../../../components/ui/typed-date.ts';

export function emailFault(email: string): string | null {
  if (email.trim() === '') return requiredTexts.email;
  return parseEmail(email) === null ? accountTexts.emailInvalid : null;
}

/** What is wrong with a birthday as it was typed. `now` is the server's instant; the server has the last word. */
export function birthdayTypedFault(
  typed: string,
  now: number,
  { minAge, timeZone }: Pick<Settings, 'minAge' | 'timeZone'>,
): string | null {
  if (typed.trim() === '') return requiredTexts.birthday;
  const date = dateOfTyped(typed);
  if (date === null) return accountFormTexts.faults.birthdayUnreadable;
  const birthday = parseBirthday(date, dateIn(timeZone, now), minAge);
  return birthday.ok ? null : birthdayFaultText(birthday.error, minAge);
}

export function passwordFault(
  password: string,
  { passwordMin }: Pick<Settings, 'passwordMin'>,
): string | null {
  if (password === '') return requiredTexts.password;
  return passwordFaults(password, passwordMin).length > 0 ? accountFormTexts.faults.passwordWeak : null;
}

export function confirmationFault(confirmation: string, password: string): string | null {
  if (confirmation === '') return requiredTexts.confirmPassword;
  return confirmation === password ? null : accountTexts.passwordsDiffer;
}
