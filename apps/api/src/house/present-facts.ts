import type { AnswerOf } from '@bolillero/contract/call';
import type { appSettings } from '@bolillero/contract/calls/system';
import type { HelpLine } from '@bolillero/texts/help-lines';
import type { Config } from '../settings/config.ts';
import type { HouseRow } from './repository.ts';

/** What everybody may read of the house. */
export function presentFacts(row: HouseRow): AnswerOf<typeof appSettings>['house'] {
  const { legalName, taxNumber, address, licence, email, phone, hours, demo } = row;
  return { legal_name: legalName, tax_number: taxNumber, address, licence, email, phone, hours, demo };
}

/** Where players find help: as an administrator has set it, else as the process's settings say. */
export function helpLinesOf(row: HouseRow, config: Pick<Config, 'helpLines'>): HelpLine[] {
  return [...(row.helpLines ?? config.helpLines)];
}
