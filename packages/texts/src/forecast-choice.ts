import {
  type Forecast,
  type ForecastHelper,
  type PoolSource,
  percentageDraws,
  specialInsideBot,
  specialOutsideBot,
} from '@bolillero/domain/forecasts/choice';
import { dayInTable } from './days.ts';

/** The helpers as the page's buttons call them. */
export const helperNames = {
  random: 'Azar',
  jas: 'JAS',
  bot: 'BOT',
  'most-likely': 'PRONÓSTICO MAYOR',
  numerology: 'Numerología',
  percentage: 'Porcentajes',
  hot: 'Caliente',
  cold: 'Frío',
  pair: 'Par',
} as const satisfies Record<ForecastHelper, string>;

/** 'los últimos 3 sorteos'; 'el último sorteo'. */
export const lastDrawsInWords = (draws: number) =>
  draws === 1 ? 'el último sorteo' : `los últimos ${draws} sorteos`;

/** A game as the words of a choice speak of it. */
interface ChosenFor {
  /** Main balls of a play. */
  readonly balls: number;
  /** What the special ball is called; null where the player picks none. */
  readonly special: string | null;
}

/** What was chosen of a helper, in short: 'JA3 · 3 números · Powerball al azar'. */
export function choiceInWords(choice: Forecast, game: ChosenFor): string {
  return partsOf(choice, game).join(' · ');
}

function partsOf(choice: Forecast, { balls, special }: ChosenFor): readonly string[] {
  const inAndOut = (inside: number) => `${inside} de juego, ${balls - inside} de afuera`;
  switch (choice.helper) {
    case 'random':
      return ['Lo que falte, al azar'];
    case 'jas':
      return [sourceInWords(choice.source), inAndOut(choice.inside)];
    case 'bot': {
      const from = [sourceInWords(choice.source), `BOT ${choice.bot}`];
      if (choice.bot === specialInsideBot) return [...from, `${special} de juego`];
      if (choice.bot === specialOutsideBot) return [...from, `${special} de afuera`];
      return [...from, inAndOut(choice.bot)];
    }
    case 'most-likely': {
      const numbers = choice.count === 1 ? '1 número' : `${choice.count} números`;
      const main = [sourceInWords(choice.source), numbers];
      if (special === null) return main;
      return [...main, `${special} ${choice.special ? 'más repetido' : 'al azar'}`];
    }
    case 'numerology':
      return [`Nacimiento ${dayInTable(choice.birth)}`];
    case 'percentage':
      return [`OPCIÓN ${choice.option}`, lastDrawsInWords(percentageDraws[choice.option - 1] ?? 0)];
    case 'hot':
      return ['Una bolilla caliente'];
    case 'cold':
      return ['Una bolilla fría'];
    case 'pair':
      return ['Un par'];
  }
}

/** Where balls 'de juego' come from: 'JA3', 'JAS del 03/08/2026 al 07/08/2026', 'ZONAS POSIBLES de JA10'. */
export function sourceInWords(source: PoolSource | null): string {
  if (source === null) return 'Sin JA';
  const draws =
    'draws' in source
      ? `JA${source.draws}`
      : `JAS del ${dayInTable(source.from)} al ${dayInTable(source.to)}`;
  return source.kind === 'previous' || source.kind === 'range' ? draws : `ZONAS POSIBLES de ${draws}`;
}
