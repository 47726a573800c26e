import { type House as HouseWire, oneHouse, updateHouse } from '@bolillero/contract/calls/house';
import { houseWireNames } from '@bolillero/contract/field-names';
import type { HouseFacts } from '@bolillero/domain/house/facts';
import type { HelpLine } from '@bolillero/texts/help-lines';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { failedWith, namingFields } from '../../api/api-error.ts';
import { request } from '../../api/client.ts';
import { settingsQuery } from '../../api/settings.ts';

export interface HouseValues extends HouseFacts {
  readonly helpLines: readonly HelpLine[];
}

/** The settings of the house as an administrator edits them. */
export interface SavedHouse {
  readonly values: HouseValues;
  /** Made up by the demonstration. */
  readonly example: boolean;
  /** Moves with every saving. */
  readonly revision: number;
  readonly rules: {
    readonly passwordMin: number;
    readonly minAge: number;
    readonly sessionDays: number;
    readonly timeZone: string;
  };
}

function readHouse(wire: HouseWire): SavedHouse {
  const { legal_name: legalName, tax_number: taxNumber, address, licence, email, phone, hours } = wire;
  const { help_lines: helpLines, demo: example, revision, rules } = wire;
  return {
    values: { legalName, taxNumber, address, licence, email, phone, hours, helpLines },
    example,
    revision,
    rules: {
      passwordMin: rules.password_min,
      minAge: rules.min_age,
      sessionDays: rules.session_days,
      timeZone: rules.time_zone,
    },
  };
}

const houseKey = ['admin-house'] as const;

/** Asked anew each time the page opens: what is edited is what stands on the server. */
const houseQuery = () =>
  queryOptions({
    queryKey: houseKey,
    queryFn: async ({ signal }) => readHouse((await request(oneHouse, { signal })).data),
    gcTime: 0,
    staleTime: 0,
    refetchOnWindowFocus: false,
  });

export function useHouse() {
  return useQuery(houseQuery());
}

const formNames = {
  ...Object.fromEntries(Object.entries(houseWireNames).map(([field, name]) => [name, field])),
  help_lines: 'helpLines',
};

/** Saves the settings; `revision`: the one that was seen. Every page shows them from then on. */
export function useSaveHouse() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async ({ values, revision }: { values: HouseValues; revision: number }) => {
      const { legalName, taxNumber, helpLines, ...facts } = values;
      const body = {
        ...facts,
        legal_name: legalName,
        tax_number: taxNumber,
        help_lines: helpLines.map((line) => ({ ...line })),
        revision,
      };
      return readHouse((await namingFields(formNames, () => request(updateHouse, { body }))).data);
    },
    onSuccess: async (saved) => {
      queryClient.setQueryData(houseKey, saved);
      await queryClient.invalidateQueries({ queryKey: settingsQuery().queryKey });
    },
  });
}

/** What somebody else has saved meanwhile; null where a refusal is about something else. */
export function savedMeanwhile(error: unknown): SavedHouse | null {
  if (!failedWith(error, 'house-changed')) return null;
  const current = (error.details as { current?: HouseWire } | undefined)?.current;
  return current === undefined ? null : readHouse(current);
}
