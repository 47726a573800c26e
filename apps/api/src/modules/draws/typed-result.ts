import type { Cents } from '@bolillero/domain/money/cents';
import type { TypedLevel } from './prize-table.ts';

/** A result as somebody typed it, held to no rule of its lottery yet. `undefined`: not given. */
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
