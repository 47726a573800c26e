import { PlayLines, PlayNumbers } from '@bolillero/contract/calls/checkouts';
import { registrationFields } from '@bolillero/contract/field-names';
import type { Static } from 'typebox';
import { parseJsonText, type SchemaCompiler } from '../../plugins/json-text.ts';
import type { TypedLine } from './registration-lines.ts';

/** The lines of a body as they were sent, and as they are checked. Refuses with 400 what is no list of lines. */
export function readLines(
  request: SchemaCompiler,
  balls: unknown,
): { readonly typed: Static<typeof PlayLines>; readonly lines: readonly TypedLine[] } {
  const path = registrationFields.lines;
  const typed = parseJsonText<typeof PlayLines>(request, PlayLines, balls, path);
  const lines = typed.map((line, index) => ({
    balls: parseJsonText<typeof PlayNumbers>(request, PlayNumbers, line.numbers, `${path}.${index}.numbers`),
    special: line.bExtra ?? null,
    withMultiplier: line.potenciador ?? false,
  }));
  return { typed, lines };
}
