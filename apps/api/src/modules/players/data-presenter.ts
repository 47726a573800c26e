import { cents, toDecimal } from '@bolillero/domain/money/cents';
import { type PersonalDataSection, personalDataTexts } from '@bolillero/texts/players';

const words: Readonly<Record<string, string>> = personalDataTexts.fields;

/** A value as a person reads it in the file: amounts as decimals, instants in ISO 8601, fields in Spanish. */
function readable(value: unknown): unknown {
  if (value instanceof Date) return value.toISOString();
  if (Array.isArray(value)) return value.map(readable);
  return typeof value === 'object' && value !== null ? named(value) : value;
}

function named(row: object): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(row).map(([field, value]) => {
      const isMoney = field.endsWith('Cents');
      const word = words[isMoney ? field.slice(0, -'Cents'.length) : field];
      if (word === undefined) throw new Error(`no word for the field ${field}`);
      return [word, isMoney && typeof value === 'number' ? toDecimal(cents(value)) : readable(value)];
    }),
  );
}

const indented = (value: unknown, by: string) => JSON.stringify(value, null, 2).replaceAll('\n', `\n${by}`);

/** A part of the file: one record, or as many rows as there are. */
export type DataSection = readonly [PersonalDataSection, object | null | AsyncIterable<object>];

const isStream = (content: object): content is AsyncIterable<object> => Symbol.asyncIterator in content;

/** The file as JSON, piece by piece: it is never held whole. */
export async function* writeData(sections: readonly DataSection[]): AsyncGenerator<string> {
  yield '{';
  let separator = '\n';
  for (const [section, content] of sections) {
    yield `${separator}  ${JSON.stringify(personalDataTexts.sections[section])}: `;
    separator = ',\n';
    if (content === null || !isStream(content)) yield indented(readable(content), '  ');
    else yield* writeRows(content);
  }
  yield '\n}\n';
}

async function* writeRows(rows: AsyncIterable<object>): AsyncGenerator<string> {
  let opening = '[';
  for await (const row of rows) {
    yield `${opening}\n    ${indented(readable(row), '    ')}`;
    opening = ',';
  }
  yield opening === '[' ? '[]' : '\n  ]';
}
