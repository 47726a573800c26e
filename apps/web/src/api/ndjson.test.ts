import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readNdjson } from './ndjson.ts';

/** A stream that arrives in pieces cut at the given bytes. */
function arriving(text: string, cuts: readonly number[] = []): ReadableStream<Uint8Array> {
  const bytes = new TextEncoder().encode(text);
  const edges = [0, ...cuts.map((cut) => cut % (bytes.length + 1)).sort((a, b) => a - b), bytes.length];
  return new ReadableStream({
    start(controller) {
      for (const [index, edge] of edges.slice(1).entries()) {
        controller.enqueue(bytes.slice(edges[index], edge));
      }
      controller.close();
    },
  });
}

async function all(stream: ReadableStream<Uint8Array>): Promise<unknown[]> {
  const found: unknown[] = [];
  for await (const value of readNdjson(stream)) found.push(value);
  return found;
}

test('each line is one value, with or without a line end after the last', async () => {
  const text = '{"progress":{"done":1,"total":2}}\n{"status":200}';
  expect(await all(arriving(text))).toEqual([{ progress: { done: 1, total: 2 } }, { status: 200 }]);
  expect(await all(arriving(`${text}\n`))).toEqual(await all(arriving(text)));
});

test('blank lines and carriage returns say nothing', async () => {
  expect(await all(arriving('\n1\r\n\r\n2\n\n'))).toEqual([1, 2]);
});

test('wherever the network cuts, within a letter of two bytes too, the values are the same', async () => {
  const values = [{ reason: 'El número está repetido; ñ, 九, 🎱' }, { done: 10 }, 'línea\ncon salto'];
  const text = `${values.map((value) => JSON.stringify(value)).join('\n')}\n`;
  await fc.assert(
    fc.asyncProperty(fc.array(fc.nat(), { maxLength: 12 }), async (cuts) => {
      expect(await all(arriving(text, cuts))).toEqual(values);
    }),
  );
});

test('a line is given before the next one has arrived', async () => {
  let send: (text: string) => void = () => {};
  const stream = new ReadableStream<Uint8Array>({
    start(controller) {
      send = (text) => controller.enqueue(new TextEncoder().encode(text));
    },
  });
  const values = readNdjson(stream);
  send('{"done":1}\n{"do');
  expect((await values.next()).value).toEqual({ done: 1 });
  send('ne":2}\n');
  expect((await values.next()).value).toEqual({ done: 2 });
  await values.return();
});

test('leaving early cancels what is still under way', async () => {
  let cancelled = false;
  const stream = new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(new TextEncoder().encode('1\n2\n')),
    cancel: () => {
      cancelled = true;
    },
  });
  for await (const _ of readNdjson(stream)) break;
  expect(cancelled).toBe(true);
});

test('a line that is no JSON is an error', async () => {
  await expect(all(arriving('{"progress"\n'))).rejects.toThrow(SyntaxError);
});
