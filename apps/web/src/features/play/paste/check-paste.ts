import { type PastedLine, type PasteGame, readPastedPlays } from '@bolillero/domain/tickets/pasted-plays';
import { playKey, type TypedPlay } from '@bolillero/domain/tickets/play';
import { pasteFaultText, pasteTexts } from '@bolillero/texts/paste';
import type { multiplierFaultTexts } from '@bolillero/texts/plays';

/** What lines are pasted for. */
export interface PasteTarget {
  readonly game: PasteGame;
  readonly specialName: string;
  /** Why plays of it cannot be bought with the multiplier, where they cannot. */
  readonly noMultiplier: keyof typeof multiplierFaultTexts;
}

/** A pasted line as it is shown. */
export interface CheckedLine {
  /** Its place in the text, from 1 on. */
  readonly line: number;
  /** As it was understood: '7 19 23 41 58 · 12'; as it stands there where it was not. */
  readonly shown: string;
  /** The play; null where there is a reason against it. */
  readonly play: TypedPlay | null;
  /** Why it cannot become a ticket. */
  readonly reason: string | null;
}

/** More than this of one line helps nobody. */
const mostReasons = 2;

/**
 * Every line of a text with its play, or with the reason why it makes no ticket. Tickets of the same numbers would share one play
 * (Rulebook 6): a line that repeats another, or a ticket of the page, is said to. `onPage`: the places of full tickets, from 1
 * on, by `playKey`.
 */
export function checkPaste(
  target: PasteTarget,
  text: string,
  onPage: ReadonlyMap<string, number>,
): CheckedLine[] {
  const lines = new Map<string, number>();
  return readPastedPlays(target.game, text).map((pasted) => {
    const { line, typed, faults } = pasted;
    const refused = (reason: string) => ({ line, shown: shownOf(pasted), play: null, reason });
    if (typed === null || faults.length > 0) {
      const reasons = faults.slice(0, mostReasons).map((fault) => pasteFaultText(fault, target));
      return refused(reasons.join(' '));
    }
    const key = playKey(typed);
    const same = lines.get(key);
    if (same !== undefined) return refused(pasteTexts.sameAsLine(same));
    lines.set(key, line);
    const ticket = onPage.get(key);
    if (ticket !== undefined) return refused(pasteTexts.sameAsTicket(ticket));
    return { line, shown: shownOf(pasted), play: typed, reason: null };
  });
}

function shownOf({ typed, text }: PastedLine): string {
  if (typed === null) return text;
  const balls = typed.balls.join(' ');
  return typed.special === null ? balls : `${balls} · ${typed.special}`;
}
