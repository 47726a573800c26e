import { expect, test } from 'vitest';
import { ticketFileFault } from './ticket-file.ts';

const pdf = { name: 'cartilla.pdf', type: 'application/pdf', size: 1_048_575 };

test('a PDF of less than one mebibyte is sent', () => {
  expect(ticketFileFault(pdf)).toBeNull();
  expect(ticketFileFault({ ...pdf, type: '' })).toBeNull();
});

test('no file, a larger one and another type are each told in their own words', () => {
  expect(ticketFileFault(null)).toBe('Elija un archivo');
  expect(ticketFileFault({ ...pdf, size: 1_048_576 })).toBe('El archivo excede el límite.');
  expect(ticketFileFault({ ...pdf, name: 'a.png', type: 'image/png' })).toBe(
    'Extensión no válida, Solo .pdf',
  );
  expect(ticketFileFault({ ...pdf, name: 'a.txt', type: '' })).toBe('Extensión no válida, Solo .pdf');
});
