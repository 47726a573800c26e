import type { RequestListener } from 'node:http';
import { drawDate } from '@bolillero/domain/calendar/draw-date';
import type { SourceKind } from '@bolillero/domain/draw-sources/source';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { SourceAddress, SourceFailed } from '../../adapters/draw-sources/draw-source.ts';
import { createDrawSources } from '../../adapters/draw-sources/draw-sources.ts';
import { type SourceServer, startSourceServer } from '../../testing/source-server.ts';
import { createDrawFiles } from '../imports/draw-files.ts';
import { limits } from '../imports/file-limits.ts';

let server: SourceServer;
beforeAll(async () => {
  server = await startSourceServer();
});
afterAll(() => server.close());

const { readNamed } = createDrawFiles();
const since = drawDate('2026-11-01');
const layout = {
  date: 'Fecha',
  numbers: null,
  balls: ['B1', 'B2', 'B3', 'B4', 'B5'],
  special: 'Roja',
  multiplier: null,
  dates: 'day-first',
  separator: 'semicolon',
} as const;
const usual = { allowsPrivate: true, timeoutMilliseconds: 5_000, mostBytes: limits.fileBytes };

function fetchFrom(address: string, kind: SourceKind = 'ny-open-data', settings = usual) {
  const source: SourceAddress = { kind, address, layout: kind === 'csv' ? layout : null };
  return createDrawSources(settings, readNamed)[kind].fetchDraws(source, since, new AbortController().signal);
}

/** What a fetch failed of. */
const faultOf = (fetching: Promise<unknown>) =>
  fetching.then(
    () => 'nothing',
    (error: SourceFailed) => error.fault,
  );
const at = (path: string) => `${server.url}${path}`;

test('New York is asked for its newest draws, and its rows are texts in known columns', async () => {
  server.json('/d6yy-54nr.json', [
    { draw_date: '2026-11-18T00:00:00.000', winning_numbers: '11 21 27 36 62 24', multiplier: '3' },
  ]);
  const { layout: found, rows } = await fetchFrom(at('/d6yy-54nr.json'));
  expect(found).toMatchObject({ kind: 'open-data', date: 0, numbers: 1, special: 2, multiplier: 3 });
  expect(rows).toEqual([{ line: 1, cells: ['2026-11-18T00:00:00.000', '11 21 27 36 62 24', '', '3'] }]);
  expect(Object.fromEntries(server.asked.at(-1)?.searchParams ?? [])).toEqual({
    $order: 'draw_date DESC',
    $limit: '200',
  });
});

test('a CSV is read by the names of its columns, in any order', async () => {
  server.csv('/sorteos.csv', ['nota;B2;B1;B3;B4;B5;Roja;Fecha', 'x;21;11;27;36;62;24;18/11/2026', ';;;;;;;']);
  const { layout: found, rows } = await fetchFrom(at('/sorteos.csv'), 'csv');
  expect(found).toMatchObject({ kind: 'ball-columns', special: 6, multiplier: null, dates: 'day-first' });
  expect(rows).toEqual([{ line: 2, cells: ['18/11/2026', '11', '21', '27', '36', '62', '24'] }]);
});

describe('what is no answer of a source', () => {
  const answer = (status: number, headers: Record<string, string>, body = ''): RequestListener => {
    return (_, response) => response.writeHead(status, headers).end(body);
  };
  const json = { 'content-type': 'application/json' };
  const cases: readonly (readonly [string, SourceKind, RequestListener, string])[] = [
    ['a fault of the server', 'ny-open-data', answer(500, json, '[]'), 'refused'],
    ['nothing there', 'ny-open-data', answer(404, json, '[]'), 'refused'],
    ['a page', 'ny-open-data', answer(200, { 'content-type': 'text/html' }, '<p>'), 'unexpected-content'],
    ['a page for a CSV', 'csv', answer(200, { 'content-type': 'text/html' }, '<p>'), 'unexpected-content'],
    [
      'something packed that was not asked for',
      'ny-open-data',
      answer(200, { ...json, 'content-encoding': 'gzip' }, 'x'),
      'unexpected-content',
    ],
    ['half an answer', 'ny-open-data', answer(200, json, '[{"draw_date": "20'), 'unreadable'],
    ['no list', 'ny-open-data', answer(200, json, '{"error": true}'), 'unreadable'],
    ['a list of anything', 'ny-open-data', answer(200, json, '[1, null]'), 'unreadable'],
    ['an empty list', 'ny-open-data', answer(200, json, '[]'), 'empty'],
    [
      'more rows than were asked for',
      'ny-open-data',
      answer(200, json, JSON.stringify(new Array(201).fill({}))),
      'too-many-rows',
    ],
    ['a header alone', 'csv', answer(200, { 'content-type': 'text/csv' }, 'Fecha;B1\n'), 'empty'],
    ['other columns', 'csv', answer(200, { 'content-type': 'text/csv' }, 'a;b\n1;2\n'), 'columns-differ'],
    ['no text', 'csv', answer(200, { 'content-type': 'application/octet-stream' }, 'a\u0000b'), 'unreadable'],
    [
      'more lines than any history has',
      'csv',
      answer(200, { 'content-type': 'text/csv' }, 'a\n'.repeat(60_002)),
      'too-many-rows',
    ],
    [
      'more bytes than any history has',
      'csv',
      answer(200, { 'content-type': 'text/csv' }, 'a'.repeat(5 * 1_048_576 + 1)),
      'too-large',
    ],
    ['a way to nowhere', 'ny-open-data', answer(302, {}), 'redirected'],
    ['a way around', 'ny-open-data', answer(302, { location: '/nowhere' }), 'redirected'],
  ];

  test.each(cases)('%s', async (_, kind, listener, fault) => {
    server.on('/nowhere', listener);
    expect(await faultOf(fetchFrom(at('/nowhere'), kind))).toBe(fault);
  });

  test('silence, and a line that is cut', async () => {
    server.on('/silent', () => {});
    server.on('/trickle', (_, response) => void response.writeHead(200, json).write('['));
    server.on('/cut', (request) => request.socket.destroy());
    const hasty = { ...usual, timeoutMilliseconds: 50 };
    expect(await faultOf(fetchFrom(at('/silent'), 'ny-open-data', hasty))).toBe('too-slow');
    expect(await faultOf(fetchFrom(at('/trickle'), 'ny-open-data', hasty))).toBe('too-slow');
    expect(await faultOf(fetchFrom(at('/cut')))).toBe('unreachable');
    expect(await faultOf(fetchFrom('http://127.0.0.1:9/'))).toBe('unreachable');
  });
});

test('a redirect is followed as an address is: a few of them, and nowhere that is not fetched from', async () => {
  server.json('/there', [{ draw_date: '2026-11-18' }]);
  server.on('/here', (_, response) => response.writeHead(301, { location: '/there' }).end());
  expect((await fetchFrom(at('/here'))).rows).toHaveLength(1);
});

test.each([
  'http://data.ny.gov/resource/d6yy-54nr.json',
  'https://127.0.0.1/a.json',
  'https://2130706433/a.json',
  'https://0x7f.1/a.json',
  'https://10.1.2.3/a.json',
  'https://192.168.0.1/a.json',
  'https://169.254.169.254/latest/meta-data',
  'https://100.64.0.1/a.json',
  'https://0.0.0.0/a.json',
  'https://[::1]/a.json',
  'https://[::ffff:10.0.0.1]/a.json',
  'https://[fd00::1]/a.json',
  'https://[64:ff9b::7f00:1]/a.json',
  // a name is judged by what it leads to
  'https://localhost/a.json',
])('nothing is fetched from %s unless a setting lets it', async (address) => {
  const strict = { ...usual, allowsPrivate: false };
  expect(await faultOf(fetchFrom(address, 'ny-open-data', strict))).toBe('address-not-allowed');
});

test('whoever waits no longer ends it', async () => {
  server.on('/silent', () => {});
  const left = new AbortController();
  const source = { kind: 'ny-open-data', address: at('/silent'), layout: null } as const;
  const fetching = createDrawSources(usual, readNamed)['ny-open-data'].fetchDraws(source, since, left.signal);
  left.abort(new Error('left'));
  await expect(fetching).rejects.toThrow('left');
});
