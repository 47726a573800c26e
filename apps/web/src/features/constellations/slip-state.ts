import type { Heat } from '../../components/ui/Ball.tsx';

/** A group of previous plays: JA1 to JA10, or the draws that a person chose. */
export type SlipGroup = number | 'jas';

/** What a person did to one slip. */
export interface SlipState {
  /** The group that was chosen on this slip; null: none, undefined: whatever holds for all slips. */
  readonly group: SlipGroup | null | undefined;
  /** Colours that were clicked, by `7` or, of the special drum, `+9`. */
  readonly marks: ReadonlyMap<string, Heat>;
}

export type SlipAct =
  | { readonly do: 'press'; readonly ball: string }
  | { readonly do: 'choose'; readonly group: SlipGroup; readonly common: SlipGroup | null }
  | { readonly do: 'erase' };

export const untouched: SlipState = { group: undefined, marks: new Map() };

/** A click goes through the colours one after the other, then to none. */
function pressed(marks: SlipState['marks'], ball: string): SlipState['marks'] {
  const next = new Map(marks);
  const colour = marks.get(ball);
  if (colour === 3) next.delete(ball);
  else next.set(ball, colour === undefined ? 0 : ((colour + 1) as Heat));
  return next;
}

/** What an act makes of a slip. Choosing a group clears the others; choosing it again takes it off. */
export function actOn(state: SlipState, act: SlipAct): SlipState {
  switch (act.do) {
    case 'press':
      return { ...state, marks: pressed(state.marks, act.ball) };
    case 'choose': {
      const now = state.group === undefined ? act.common : state.group;
      return { ...state, group: now === act.group ? null : act.group };
    }
    case 'erase':
      return { group: null, marks: new Map() };
  }
}

/** What is compared: the main balls that were coloured, or else those drawn. */
export function highlighted(marks: SlipState['marks'], drawn: readonly number[]): number[] {
  const main = [...marks.keys()].filter((ball) => !ball.startsWith('+')).map(Number);
  return main.length > 0 ? main.toSorted((a, b) => a - b) : [...drawn];
}
