import { PlayNumbers } from '@bolillero/contract/calls/checkouts';
import { BoughtLines } from '@bolillero/contract/calls/purchases';
import { parseJsonText, type SchemaCompiler } from '../../plugins/json-text.ts';
import type { BoughtLine } from './repository.ts';

/** The plays that somebody says they bought. Refuses with 400. */
export function readBought(request: SchemaCompiler, balls: unknown): BoughtLine[] {
  const lines = parseJsonText<typeof BoughtLines>(request, BoughtLines, balls, 'balls');
  return lines.map((line, index) => ({
    balls: parseJsonText<typeof PlayNumbers>(request, PlayNumbers, line.numbers, `balls.${index}.numbers`),
    special: line.bExtra ?? null,
    withMultiplier: line.potenciador ?? false,
    lotteryId: line.loteria ?? null,
  }));
}
