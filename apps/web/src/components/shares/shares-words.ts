import { type GroupGameState, groupGameState } from '@bolillero/domain/group-games/game-state';
import { ownGroupGameTexts as words } from '@bolillero/texts/own-group-games';
import type { OwnShares } from '../../api/group-game.ts';
import { moneyText } from '../ui/Amount.tsx';

/** What has become of a customer's shares at an instant: the game's state, the same in a few words, and in a sentence. */
export interface ToldShares {
  readonly state: GroupGameState;
  readonly label: string;
  /** Null where the rest of its page says it. */
  readonly hint: string | null;
}

export function tellShares(own: OwnShares, now: number): ToldShares {
  const state = stateOfShares(own, now);
  return { state, ...wordsOf(own, state) };
}

/** The state of a game at an instant, which may be later than the answer that told of it. */
function stateOfShares(own: OwnShares, now: number): GroupGameState {
  return groupGameState(
    {
      isActivated: true,
      closesAt: Date.parse(own.closesAt),
      drawsAt: Date.parse(own.drawsAt),
      participations: own.participations,
      sharesSold: own.sold,
      isSettled: own.prize !== null,
      isRefunded: own.refund !== null,
    },
    now,
  );
}

function wordsOf(own: OwnShares, state: GroupGameState): Omit<ToldShares, 'state'> {
  const { states, hints } = words;
  switch (state) {
    case 'created':
    case 'on-sale':
    case 'sold-out':
      return own.lines > 0
        ? { label: states.withLines, hint: hints.withLines }
        : { label: states.withoutLines, hint: hints.withoutLines };
    case 'closed':
      // without lines it is given back; that the refund is written down takes a moment
      return own.lines > 0
        ? { label: states.closed, hint: hints.closed }
        : backWords(own, { cause: 'no-lines', isDone: false });
    case 'awaiting-result':
      return { label: states.awaiting, hint: hints.awaiting };
    case 'settled':
      return { label: states.settled(prizeText(own)), hint: null };
    case 'refunded':
      return backWords(own, own.refund ?? { cause: 'no-lines', isDone: false });
  }
}

function backWords(
  { price }: OwnShares,
  { cause, isDone }: NonNullable<OwnShares['refund']>,
): Omit<ToldShares, 'state'> {
  const amount = moneyText(price);
  const named = words.causes[cause];
  return isDone
    ? { label: words.states.refunded(named, amount), hint: words.hints.refunded(cause, amount) }
    : { label: words.states.refunding(named, amount), hint: words.hints.refunding(cause, amount) };
}

/** What the shares won, written out; null where it is nothing. */
function prizeText({ prize, lottery }: OwnShares): string | null {
  return prize === null || Number(prize) === 0 ? null : moneyText(prize, lottery.currency);
}

/** Money that was won, and how much is known: the only thing that is gold. */
export function wonShares({ prize }: Pick<OwnShares, 'prize'>): boolean {
  return Number(prize) > 0;
}
