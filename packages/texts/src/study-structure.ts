import { fixedText, numberText } from '@bolillero/domain/number-text';
import { chartTexts } from './charts.ts';
import { studyDatesTexts } from './study-dates.ts';
import { eitherInWords } from './study-words.ts';

const { draws: drawsInWords } = studyDatesTexts.scope;

const counted = ['cero', 'uno', 'dos', 'tres', 'cuatro', 'cinco', 'seis', 'siete', 'ocho', 'nueve', 'diez'];

/** Parts of all draws that are said in words; the nearest one is taken. */
const parts = [
  [1, 10],
  [1, 8],
  [1, 6],
  [1, 5],
  [1, 4],
  [1, 3],
  [2, 5],
  [1, 2],
  [3, 5],
  [2, 3],
  [3, 4],
  [4, 5],
  [9, 10],
] as const;

/** A part of all draws, 0 to 1, in words: "dos de cada tres"; a rare one in figures, "1 de cada 20". */
export function partInWords(part: number): string {
  if (part < 0.09) return oneOfEvery(part);
  if (part > 0.95) return 'casi todos';
  const distance = ([of, every]: readonly [number, number]) => Math.abs(part - of / every);
  const [of, every] = parts.reduce<readonly [number, number]>(
    (best, one) => (distance(one) < distance(best) ? one : best),
    [1, 10],
  );
  return `${counted[of]} de cada ${counted[every]}`;
}

/** "1 de cada 20". */
export function oneOfEvery(part: number): string {
  return `1 de cada ${numberText(Math.max(1, Math.round(1 / part)))}`;
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** About half of the draws, as near as it is. */
function halfInWords(part: number): string {
  if (part > 0.55 || part < 0.45) return `${capital(partInWords(part))} sorteos`;
  if (part < 0.485) return 'Casi la mitad de los sorteos';
  return part > 0.515 ? 'Algo más de la mitad de los sorteos' : 'La mitad de los sorteos';
}

const balls = (count: number, one: string, several: string) => `${count} ${count === 1 ? one : several}`;
const odd = (count: number) => balls(count, 'impar', 'impares');
const low = (count: number) => balls(count, 'baja', 'bajas');

/** A slip's kind: its odd and low balls, their sum, and what part of all combinations is alike. */
interface ToldKind {
  readonly odd: number;
  readonly low: number;
  readonly sum: number;
  readonly share: number;
}

/** Of what kind the draws are: six pictures beside exact chance. What stands between `**` is set in bold. */
export const structureTexts = {
  title: 'Estructura de los sorteos',
  key: { draws: 'sorteos que hubo', chance: 'lo exacto del azar y su franja (95 %)', slip: 'tu cartilla' },
  /** Of so many bars `outside` lie outside their band, and chance puts about `usual` there; `more`: clearly too many. */
  sentence: (bars: number, outside: number, usual: number, more: boolean) => {
    const fact = more
      ? 'Los sorteos **se apartan algo** de lo que da el azar'
      : 'Los sorteos se reparten **como dice el azar**';
    const out =
      outside === 0 ? 'ninguna se sale' : outside === 1 ? '1 se sale' : `${numberText(outside)} se salen`;
    const normal = usual === 1 ? 'lo normal es 1' : `lo normal son ${numberText(usual)}`;
    return `${fact}: de ${numberText(bars)} barras, ${out} de su franja; ${normal}.`;
  },
  tooFew: (draws: number) =>
    `Con ${drawsInWords(draws)} todavía no se puede decir nada: ninguna barra espera 5 sorteos.`,
  charts: {
    odd: {
      title: 'Impares',
      help: 'Cuántas bolillas impares tuvo cada sorteo.',
      mark: odd,
      /** The likeliest number of odd balls of `of`. */
      line: (value: number, of: number, part: number) =>
        `Lo más común: ${odd(value)} y ${balls(of - value, 'par', 'pares')}, ${oneOfEvery(part)}.`,
    },
    low: {
      title: (half: number | null) => (half === null ? 'Bajas' : `Bajas (1 a ${half})`),
      help: 'Cuántas bolillas de la mitad baja del bolillero tuvo cada sorteo.',
      mark: low,
      /** The two likeliest. */
      line: (a: number, b: number, part: number) =>
        `${eitherInWords(a, b)} bajas: ${partInWords(part)} sorteos.`,
    },
    consecutive: {
      title: 'Vecinas, como 19 y 20',
      help: 'Cuántas parejas de números seguidos tuvo cada sorteo.',
      mark: (count: number) => balls(count, 'pareja de vecinas', 'parejas de vecinas'),
      /** The part of the draws with neighbours; `usual`: as chance gives, within its band. */
      line: (part: number, chance: number, usual: boolean) =>
        usual
          ? `${capital(partInWords(chance))} sorteos trae vecinas: lo normal.`
          : `${capital(partInWords(part))} sorteos trae vecinas; al azar, ${partInWords(chance)}.`,
    },
    repeats: {
      title: 'Repetidas del sorteo anterior',
      help: 'Cuántas bolillas de cada sorteo habían salido también en el anterior.',
      mark: (count: number) => balls(count, 'repetida', 'repetidas'),
      line: (none: number) => `En ${partInWords(none)} sorteos no se repite ninguna.`,
    },
    sum: {
      title: 'Suma',
      help: 'La suma de las bolillas de cada sorteo, de diez en diez.',
      mark: (first: number, last: number) => `Suma de ${first} a ${last}`,
      line: (part: number, first: number, last: number) =>
        `${halfInWords(part)} suma entre ${first} y ${last}.`,
    },
    span: {
      title: 'Amplitud (mayor menos menor)',
      help: 'La bolilla mayor de cada sorteo menos la menor, de cuatro en cuatro.',
      mark: (first: number, last: number) => `Amplitud de ${first} a ${last}`,
      line: (part: number, first: number, last: number) =>
        `${halfInWords(part)} mide entre ${first} y ${last}.`,
    },
  },
  keys: 'Flechas para moverte, T para la tabla.',
  /** A bar that is looked at, said and shown. */
  mark: (name: string, count: number, expected: number, place: keyof typeof chartTexts.places) =>
    `${name}: ${drawsInWords(count)}, esperado ${fixedText(expected, 1)}, ${chartTexts.places[place]}`,
  seen: (name: string, count: number, expected: number) =>
    `${name}: ${numberText(count)}, al azar ${fixedText(expected, 1)}`,
  range: (first: number, last: number) => `${first} a ${last}`,
  table: { draws: 'Sorteos', expected: 'Al azar', low: 'Franja, desde', high: 'Franja, hasta' },
  slip: {
    title: 'Tu cartilla',
    sentence: ({ odd: odds, low: lows, sum, share }: ToldKind) =>
      `${odd(odds)}, ${low(lows)}, suma ${numberText(sum)}: así sale **${oneOfEvery(share)}** sorteos.`,
    kind: (first: number, last: number, share: number) =>
      `«Así» son los impares y las bajas a la vez. Sumas de ${first} a ${last}: ${oneOfEvery(share)}.`,
    chance: (oneIn: string) =>
      `Ninguna clase es más probable que su parte: cada cartilla de esta clase tiene la misma probabilidad que cualquier otra, 1 en ${oneIn}.`,
    none: 'Trae una cartilla para ver de qué clase es.',
    change: 'Cambiar cartilla',
    choose: 'Ver su clase',
    chooseOf: (numbers: string) => `Ver la clase de ${numbers}`,
    hint: 'Guárdalas en la página de juego y podrás traerlas aquí.',
  },
} as const;
