import type { Forecast, PoolSource } from '@bolillero/domain/forecasts/choice';
import { validateForecast } from '@bolillero/domain/forecasts/choice';
import { isUnknown, type KnownPast, knownPool, playsOfSource } from '@bolillero/domain/forecasts/known-past';
import type { LotteryAccent } from '@bolillero/domain/games/accents';
import type { Part } from '@bolillero/domain/history/scope';
import type { PoolWords } from '@bolillero/texts/advanced-windows';
import { forecastFaultText } from '@bolillero/texts/forecasts';
import { showWarning } from '../../../../components/ui/notice-store.ts';

/** What every window knows in which a helper is chosen. */
export interface ForecastWindowProps {
  /** What the page knows of the draws before the one that is played for. */
  readonly past: KnownPast;
  /** The special ball's name, 'Powerball'. */
  readonly specialName: string;
  /** The lottery's colour. */
  readonly accent: LotteryAccent | undefined;
  readonly onChoose: (choice: Forecast) => void;
  readonly onClose: () => void;
}

/** The same where balls come from a pool. */
export interface PoolWindowProps extends ForecastWindowProps {
  /** The pool that is chosen; null while none is. */
  readonly source: PoolSource | null;
  readonly onSource: (source: PoolSource) => void;
}

/** Answers a choice, or says what it lacks: whether it was one. */
export function offerChoice({ past, onChoose }: ForecastWindowProps, choice: Forecast): boolean {
  const fault = validateForecast(past.matrix, choice);
  if (fault === null) onChoose(choice);
  else showWarning(forecastFaultText(fault));
  return fault === null;
}

/** A pool as it is told in words; null where none is chosen, or the draws before are not read yet. */
export function poolWords(past: KnownPast, source: PoolSource | null, part: Part): PoolWords | null {
  if (source === null || isUnknown(past)) return null;
  const { inside, outside } = knownPool(past, source, part);
  const { draws } = playsOfSource(past, source);
  return { source, draws, inside: inside.length, outside: outside.length };
}
