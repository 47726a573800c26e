/** What the house says of itself; an empty text is not known yet. */
export interface HouseFacts {
  readonly legalName: string;
  /** RUC, NIT, EIN: as its country numbers who pays taxes. */
  readonly taxNumber: string;
  readonly address: string;
  readonly licence: string;
  readonly email: string;
  readonly phone: string;
  /** When somebody answers, in words. */
  readonly hours: string;
}

/** What the law asks a house to say on its pages. */
export const legalFacts = [
  'legalName',
  'taxNumber',
  'address',
  'licence',
] as const satisfies readonly (keyof HouseFacts)[];
export type LegalFact = (typeof legalFacts)[number];

export const noHouseFacts: HouseFacts = {
  legalName: '',
  taxNumber: '',
  address: '',
  licence: '',
  email: '',
  phone: '',
  hours: '',
};

/** The legal facts that nobody has given yet. */
export function missingLegalFacts(facts: HouseFacts): LegalFact[] {
  return legalFacts.filter((name) => facts[name].trim() === '');
}
