import type { HouseFacts } from '@bolillero/domain/house/facts';

export const houseTexts = {
  taxNumber: (number: string) => `Número tributario: ${number}`,
  licence: (licence: string) => `Licencia: ${licence}`,
  /** The demonstration's house: nobody takes it for one that exists. */
  example: 'Datos de ejemplo',
  label: 'La casa',
} as const;

/** Who stands behind the product, a line each; what is not known is left out. */
export function houseLines({ legalName, taxNumber, address, licence, ...contact }: HouseFacts): string[] {
  const { email, phone, hours } = contact;
  return [
    legalName,
    taxNumber === '' ? '' : houseTexts.taxNumber(taxNumber),
    address,
    licence === '' ? '' : houseTexts.licence(licence),
    [email, phone, hours].filter((part) => part !== '').join(' · '),
  ].filter((line) => line !== '');
}

/** Who issues a receipt: by name and number. */
export function issuerLine({ legalName, taxNumber }: HouseFacts): string {
  return [legalName, taxNumber === '' ? '' : houseTexts.taxNumber(taxNumber)]
    .filter((part) => part !== '')
    .join(' · ');
}
