import { fixedText, numberText } from '@bolillero/domain/number-text';
import { studyDatesTexts } from './study-dates.ts';

const { draws: drawsInWords } = studyDatesTexts.scope;

interface ToldCycle {
  readonly ball: number;
  /** Draws missed since it last came. */
  readonly current: number;
  /** Between two appearances; null for a ball that came less than twice. */
  readonly mean: number | null;
}

/** How a draw takes its balls: 5 of 69. */
interface Taken {
  readonly balls: number;
  readonly size: number;
}

/** For how many draws balls stay away. What stands between `**` is set in bold. */
export const cycleTexts = {
  title: 'Ciclos',
  key: { current: 'lleva sin salir', mean: 'media', longest: 'la más larga' },
  /** The longest absence of all against its mean. `until`: the date of the last draw, where later ones are left out. */
  sentence: ({ ball, current, mean }: ToldCycle, { balls, size }: Taken, until: string | null) => {
    const odds = `${balls} de ${size}`;
    const usual = mean === null ? '' : fixedText(mean, 1);
    if (until !== null) {
      const its = mean === null ? '' : `; su media era ${usual}`;
      return `Al ${until}, la **${ball}** llevaba ${drawsInWords(current)} sin salir${its}. En el siguiente tenía la probabilidad de todas: ${odds}.`;
    }
    const its = mean === null ? '' : `; su media es ${usual}`;
    return `La **${ball}** lleva ${drawsInWords(current)} sin salir${its}. En el próximo tiene la probabilidad de todas: ${odds}.`;
  },
  tooFew: (draws: number, expected: number) =>
    `Con ${drawsInWords(draws)} todavía no se puede decir nada: se esperan ${fixedText(expected, 1)} apariciones por bolilla.`,
  honest: 'Las bolillas no tienen memoria: una ausencia larga no acerca la salida.',
  all: (balls: number) => `Ver las ${balls} bolillas`,
  order: 'Ausencia frente a su media',
  help: 'La barra son los sorteos que la bolilla lleva sin salir. La raya es su media entre dos salidas; la línea fina, su ausencia más larga. Arriba están las que más se alejan de su media.',
  /** What a chart's mark says to who does not see it. */
  mark: (ball: number, current: number, mean: number | null, longest: number) =>
    `Bolilla ${ball}: ${current === 0 ? 'salió en el último sorteo' : `lleva ${drawsInWords(current)} sin salir`}, ${mean === null ? 'sin media' : `media ${fixedText(mean, 1)}`}, la más larga ${numberText(longest)}`,
  table: {
    ball: 'Bolilla',
    current: 'Lleva sin salir',
    mean: 'Media',
    longest: 'La más larga',
  },
} as const;
