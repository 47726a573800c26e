import { basename } from 'node:path';
import type { Settings } from './server.ts';

export const admin = { dni: '12345678', password: 'Oficina-Verde3' } as const;

/** Settings of a house with an administrator, on Saturday 8 August 2026, ten hours before Powerball closes. */
export const saturday = {
  BOLILLERO_NOW: '2026-08-08T15:00:00Z',
  ADMIN_DNI: admin.dni,
  ADMIN_PASSWORD: admin.password,
  // Who works in the back-office stays while a journey moves the clock by hours or days.
  ADMIN_IDLE_MINUTES: '0',
  ADMIN_SESSION_HOURS: '8760',
} as const;

/**
 * The house in which most journeys take place, one after the other: each with customers of its own, whose addresses no other
 * journey has. It has no results, and lists of everybody's tickets, messages or mails are not looked at in it.
 */
export const sharedHouse: Settings = {
  ...saturday,
  // All journeys come from one address.
  THROTTLE_REGISTRATIONS_PER_ADDRESS: '1000',
  THROTTLE_SUPPORT_PER_ADDRESS: '1000',
  HELP_LINES: JSON.stringify([
    { country: 'Perú', name: 'Línea 113', phone: '113', url: 'https://www.example.com/linea-113' },
  ]),
};

/**
 * Settings of a house that is one file's alone: for journeys that move the clock, enter results, or look at lists of
 * everybody's. Playwright shares a worker, and with it the server, between files whose settings are the same: the file's name
 * among them keeps this one to itself.
 */
export const houseOf = (file: string, settings: Settings = saturday): Settings => ({
  ...settings,
  JOURNEY: basename(file),
});

export const isShared = (settings: Settings): boolean => settings.JOURNEY === undefined;

/** A house that shows the demonstration, on that Saturday, for journeys that only look. */
export const demonstrationHouse: Settings = houseOf('demonstration', {
  DEMO: '1',
  BOLILLERO_NOW: saturday.BOLILLERO_NOW,
});
