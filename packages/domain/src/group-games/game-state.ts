/** What becomes of a group game, as administrators and its participants are told it. */
export const groupGameStates = [
  /** Made, and not yet for sale. */
  'created',
  /** Its shares are sold. */
  'on-sale',
  /** No share is left, and its sale has not ended. */
  'sold-out',
  /** Shares and participants stand; its draw is to come. */
  'closed',
  /** Its draw has been held and its lines are not compared with the result yet. */
  'awaiting-result',
  /** Its lines are compared with the result. */
  'settled',
  /** All shares go, or went, back. */
  'refunded',
] as const;
export type GroupGameState = (typeof groupGameStates)[number];

/** All that a game's state follows from; instants are milliseconds since 1970 UTC. */
export interface GroupGameFacts {
  readonly isActivated: boolean;
  /** The cut-off of its draw, and the draw; null while it has no date. */
  readonly closesAt: number | null;
  readonly drawsAt: number | null;
  readonly participations: number;
  readonly sharesSold: number;
  /** Its lines were compared with the result that is on file. */
  readonly isSettled: boolean;
  readonly isRefunded: boolean;
}

/** The one state of a game at an instant. A sale ends with the cut-off itself, whether or not anybody has noted it. */
export function groupGameState(facts: GroupGameFacts, now: number): GroupGameState {
  if (facts.isRefunded) return 'refunded';
  if (!facts.isActivated || facts.closesAt === null || facts.drawsAt === null) return 'created';
  if (facts.isSettled) return 'settled';
  if (now >= facts.drawsAt) return 'awaiting-result';
  if (now >= facts.closesAt) return 'closed';
  return facts.sharesSold >= facts.participations ? 'sold-out' : 'on-sale';
}
