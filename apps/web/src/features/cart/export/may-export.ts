import type { Country } from '@bolillero/domain/accounts/countries';

/** Only customers of this country print and export their plays. */
const exportingCountry: Country = 'Estados Unidos';

/** `country`: the customer's, as the server answers it with the cart; undefined until it has. */
export const mayExport = (country: string | undefined): boolean => country === exportingCountry;
