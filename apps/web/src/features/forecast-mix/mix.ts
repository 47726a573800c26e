import type { Forecast } from '@bolillero/domain/forecasts/choice';
import { forecastKnown, type KnownPast } from '@bolillero/domain/forecasts/known-past';
import type { RandomSource } from '@bolillero/domain/random/random-source';
import type { TypedPlay } from '@bolillero/domain/tickets/play';
import { fillRandomly } from '@bolillero/domain/tickets/random-fill';
import { emptyTicket, toTypedPlay } from '@bolillero/domain/tickets/ticket';
import type { LotteryDetail } from '../../api/lottery.ts';
import type { StudiedSeries } from '../../api/study.ts';
import type { BacktestQueue } from './backtest-queue.ts';

/** What is done with a play that a card made; what the customer may not do is missing. */
export interface MixActions {
  /** Puts it into the cart for the next draw; answers how it comes out again. Throws an ApiError where it is refused. */
  readonly toCart?: ((play: TypedPlay) => Promise<() => Promise<void>>) | undefined;
  /** Why there is no `toCart`, in words. */
  readonly closed?: string | undefined;
  /** Puts it on a ticket of the play page, and goes there. */
  readonly toPlay?: ((play: TypedPlay) => void) | undefined;
}

/** What every card of the page knows. */
export interface MixCommon {
  readonly lottery: LotteryDetail;
  readonly series: StudiedSeries;
  readonly past: KnownPast;
  readonly random: RandomSource;
  readonly queue: BacktestQueue;
  readonly actions: MixActions;
  /** What a play costs, service included: '$3.00'. */
  readonly price: string;
}

/** A full play by a helper: what it does not speak of comes at random. Null where its choice is none for this game. */
export function madeBy(past: KnownPast, choice: Forecast, random: RandomSource): TypedPlay | null {
  const made = forecastKnown(past, emptyTicket('mix'), choice, random);
  return made.ok ? toTypedPlay(fillRandomly(past.matrix, made.value, random)) : null;
}
