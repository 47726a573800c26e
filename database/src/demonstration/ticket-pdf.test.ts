import { expect, test } from 'vitest';
import { ticketPdf } from './ticket-pdf.ts';

const pdf = ticketPdf('Cartilla (demostración)', ['Powerball, 21/11/2026', 'Números: 1 2 3 \\ 4', 'ñ → €']);
const text = pdf.toString('latin1');

test('it is a PDF whose table says where every object begins', () => {
  expect(text.startsWith('%PDF-1.4\n')).toBe(true);
  expect(text.endsWith('%%EOF\n')).toBe(true);
  const table = Number(/startxref\n(\d+)/.exec(text)?.[1]);
  expect(text.slice(table, table + 4)).toBe('xref');
  const offsets = [...text.matchAll(/^(\d{10}) 00000 n $/gm)].map(([, offset]) => Number(offset));
  expect(offsets).toHaveLength(5);
  for (const [index, offset] of offsets.entries()) {
    expect(text.slice(offset).startsWith(`${index + 1} 0 obj\n`)).toBe(true);
  }
});

test('its stream is as long as it says, and marks and foreign characters do not break it', () => {
  const [, length, stream] = /\/Length (\d+) >>\nstream\n([\s\S]*)\nendstream/.exec(text) ?? [];
  expect(stream?.length).toBe(Number(length));
  expect(stream).toContain('(Cartilla \\(demostración\\)) Tj');
  expect(stream).toContain('(Números: 1 2 3 \\\\ 4) Tj');
  expect(stream).toContain('(ñ ? ?) Tj');
});
