import { fixedText, numberText } from '@bolillero/domain/number-text';
import { chartTexts } from './charts.ts';
import { studyDatesTexts } from './study-dates.ts';
import { eitherInWords } from './study-words.ts';

const { times: timesInWords } = chartTexts;
const { draws: drawsInWords } = studyDatesTexts.scope;

/** As many balls are named one by one. */
const named = 5;

/** "la **14**, la **44** y la **48**" */
function ballsInWords(balls: readonly number[]): string {
  const names = balls.map((ball) => `la **${ball}**`);
  const last = names.pop() ?? '';
  return names.length === 0 ? last : `${names.join(', ')} y ${last}`;
}

function modeInWords(balls: readonly number[], count: number, draws: number): string {
  const often = `${timesInWords(count)} en ${drawsInWords(draws)}`;
  if (balls.length === 1) return `La moda es ${ballsInWords(balls)}: ${often}.`;
  if (balls.length <= named) return `La moda son ${ballsInWords(balls)}: ${often}.`;
  return `La moda son **${balls.length} bolillas**: ${often} cada una.`;
}

/** The most repeated balls of the last three months. What stands between `**` is set in bold. */
export const modeTexts = {
  title: 'Moda de los últimos 3 meses',
  shortTitle: 'Últimos 3 meses',
  specialTitle: (name: string) => `${name}: moda de los últimos 3 meses`,
  shortSpecialTitle: (name: string) => `${name}, 3 meses`,
  /** `usual`: what the most frequent one of as many balls comes to by chance, one count or two. */
  sentence: (balls: readonly number[], count: number, draws: number, usual: readonly number[]) => {
    const [least = 0, most = least] = usual;
    const counts = most > least ? eitherInWords(least, most) : numberText(least);
    return `${modeInWords(balls, count, draws)} Al azar, la que más sale en ${numberText(draws)} suele llegar a ${counts}.`;
  },
  key: (expected: number, high: number) =>
    `Lo que da el azar por bolilla: ${fixedText(expected, 1)}, hasta ${fixedText(high, 1)} (95\u00a0%)`,
  keyDots: 'cada punto, un sorteo: tócalo',
  /** Of `size` balls the first `shown` are drawn; the others came `most` times at most. */
  foot: (shown: number, size: number, most: number) => {
    const others = size - shown;
    const whose = others === 1 ? 'La otra' : `Las otras ${others}`;
    const came =
      most === 0
        ? `no ${others === 1 ? 'salió' : 'salieron'}`
        : `${others === 1 ? 'salió' : 'salieron'} ${timesInWords(most)}${most === 1 && others === 1 ? '' : ' o menos'}`;
    return `Las ${shown} que más salieron, de ${size}. ${whose} ${came}; la tabla las tiene todas.`;
  },
  all: (balls: number) => `Ver las ${balls} bolillas`,
  help: 'Cada bolilla apilada es un sorteo de los últimos 3 meses en que salió. La moda es la que más salió, o las que empatan. Toca una para ver su fecha.',
  mark: (ball: number, count: number, isMode: boolean) =>
    `Bolilla ${ball}: ${timesInWords(count)}${isMode ? ', es la moda' : ''}`,
  legend: 'LEYENDA',
  dates: (ball: number, count: number) => `La ${ball} salió ${timesInWords(count)}`,
  showDraw: (date: string) => `Ver el sorteo del ${date}`,
  table: {
    ball: 'Bolilla',
    count: 'Veces',
    expected: 'Lo que daría el azar',
    last: 'Última vez',
  },
} as const;
