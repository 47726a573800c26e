import type { House } from '@bolillero/contract/calls/house';
import { houseWireNames } from '@bolillero/contract/field-names';
import { missingLegalFacts } from '@bolillero/domain/house/facts';
import { helpLinesOf, presentFacts } from '../../house/present-facts.ts';
import type { HouseRow } from '../../house/repository.ts';
import type { Config } from '../../settings/config.ts';

export function presentHouse(row: HouseRow, config: Config): House {
  return {
    ...presentFacts(row),
    help_lines: helpLinesOf(row, config),
    revision: row.revision,
    updated_at: row.updatedAt?.toISOString() ?? null,
    missing: missingLegalFacts(row).map((name) => houseWireNames[name]),
    rules: {
      password_min: config.passwordMin,
      min_age: config.minAge,
      session_days: config.sessionDays,
      time_zone: config.houseTimeZone,
    },
  };
}

/** What the audit keeps of the settings. */
export function presentForAudit(row: HouseRow, config: Config) {
  const { demo: _, ...facts } = presentFacts(row);
  return { ...facts, help_lines: helpLinesOf(row, config) };
}
