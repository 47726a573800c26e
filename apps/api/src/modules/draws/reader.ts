import type { BodyOf } from '@bolillero/contract/call';
import type { createResult, updateResult } from '@bolillero/contract/calls/results';
import { PrizeLevelIn } from '@bolillero/contract/entities/result';
import { type Cents, parseAmount } from '@bolillero/domain/money/cents';
import { resultFaultTexts } from '@bolillero/texts/draws';
import { type Static, Type } from 'typebox';
import { AppError } from '../../errors/app-error.ts';
import { parseJsonText, type SchemaCompiler } from '../../plugins/json-text.ts';
import type { TypedLevel } from './prize-table.ts';
import type { TypedResult } from './typed-result.ts';

type Body = BodyOf<typeof createResult> | BodyOf<typeof updateResult>;

const Balls = Type.Array(Type.Integer(), { maxItems: 20 });
const Levels = Type.Array(PrizeLevelIn, { maxItems: 50 });
const Removed = Type.Array(Type.Unknown(), { maxItems: 50 });

/** A result in the code's words, read but not held to any rule of its lottery. */
export function readResult(request: SchemaCompiler, body: Body): TypedResult {
  const { detail } = body;
  return {
    date: body.date,
    nextDate: body.date_before,
    amount: readAmount(body.amount, 'amount') ?? undefined,
    balls: parseJsonText<typeof Balls>(request, Balls, body.balls, 'balls'),
    special: body.ball_red,
    multiplier: body.enhancer,
    type: body.type,
    shown: body.isShow,
    levels:
      detail === undefined || detail === null || detail === ''
        ? undefined
        : parseJsonText<typeof Levels>(request, Levels, detail, 'detail').map(readLevel),
  };
}

function readLevel(level: Static<typeof PrizeLevelIn>, index: number): TypedLevel {
  return {
    id: level.id ?? null,
    position: level.position,
    level: String(level.prize_level),
    kind: level.prize_kind ?? null,
    lotteryWinners: level.lottery_winner,
    lotteryPrize: readAmount(level.lottery_prize, `detail.${index}.lottery_prize`),
    playWinners: level.play_winner,
    playPrize: readAmount(level.play_prize, `detail.${index}.play_prize`),
  };
}

/** Null when it was not given; refuses (400) what is no amount. */
export function readAmount(given: string | number | null | undefined, path: string): Cents | null {
  if (given === null || given === undefined || given === '') return null;
  const amount = parseAmount(given);
  if (amount.ok) return amount.value;
  const message = resultFaultTexts.amountInvalid;
  throw new AppError('input-invalid', { message: [message], errors: [{ path, message }] });
}

/** The levels removed on edit, as the ids of saved ones: they came as ids, or as the levels themselves. */
export function readRemoved(
  request: SchemaCompiler,
  value: BodyOf<typeof updateResult>['datail_remove'],
): ReadonlySet<number> {
  if (value === undefined || value === null || value === '') return new Set();
  const ids = parseJsonText<typeof Removed>(request, Removed, value, 'datail_remove').map((entry) => {
    const id = typeof entry === 'object' && entry !== null && 'id' in entry ? entry.id : entry;
    return Number(id);
  });
  return new Set(ids.filter((id) => Number.isInteger(id)));
}
