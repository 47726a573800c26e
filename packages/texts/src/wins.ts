/** What the house says of every lottery that says nothing else; the frequent questions say the same. */
const houseSteps: readonly string[] = [
  'Guardamos el original de tu cartilla; su PDF está en tu compra.',
  'Escríbenos con tu número de compra: coordinamos contigo el cobro.',
  'Según la lotería y el monto, pueden pedir tu identidad, tu presencia o retener impuestos.',
  'Hay un plazo para cobrar: no lo dejes pasar.',
  'Nadie de nuestro equipo te pedirá dinero ni tu contraseña para pagarte un premio.',
];

/** The steps of collecting a prize: the lottery's own, one a line, else the house's. */
export function collectSteps(howToCollect: string | null): readonly string[] {
  if (howToCollect === null) return houseSteps;
  return howToCollect
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

/** How one's part of what a group game won is got: its tickets, and what the lottery asks for them, are the house's. */
export const collectSharesSteps: readonly string[] = [
  'La casa guarda las cartillas de las líneas y cobra sus premios.',
  'Escríbenos con el número del juego en grupo: coordinamos contigo el pago de tu parte.',
  'Según la lotería y el monto, pueden pedir tu identidad o retener impuestos.',
  'Nadie de nuestro equipo te pedirá dinero ni tu contraseña para pagarte un premio.',
];

/** What a winner reads: how the prize was made, and how it is collected. */
export const winTexts = {
  won: 'Ganaste',
  unknown: 'Tu premio está por confirmar',
  unknownHint: 'La lotería aún no publicó el monto; te avisaremos cuando lo haga.',
  free: 'Ganaste una jugada gratis',
  freeHint:
    'Está en tu carrito, con los mismos números: confírmala antes del cierre; no tienes que pagar nada. Si no la confirmas, no participa en ese sorteo.',
  base: 'Premio',
  /** With a fixed prize no multiplication leads from the one to the other. */
  fixedWith: (label: string) => `Con ${label}, monto fijo`,
  times: (factor: number) => `× ${factor}`,
  prize: 'Tu premio',
  collect: 'Cómo cobrarlo',
  support: 'Escribir a soporte',
  links: 'De este premio',
  result: 'Resultado',
  purchase: 'Compra',
  group: 'Juego en grupo',
  /** Whose part of a group game it is. */
  sharesOf: 'Es la parte de tus participaciones en los premios de las líneas.',
  pdf: 'PDF',
  cart: 'Ver tu carrito',
} as const;
