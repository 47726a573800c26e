import type { AnswerOf } from '@bolillero/contract/call';
import type { resultSettlement, resultStates } from '@bolillero/contract/calls/result-dates';
import { drawDate } from '@bolillero/domain/calendar/draw-date';
import { heldDraws, owedDraws } from '@bolillero/domain/draws/owed-draws';
import { multiplierOf } from '@bolillero/domain/games/multiplier';
import { seriesOf } from '@bolillero/domain/games/series';
import { cents, toDecimal } from '@bolillero/domain/money/cents';
import { formatLevel } from '@bolillero/domain/prizes/level';
import type { CatalogueLottery } from '../../catalogue/load-lotteries.ts';
import { prizeText } from '../../wire/prize-text.ts';
import type { SettlementRow } from '../settlement/repository.ts';
import type { NewestDraw, payableOf, settledPlays } from './office-repository.ts';
import type { DrawRow } from './repository.ts';

type State = AnswerOf<typeof resultStates>['data'][number];
type Settled = AnswerOf<typeof resultSettlement>['data'];

/** What a series owes, by the newest of its results. */
export function presentState(
  lottery: CatalogueLottery,
  series: number,
  newest: readonly NewestDraw[],
  now: number,
): State {
  const known = newest.map(({ date }) => date);
  const owed = owedDraws(lottery.schedule, known, now);
  const hidden = newest.findLast(({ shown }) => !shown);
  const [last] = heldDraws(lottery.schedule, known, now);
  const state = owed.length > 0 ? 'missing' : hidden ? 'hidden' : last === undefined ? 'none' : 'entered';
  return {
    lottery_id: lottery.id,
    name: lottery.name,
    type: series,
    state,
    date: owed[0] ?? hidden?.date ?? last ?? null,
    missing: owed.length,
  };
}

/** What a draw that is settled, or about to be, has given. */
export function presentSettlement(
  row: DrawRow,
  lottery: CatalogueLottery,
  settlement: SettlementRow | null,
  payable: Awaited<ReturnType<typeof payableOf>>,
  plays: Awaited<ReturnType<typeof settledPlays>>,
): Settled {
  const { mode } = multiplierOf(lottery, seriesOf(row.series), drawDate(row.date));
  return {
    done: settlement?.state === 'done',
    plays: settlement?.total ?? 0,
    winners: payable.winners,
    payable: toDecimal(cents(payable.cents)),
    unknown: payable.unknown,
    free: payable.free,
    list: plays.map((play) => ({
      purchase_id: play.purchaseId,
      costumer: play.customer,
      balls: JSON.stringify(play.balls),
      prize_level:
        play.main === null || play.special === null
          ? null
          : formatLevel({ main: play.main, special: play.special }),
      potenciador:
        mode === 'per-play'
          ? play.printed
          : mode === 'per-draw' && play.withMultiplier
            ? row.multiplier
            : null,
      prize: prizeText(play.kind && { free: play.kind === 'free', amountCents: play.amountCents ?? 0 }),
    })),
  };
}
