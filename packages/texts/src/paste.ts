import type { PasteFault, PasteWords } from '@bolillero/domain/tickets/pasted-plays';
import { multiplierFaultTexts, playFaultText } from './plays.ts';

/** 'POWER PLAY': 'PP'. */
const initials = (name: string): readonly string[] => {
  const words = name.split(' ').filter((word) => word !== '');
  return words.length < 2 ? [] : [words.map(([letter]) => letter).join('')];
};

/** What people write beside numbers, where a lottery calls its special ball and its multiplier so. */
export function pasteWords(specialName: string, multiplierLabel: string): PasteWords {
  return {
    special: [specialName, ...initials(specialName), 'PB', 'especial'],
    multiplier: [multiplierLabel, ...initials(multiplierLabel), 'potenciador', 'x'],
    idle: ['y', 'e', 'con'],
  };
}

/** A lottery as its refused lines speak of it. */
interface PastedGame {
  readonly specialName: string;
  /** Why it sells no multiplier, where it sells none. */
  readonly noMultiplier: keyof typeof multiplierFaultTexts;
}

/** Why a line is no play. */
export function pasteFaultText(fault: PasteFault, { specialName, noMultiplier }: PastedGame): string {
  if (fault.code === 'unreadable') return `«${fault.text}» no es un número.`;
  if (fault.code === 'multiplier-not-sold') return multiplierFaultTexts[noMultiplier];
  if (fault.code === 'special-missing') return `Falta el ${specialName}.`;
  if (fault.code === 'special-out-of-range')
    return `El ${specialName} ${fault.special} no existe: van del 1 al ${fault.size}.`;
  return playFaultText(fault);
}

const cartillas = (count: number) => (count === 1 ? '1 cartilla' : `${count} cartillas`);

/** The window in which many plays are pasted or typed at once. */
export const pasteTexts = {
  open: 'Pegar jugadas',
  title: 'Pegar jugadas',
  hint: (balls: number, special: string | null) =>
    `Una por línea: ${balls} números${special === null ? '' : ` y el ${special}`}. Sepáralos como quieras.`,
  field: 'Tus jugadas',
  lines: 'Líneas',
  good: (count: number) => (count === 1 ? '1 correcta' : `${count} correctas`),
  bad: (count: number) => `${count} por corregir`,
  isGood: 'Correcta',
  correct: 'Corregir',
  correctLine: (line: number) => `Corregir la línea ${line}`,
  sameAsLine: (line: number) => `Es igual a la línea ${line}.`,
  sameAsTicket: (position: number) => `Ya está en la cartilla ${position}.`,
  more: (count: number) => (count === 1 ? 'y 1 línea más' : `y ${count} líneas más`),
  add: (count: number, total: string) => `Añadir ${cartillas(count)} · ${total}`,
  addNone: 'Añadir cartillas',
  added: (count: number) => (count === 1 ? 'Añadimos 1 cartilla.' : `Añadimos ${count} cartillas.`),
} as const;
