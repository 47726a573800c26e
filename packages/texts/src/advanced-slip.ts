/** A slip of the advanced play page. */
export const advancedSlipTexts = {
  hot: 'Caliente',
  cold: 'Frío',
  pair: 'Par',
  /** On phones: what does not stand on the slip. */
  help: 'Ayudas',
  mark: (position: number) => `Marcar cartilla ${position}`,
  group: (draws: number) => `JA${draws}`,
  chosenGroup: (draws: number) => `JA${draws}, elegida: quitar`,
  /** A group that asks for more draws than there are. */
  fewDraws: (group: string, draws: number) =>
    `${group}, de ${draws === 1 ? 'un solo sorteo' : `solo ${draws} sorteos`}`,
  noGroup: 'JA',
  ownGroup: (position: number, group: string) => `Jugada anterior de la cartilla ${position}: ${group}`,
} as const;
