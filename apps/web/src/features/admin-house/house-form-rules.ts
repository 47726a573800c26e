import { parseEmail } from '@bolillero/domain/accounts/email';
import { adminHouseTexts as texts } from '@bolillero/texts/admin-house';
import type { HelpLine } from '@bolillero/texts/help-lines';

const { faults, lines } = texts;

/** What is wrong with each field. Empty ones are allowed: what is not known is left out on the pages. */
export const houseFormRules = {
  email: (email: string) => (email.trim() === '' || parseEmail(email) !== null ? null : faults.email),
  phone: (phone: string) => (phone.trim() === '' || /\d/.test(phone) ? null : faults.phone),
  helpLines: (helpLines: readonly HelpLine[]) => {
    const at = helpLines.findIndex((line) => faultOf(line) !== null);
    const fault = helpLines[at] && faultOf(helpLines[at]);
    return fault ? `${lines.row(at + 1)}: ${fault}` : null;
  },
};

/** The first thing that is wrong with a help line; whether an address can be opened is the server's to say. */
function faultOf({ country, name, phone }: HelpLine): string | null {
  if (country.trim() === '') return faults.line.country;
  if (name.trim() === '') return faults.line.name;
  return phone.trim() === '' || /\d/.test(phone) ? null : faults.line.phone;
}
