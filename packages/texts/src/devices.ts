import type { Device } from '@bolillero/domain/accounts/device';

/** A browser and its device in plain words: 'Chrome en Android'. Of closed lists, whoever sent them. */
export function deviceText({ browser, system }: Device): string {
  const named = browser ?? 'Navegador desconocido';
  return system === null ? named : `${named} en ${system}`;
}
