import type { PrizeWhy } from '@bolillero/contract/entities/prize-why';
import { specialSize } from '@bolillero/domain/games/matrix';
import { type Cents, toDecimal } from '@bolillero/domain/money/cents';
import type { AmountSource, PrizeExplanation } from '@bolillero/domain/prizes/explanation';
import { formatLevel } from '@bolillero/domain/prizes/level';
import type { Prize } from '@bolillero/domain/prizes/prize';
import { briefLottery } from '../../catalogue/present-lottery.ts';
import { type KeptPrize, prizeText } from '../../wire/prize-text.ts';
import type { ExplainedPurchase } from './explain-purchase.ts';

/** Why a play won what it won, on the wire. */
export function presentWhy(explained: ExplainedPurchase): PrizeWhy {
  const { row, lottery, draw, drawnMultiplier, explanation, isSettled, kept } = explained;
  const { won, nearest, source } = explanation;
  const prize = prizeText(keptOf(explanation.prize));
  const written = prizeText(kept.prize);
  return {
    id: row.id,
    lottery_id: row.lotteryId,
    loterie: briefLottery(lottery),
    type: row.series,
    date_lottery: row.drawDate,
    balls: JSON.stringify(row.balls),
    ball_red: row.special,
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
    multiplier: {
      mode: draw.multiplier.mode,
      bought: row.withMultiplier,
      value: explanation.factor,
    },
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

/** A prize as the settlement keeps it. */
function keptOf(prize: Prize | null): KeptPrize | null {
  return prize && { free: prize.kind === 'free', amountCents: prize.kind === 'money' ? prize.amount : 0 };
}
