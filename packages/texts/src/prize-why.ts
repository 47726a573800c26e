import type { UnknownPart } from '@bolillero/domain/prizes/explanation';

const balls = (count: number) => (count === 1 ? '1 bolilla' : `${count} bolillas`);

/** What is still to be entered before a prize is known. */
const unknown: Readonly<Record<UnknownPart, string>> = {
  jackpot: 'Falta publicar el pozo de este sorteo.',
  'jackpot-winners': 'Falta saber cuántas jugadas ganaron el pozo.',
  prize: 'La lotería todavía no publicó este premio.',
  'play-prize': 'La lotería todavía no publicó este premio.',
  'printed-multiplier': 'Falta anotar el potenciador impreso en la cartilla.',
};

/** 'Por qué este premio': the steps from the balls to the amount. Whoever played reads it, and whoever attends to them. */
export const prizeWhyTexts = {
  won: 'Por qué este premio',
  nothing: 'Por qué no ganó',
  /** Where it is not known whether it won. */
  either: 'Por qué ganó o no',
  purchase: (number: string) => `compra ${number}`,
  line: (number: number) => `línea ${number}`,
  again: (kept: string) =>
    `El resultado de este sorteo cambió y se está liquidando otra vez. Hasta ahora está anotado: ${kept}. Esta es la cuenta con el resultado de ahora.`,
  differs: (kept: string) =>
    `Las reglas de la lotería para esa fecha cambiaron después de liquidar este sorteo. Está anotado: ${kept}. Esta es la cuenta con las reglas de ahora; se anota cuando el resultado se guarde otra vez.`,
  hits: 'Aciertos',
  drawn: 'Salieron',
  played: 'La jugada',
  level: 'Nivel',
  /** Of a level of the table: what it asks for, in the table's words. */
  levelOf: (position: number, level: string) => `Nivel ${position} · ${level}`,
  satisfied: 'se cumple',
  lacks: (main: number, special: string | null) => {
    if (main === 0) return `faltó ${special}`;
    if (special !== null) return `faltaron ${balls(main)} + ${special}`;
    return main === 1 ? 'faltó 1 bolilla' : `faltaron ${balls(main)}`;
  },
  onlyOne: 'Se gana un solo nivel: el primero de la tabla que se cumple.',
  noLevel: 'Con esos aciertos no se cumple ningún nivel de la tabla.',
  nearest: (level: string, lacks: string) => `El que menos pedía de más: ${level}, ${lacks}.`,
  noTable: 'Este resultado no tiene tabla de premios.',
  amount: 'Monto',
  base: (position: number) => `Premio del nivel ${position}`,
  drawnMultiplier: (label: string) => `${label} de este sorteo`,
  printedMultiplier: 'Potenciador impreso en la cartilla',
  times: (factor: number) => `× ${factor}`,
  fixedWith: (position: number, label: string) => `Premio del nivel ${position} con ${label}`,
  fixedHint: (label: string) => `Con ${label} este nivel paga lo que dice la tabla; no se multiplica.`,
  notBought: (label: string) => `La jugada no llevaba ${label}.`,
  noMultiplier: 'En este sorteo no hay potenciador para esta serie.',
  jackpot: 'Pozo del sorteo',
  among: (plays: number) => (plays === 1 ? 'Jugadas que lo ganaron' : 'Entre las jugadas que lo ganaron'),
  divided: (plays: number) => (plays === 1 ? '1' : `÷ ${plays}`),
  amongHint: (counted: number, ours: number) =>
    `La lotería contó ${counted}; de nuestra casa, ${ours}. Se divide entre el número mayor.`,
  remainder: 'Centavos que sobran',
  remainderHint: 'Se divide hasta el centavo. Lo que sobra no alcanza para todos y queda en la casa.',
  untouched: 'Ningún potenciador cambia el primer nivel.',
  given: 'El primer nivel tiene en la tabla un premio propio: no se divide.',
  free: 'Este nivel paga una jugada gratis, que ningún potenciador cambia.',
  unknown,
  /** The last step of a line of a group game. */
  division: 'Reparto',
  linePrize: 'Premio de la línea',
  participations: 'Entre las participaciones',
  each: 'Para cada participación',
  toFirst: (shares: number) =>
    shares === 1
      ? 'Sobra 1 centavo: es de la primera participación.'
      : `Sobran ${shares} centavos: uno para cada una de las ${shares} primeras participaciones.`,
  freeAsAmount: 'En un juego en grupo cuenta como lo que costó la línea.',
  yours: (shares: number) => (shares === 1 ? 'Tu participación' : `Tus ${shares} participaciones`),
  prize: 'Premio',
  none: 'Sin premio',
  matrix: (count: number, size: number) => `${count} de ${size}`,
  ownDrum: (size: number, name: string) => ` + ${name}, 1 de ${size}`,
  sameDrum: (name: string) => ` + ${name}, del mismo bolillero`,
  rules: (version: number, matrix: string, from: string) =>
    `Reglas de premios, versión ${version}. En esa fecha se sorteaban ${matrix} (desde el ${from}).`,
  settled: (revision: number, at: string) => `Liquidado con la revisión ${revision} del resultado, el ${at}.`,
} as const;
