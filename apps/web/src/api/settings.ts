import type { AnswerOf } from '@bolillero/contract/call';
import { appSettings } from '@bolillero/contract/calls/system';
import { type HouseFacts, noHouseFacts } from '@bolillero/domain/house/facts';
import type { HelpLine } from '@bolillero/texts/help-lines';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { request } from './client.ts';
import { observeMinimumWait } from './minimum-wait.ts';
import { observeServerClock } from './server-clock.ts';

/** What the house has set for everybody. */
export interface Settings {
  readonly passwordMin: number;
  readonly minAge: number;
  /** The zone whose calendar decides ages and the ends of pauses. */
  readonly timeZone: string;
  /** Where players who need it find help. */
  readonly helpLines: readonly HelpLine[];
  /** The database holds generated draws. */
  readonly demo: boolean;
  /** Who stands behind the product; what is empty is not known yet. */
  readonly house: House;
  /** Who takes payments: `paypal`, or `test` for the gateway that moves no money; null until it is known. */
  readonly provider: string | null;
  /** PayPal's public id of this house; null with the test gateway. */
  readonly paypalClientId: string | null;
}

export interface House extends HouseFacts {
  /** Made up by the demonstration. */
  readonly example: boolean;
}

/** Until they are known, with the viewer's own zone; the server checks what is sent in any case. */
const usual: Settings = {
  passwordMin: 8,
  minAge: 18,
  timeZone: new Intl.DateTimeFormat().resolvedOptions().timeZone,
  helpLines: [],
  house: { ...noHouseFacts, example: false },
  demo: false,
  provider: null,
  paypalClientId: null,
};

/** Asking sets the clock that countdowns follow. */
export const settingsQuery = () =>
  queryOptions({
    queryKey: ['settings'],
    queryFn: async ({ signal }): Promise<Settings> => {
      const wire = await request(appSettings, { signal });
      observeServerClock(wire.now);
      observeMinimumWait(wire.minimum_wait ?? 0);
      return {
        passwordMin: wire.password_min,
        minAge: wire.min_age,
        timeZone: wire.time_zone,
        helpLines: wire.help_lines,
        house: readHouse(wire.house),
        demo: wire.demo,
        provider: wire.payments,
        paypalClientId: wire.paypal_client_id,
      };
    },
    staleTime: 600_000,
  });

function readHouse(wire: AnswerOf<typeof appSettings>['house']): House {
  const { legal_name: legalName, tax_number: taxNumber, demo: example, ...others } = wire;
  return { legalName, taxNumber, ...others, example };
}

/** The settings, or the usual ones while they are not known. */
export function useSettings(): Settings {
  return useQuery(settingsQuery()).data ?? usual;
}
