import type { PrizeWhy } from '@bolillero/contract/entities/prize-why';
import { specialSize } from '@bolillero/domain/games/matrix';
import { type Cents, toDecimal } from '@bolillero/domain/money/cents';
import type { AmountSource, PrizeExplanation } from '@bolillero/domain/prizes/explanation';
import { formatLevel } from '@bolillero/domain/prizes/level';
import { briefLottery } from '../../catalogue/present-lottery.ts';
import { type KeptPrize, prizeText } from '../../wire/prize-text.ts';
import type { ExplainedInDraw } from './explain-in-draw.ts';

/** What an explanation is of, besides its draw. */
interface Explained extends ExplainedInDraw {
  readonly play: {
    readonly balls: readonly number[];
    readonly special: number | null;
    readonly bought: boolean;
  };
  /** The settlement has compared the play with the result as it stands. */
  readonly isSettled: boolean;
  /** What the settlement wrote, null for nothing won; by which revision of the result, and when. */
  readonly kept: { readonly prize: KeptPrize | null; readonly revision: number; readonly at: Date };
  /** What the explanation comes to, as the settlement would keep it. */
  readonly comesTo: KeptPrize | null;
}

/** Why a play won what it won, on the wire: what plays and lines of group games have in common. */
export function presentExplanation(explained: Explained): Omit<PrizeWhy, 'id' | 'line' | 'division'> {
  const { lottery, draw, drawnMultiplier, explanation, play, isSettled, kept, comesTo } = explained;
  const { won, nearest, source } = explanation;
  const prize = prizeText(comesTo);
  const written = prizeText(kept.prize);
  return {
    lottery_id: draw.lotteryId,
    loterie: briefLottery(lottery),
    type: draw.series,
    date_lottery: draw.date,
    balls: JSON.stringify(play.balls),
    ball_red: play.special,
    result: {
      id: draw.id,
      revision: draw.revision,
      balls: JSON.stringify(draw.balls),
      ball_red: draw.special,
      enhancer: drawnMultiplier,
      amount: toDecimal(draw.amount),
    },
    state: isSettled ? (written === prize ? 'current' : 'differs') : 'again',
    kept: { prize: written, revision: kept.revision, at: kept.at.toISOString() },
    rules: { ...explanation.rules },
    era: presentEra(explanation),
    winBall: JSON.stringify(explanation.match.balls),
    extraWinBall: explanation.match.special ? draw.special : null,
    levels: explanation.levels.map(({ level, lacks }) => ({
      position: level.position,
      prize_level: formatLevel(level.rule),
      prize_kind: level.kind,
      missing: lacks.main,
      missing_special: lacks.special,
    })),
    position: won?.position ?? null,
    nearest: nearest?.level.position ?? null,
    multiplier: { mode: draw.multiplier.mode, bought: play.bought, value: explanation.factor },
    source: source && presentSource(source),
    prize,
  };
}

function presentEra({ era: { from, matrix } }: PrizeExplanation): PrizeWhy['era'] {
  return {
    from,
    selectNumber: matrix.balls,
    size: matrix.size,
    special: matrix.special.kind,
    sub_length: specialSize(matrix),
  };
}

const nothing = {
  base: null,
  factor: null,
  among: null,
  counted: null,
  ours: null,
  remainder: null,
  amount: null,
  lacks: null,
};

function presentSource(source: AmountSource): PrizeWhy['source'] {
  const { how, base, factor, among, counted, ours, remainder, amount, lacks } = { ...nothing, ...source };
  return {
    how,
    base: amountText(base),
    factor,
    among,
    lottery_winner: counted,
    ours,
    remainder: amountText(remainder),
    amount: amountText(amount),
    lacks,
  };
}

const amountText = (amount: Cents | null) => (amount === null ? null : toDecimal(amount));
