import { Zip, ZipDeflate } from 'fflate';
import { describe, expect, test } from 'vitest';
import { ArchiveRefused, pack, unpack } from './unpack.ts';
import { headersOf, zipOf } from './workbook.testing.ts';

const file = (name: string, text: string) => ({ name, content: Buffer.from(text) });
const everything = () => true;
const enough = 1_000_000;

/** The files of an archive as text, by name; why it is refused otherwise. */
async function read(archive: Buffer, budget = enough): Promise<unknown> {
  try {
    const files = await unpack(archive, everything, budget);
    return Object.fromEntries([...files].map(([name, content]) => [name, content.toString()]));
  } catch (error) {
    return error instanceof ArchiveRefused ? error.reason : error;
  }
}

describe('an archive', () => {
  test('gives its files, compressed or not', async () => {
    const files = [file('a.xml', 'aaaa'.repeat(100)), file('deep/b.xml', 'b')];
    const expected = { 'a.xml': 'aaaa'.repeat(100), 'deep/b.xml': 'b' };
    expect(await read(zipOf(files))).toEqual(expected);
    expect(await read(pack(new Map(files.map(({ name, content }) => [name, content]))))).toEqual(expected);
  });

  test('gives the wanted files alone', async () => {
    const archive = zipOf([file('a.xml', 'a'), file('b.png', 'b')]);
    expect([...(await unpack(archive, (name) => name.endsWith('.xml'), enough)).keys()]).toEqual(['a.xml']);
  });

  test('may have names that begin with a slash, as some programs write them', async () => {
    expect(await read(zipOf([file('/xl/a.xml', 'a')]))).toEqual({ '/xl/a.xml': 'a' });
  });

  test('may say the sizes of its files after them, as programs do that write in one go', async () => {
    const pieces: Uint8Array[] = [];
    const zip = new Zip((_, piece) => pieces.push(piece));
    const written = new ZipDeflate('a.xml');
    zip.add(written);
    written.push(Buffer.from('a stream'), true);
    zip.end();
    expect(await read(Buffer.concat(pieces))).toEqual({ 'a.xml': 'a stream' });
  });
});

describe('an archive is refused', () => {
  test.each([0, 10, 1_000, 0xffff_fffe])(
    'when it unpacks to more than the budget, though it says %d bytes',
    async (claims) => {
      const archive = zipOf([{ ...file('a.xml', 'a'.repeat(1_000)), claims }]);
      expect(await read(archive, 999)).toBe('too-big');
      expect(await read(archive, 1_000)).toEqual({ 'a.xml': 'a'.repeat(1_000) });
    },
  );

  test('when its files together are more than the budget', async () => {
    const archive = zipOf([file('a.xml', 'a'.repeat(600)), file('b.xml', 'b'.repeat(600))]);
    expect([await read(archive, 1_199), Object.keys(Object(await read(archive, 1_200)))]).toEqual([
      'too-big',
      ['a.xml', 'b.xml'],
    ]);
  });

  test('when what is not compressed is more than the budget', async () => {
    expect(await read(pack(new Map([['a.xml', Buffer.alloc(1_000)]])), 999)).toBe('too-big');
  });

  test('when it holds thousands of files', async () => {
    const files = Array.from({ length: 2_001 }, (_, index) => file(`${index}.xml`, ''));
    expect(await read(zipOf(files))).toBe('too-big');
    expect(Object.keys(Object(await read(zipOf(files.slice(1)))))).toHaveLength(2_000);
  });

  test.each([
    ['a file is encrypted', (header: ReturnType<typeof headersOf>[number]) => header.setFlags(1)],
    [
      'a file is compressed in another way',
      (header: ReturnType<typeof headersOf>[number]) => header.setMethod(12),
    ],
  ])('when %s', async (_, spoil) => {
    const archive = zipOf([file('secret.xml', 'a')]);
    for (const header of headersOf(archive, 'secret.xml')) spoil(header);
    expect(await read(archive)).toBe('broken');
  });

  test('when it ends too early, or goes on', async () => {
    const archive = zipOf([file('a.xml', 'a'.repeat(1_000))]);
    expect(await read(archive.subarray(0, -1))).toBe('broken');
    expect(await read(archive.subarray(20))).toBe('broken');
    expect(await read(Buffer.alloc(0))).toBe('broken');
  });
});
