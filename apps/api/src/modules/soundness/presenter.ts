import { mostSoundnessRows, type Soundness as WireSoundness } from '@bolillero/contract/calls/soundness';
import type { Soundness } from '@bolillero/domain/history/soundness';
import type { DrawNumbers } from '@bolillero/domain/imports/plan-import';
import { dateWarningText } from '@bolillero/texts/draws';
import { filedFaultText } from '@bolillero/texts/filed-faults';
import type { FiledResult } from './repository.ts';

/** `results` are those that the soundness was worked out of. */
export function presentSoundness(found: Soundness, results: readonly FiledResult[]): WireSoundness {
  const ids = new Map(results.map(({ date, id }) => [date, id]));
  const id = (date: FiledResult['date']) => {
    const known = ids.get(date);
    if (known === undefined) throw new RangeError(`No result of ${date}`);
    return known;
  };
  const { counted } = found;
  return {
    verdict: found.verdict,
    reasons: [...found.reasons],
    draws: found.draws,
    expected: found.expected,
    demo: found.generated,
    from: found.from,
    to: found.to,
    checked_to: found.checkedTo,
    counted: {
      date_opening: counted.from,
      draws: counted.draws,
      expected: counted.expected,
      missing: counted.missing,
    },
    missing: { total: found.missing, stretches: newest(found.gaps.map((gap) => ({ ...gap }))) },
    off_calendar: newest(
      found.offCalendar.map(({ date, warning }) => ({
        id: id(date),
        fecha: date,
        reason: dateWarningText(warning, date),
      })),
    ),
    out_of_era: newest(
      found.outOfEra.map(({ draw, faults }) => ({
        id: id(draw.date),
        fecha: draw.date,
        numbers: [...draw.balls],
        bRed: draw.special,
        faults: faults.map(filedFaultText),
      })),
    ),
    repeated: {
      pairs: found.equalPairs,
      expected_pairs: found.expectedPairs,
      combinations: newest(
        found.repeated
          .toSorted((a, b) => ((a.draws.at(-1)?.date ?? '') < (b.draws.at(-1)?.date ?? '') ? -1 : 1))
          .map(({ balls, draws, inNeighbours }) => ({
            numbers: [...balls],
            neighbours: inNeighbours,
            draws: draws.map(({ date, special }) => ({ id: id(date), fecha: date, bRed: special })),
          })),
      ),
    },
    disagreements: newest(
      found.disagreements
        .toSorted((a, b) => (a.date < b.date ? -1 : 1))
        .map(({ source, date, theirs, ours }) => ({
          id: id(date),
          fecha: date,
          source,
          theirs: presentNumbers(theirs),
          ours: presentNumbers(ours),
        })),
    ),
  };
}

/** The newest rows of a list that is oldest first, the newest one first. */
function newest<T>(rows: readonly T[]): { total: number; data: T[] } {
  return { total: rows.length, data: rows.slice(-mostSoundnessRows).reverse() };
}

const presentNumbers = ({ balls, special, multiplier }: DrawNumbers) => ({
  numbers: [...balls],
  bRed: special,
  potenciador: multiplier,
});
