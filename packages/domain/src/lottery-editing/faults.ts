/** What of a lottery a fault is about. */
export const lotteryParts = [
  'name',
  'displayName',
  'pageOrder',
  'specialName',
  'matrix',
  'balls',
  'size',
  'specialKind',
  'specialSize',
  'eraFrom',
  'eras',
  'openingDate',
  'days',
  'drawDaysFrom',
  'drawDays',
  'exceptions',
  'timeZone',
  'drawTime',
  'cutoffMinutes',
  'multiplierLabel',
  'multiplierMode',
  'multipliers',
  'multiplierPrice',
  'ticketPrice',
  'serviceFee',
  'sharePrice',
  'currency',
  'laggardsName',
  'prizeTemplates',
  'playsPerDay',
  'howToCollect',
] as const;
export type LotteryPart = (typeof lotteryParts)[number];

/** Why a part of a lottery is refused. `at`: which of a list, from 0 on. */
export interface LotteryFault {
  readonly part: LotteryPart;
  readonly code: LotteryFaultCode;
  readonly at?: number;
  /** The most, or the last, that is accepted. */
  readonly most?: number;
  /** A date that it is about. */
  readonly date?: string;
  /** A prize level that it is about, as tables write it. */
  readonly level?: string;
}

export const lotteryFaultCodes = [
  'missing',
  'too-long',
  'not-a-name',
  'fixed',
  'not-a-date',
  'not-an-amount',
  'out-of-range',
  'balls-out-of-range',
  'balls-differ',
  'no-ball-left',
  'date-repeated',
  'before-first-era',
  'past-rewritten',
  'unknown-zone',
  'not-a-time',
  'values-missing',
  'values-out-of-range',
  'values-not-distinct',
  'weights-do-not-match',
  'draws-on-file',
  'table-empty',
  'level-unparsable',
  'level-impossible',
  'level-repeated',
  'positions-not-consecutive',
] as const;
export type LotteryFaultCode = (typeof lotteryFaultCodes)[number];
