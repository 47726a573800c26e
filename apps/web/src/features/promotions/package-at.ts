/** The package that an address names by its place in the list, from 0 on. */
export function packageAt<P>(packages: readonly P[], promotion: string | undefined): P | undefined {
  return promotion !== undefined && /^\d{1,3}$/.test(promotion) ? packages[Number(promotion)] : undefined;
}
