import type { BodyOf } from '@bolillero/contract/call';
import type { createResult, updateResult } from '@bolillero/contract/calls/results';
import { PrizeLevelIn } from '@bolillero/contract/entities/result';
import { type Cents, parseAmount } from '@bolillero/domain/money/cents';
import { resultFaultTexts } from '@bolillero/texts/draws';
import type { FastifyRequest } from 'fastify';
import { type Static, Type } from 'typebox';
import { AppError } from '../../errors/app-error.ts';
import { parseJsonText } from '../../plugins/json-text.ts';
import type { TypedLevel } from './table.ts';

/** A result as it came over the wire, read but not held to any rule of its lottery. `undefined`: not given. */
export interface TypedResult {
  readonly date: string;
  readonly nextDate: string | null | undefined;
  readonly amount: Cents | undefined;
  readonly balls: readonly number[];
  readonly special: number | null | undefined;
  readonly multiplier: number | null | undefined;
  readonly type: number | undefined;
  readonly shown: boolean | undefined;
  /** Undefined: the table is not spoken of. */
  readonly levels: readonly TypedLevel[] | undefined;
}

type Body = BodyOf<typeof createResult> | BodyOf<typeof updateResult>;

const Balls = Type.Array(Type.Integer(), { maxItems: 20 });
const Levels = Type.Array(PrizeLevelIn, { maxItems: 50 });
const Removed = Type.Array(Type.Unknown(), { maxItems: 50 });

export function readResult(request: FastifyRequest, body: Body): TypedResult {
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
    lotteryWinners: level.lottery_winner ?? null,
    lotteryPrize: readAmount(level.lottery_prize, `detail.${index}.lottery_prize`),
    playWinners: level.play_winner ?? null,
    playPrize: readAmount(level.play_prize, `detail.${index}.play_prize`),
  };
}

/** Null when it was not given; refuses (400) what is no amount. */
function readAmount(given: string | number | null | undefined, path: string): Cents | null {
  if (given === null || given === undefined || given === '') return null;
  const amount = parseAmount(given);
  if (amount.ok) return amount.value;
  const message = resultFaultTexts.amountInvalid;
  throw new AppError('input-invalid', { message: [message], errors: [{ path, message }] });
}

/** The levels removed on edit, as the ids of saved ones: they came as ids, or as the levels themselves. */
export function readRemoved(
  request: FastifyRequest,
  value: BodyOf<typeof updateResult>['datail_remove'],
): ReadonlySet<number> {
  if (value === undefined || value === null || value === '') return new Set();
  const ids = parseJsonText<typeof Removed>(request, Removed, value, 'datail_remove').map((entry) => {
    const id = typeof entry === 'object' && entry !== null && 'id' in entry ? entry.id : entry;
    return Number(id);
  });
  return new Set(ids.filter((id) => Number.isInteger(id)));
}
