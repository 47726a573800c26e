/** Somewhere that players find help; an empty `phone` or `url` has none. */
export interface HelpLine {
  readonly country: string;
  readonly name: string;
  readonly phone: string;
  readonly url: string;
}

export const helpLineFields = [
  'country',
  'name',
  'phone',
  'url',
] as const satisfies readonly (keyof HelpLine)[];

export const helpLineTexts = {
  call: (name: string) => `Llamar a ${name}`,
  visit: 'Sitio web',
} as const;

/** Shown until the house sets its own: those that are known to answer, and no number that might not. */
export const defaultHelpLines: readonly HelpLine[] = [
  {
    country: 'Perú',
    name: 'Línea 113, opción 5: orientación en salud mental (Minsa)',
    phone: '113',
    url: '',
  },
  {
    country: 'Estados Unidos',
    name: '1-800-GAMBLER, línea de ayuda al jugador',
    phone: '1-800-426-2537',
    url: 'https://www.1800gambler.net',
  },
  {
    country: 'Internacional',
    name: 'Jugadores Anónimos',
    phone: '',
    url: 'https://www.jugadoresanonimos.org',
  },
];
