import { soundnessReasons, soundnessVerdicts } from '@bolillero/domain/history/soundness';
import { type Static, type TSchema, Type } from 'typebox';
import { defineCall } from '../call.ts';
import { Balls } from '../entities/engine.ts';
import { seriesRefusals } from '../errors.ts';
import { DataOf, DateText, Id, Nullable, SeriesType } from '../wire.ts';

/** The most rows of one kind that are answered, the newest of them; `total` says how many there are. */
export const mostSoundnessRows = 100;

const RowsOf = <T extends TSchema>(row: T) =>
  Type.Object({ total: Type.Integer(), data: Type.Array(row, { maxItems: mostSoundnessRows }) });

const Numbers = Type.Object({
  numbers: Balls,
  bRed: Nullable(Type.Integer()),
  potenciador: Nullable(Type.Integer()),
});

/** How sound the history of a series is. Rows stand newest first; `id` is the result's. */
export const Soundness = Type.Object({
  verdict: Type.Enum(soundnessVerdicts),
  /** What the verdict is about, what weighs most first. */
  reasons: Type.Array(Type.Enum(soundnessReasons)),
  draws: Type.Integer(),
  /** Draws that the calendar expects on file, from the first one to `checked_to`. */
  expected: Type.Integer(),
  /** How many draws the demonstration made up. */
  demo: Type.Integer(),
  from: Nullable(DateText),
  to: Nullable(DateText),
  checked_to: DateText,
  /** The part that statistics count. */
  counted: Type.Object({
    date_opening: DateText,
    draws: Type.Integer(),
    expected: Type.Integer(),
    missing: Type.Integer(),
  }),
  /** Expected draws that are not on file: `total` of them, in `stretches` of draws that follow each other. */
  missing: Type.Object({
    total: Type.Integer(),
    stretches: RowsOf(Type.Object({ from: DateText, to: DateText, draws: Type.Integer() })),
  }),
  /** Draws on dates that the calendar does not know. */
  off_calendar: RowsOf(
    Type.Object({
      id: Id,
      fecha: DateText,
      /** Why, in words. */
      reason: Type.String(),
    }),
  ),
  /** Draws that do not fit the era of their date, and why, in words. */
  out_of_era: RowsOf(
    Type.Object({
      id: Id,
      fecha: DateText,
      numbers: Balls,
      bRed: Nullable(Type.Integer()),
      faults: Type.Array(Type.String()),
    }),
  ),
  /** Combinations of main balls that came more than once: `pairs` of draws are equal, chance alone gives `expected_pairs`. */
  repeated: Type.Object({
    pairs: Type.Integer(),
    expected_pairs: Type.Number(),
    combinations: RowsOf(
      Type.Object({
        numbers: Balls,
        /** Whether it came in two draws that follow each other. */
        neighbours: Type.Boolean(),
        draws: Type.Array(Type.Object({ id: Id, fecha: DateText, bRed: Nullable(Type.Integer()) })),
      }),
    ),
  }),
  /** Draws of which an official source says other numbers. */
  disagreements: RowsOf(
    Type.Object({ id: Id, fecha: DateText, source: Type.String(), theirs: Numbers, ours: Numbers }),
  ),
});
export type Soundness = Static<typeof Soundness>;

export const historySoundness = defineCall({
  id: 'lottery.soundness',
  method: 'GET',
  path: '/lottery/soundness/{name}/{id}',
  access: 'visitor',
  summary:
    'Solidez de la historia de una serie: lo que falta, lo que no calza y lo que otra fuente dice distinto',
  params: Type.Object({ name: Type.String({ maxLength: 40 }), id: Id }),
  query: Type.Object({
    /** 0 traditional (when absent), 1 laggards. */
    type: Type.Optional(SeriesType),
  }),
  errors: [...seriesRefusals],
  answer: DataOf(Soundness),
});
