import type { BodyOf } from '@bolillero/contract/call';
import type { updateHouse } from '@bolillero/contract/calls/house';
import { parseEmail } from '@bolillero/domain/accounts/email';
import type { HouseFacts } from '@bolillero/domain/house/facts';
import { adminHouseTexts as texts } from '@bolillero/texts/admin-house';
import type { HelpLine } from '@bolillero/texts/help-lines';
import { AppError } from '../../errors/app-error.ts';
import { helpLineFaultsOf } from '../../settings/help-lines.ts';

interface SentHouse extends HouseFacts {
  readonly helpLines: readonly HelpLine[];
}

/**
 * The settings that were sent, without what stands around them. An empty one is allowed: what is not known is left out on the
 * pages.
 * @throws {AppError} input-invalid
 */
export function readHouse(sent: BodyOf<typeof updateHouse>): SentHouse {
  const trimmed = <F extends object>(fields: F) =>
    Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, String(value).trim()])) as F;
  const { help_lines: lines, revision: _, ...facts } = sent;
  const { legal_name: legalName, tax_number: taxNumber, ...others } = trimmed(facts);
  const helpLines = lines.map(trimmed);
  const faults: { path: string; message: string }[] = [];
  if (others.email !== '' && parseEmail(others.email) === null) {
    faults.push({ path: 'email', message: texts.faults.email });
  }
  if (others.phone !== '' && !/\d/.test(others.phone)) {
    faults.push({ path: 'phone', message: texts.faults.phone });
  }
  for (const [index, line] of helpLines.entries()) {
    for (const fault of helpLineFaultsOf(line)) {
      faults.push({ path: `help_lines/${index}/${fault}`, message: texts.faults.line[fault] });
    }
    if (line.country === '') {
      faults.push({ path: `help_lines/${index}/country`, message: texts.faults.line.country });
    }
  }
  if (faults.length > 0) {
    throw new AppError('input-invalid', { message: faults.map(({ message }) => message), errors: faults });
  }
  return { legalName, taxNumber, ...others, helpLines };
}
