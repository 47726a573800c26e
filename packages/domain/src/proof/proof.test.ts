import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkChain } from './check-chain.ts';
import { canonicalText, genesis, type ProofEntry, recordedBefore } from './entry.ts';
import { exportLine, readExportLine } from './export-line.ts';
import { headText, readHead } from './head-text.ts';

const sha256 = (bytes: string | Uint8Array) => createHash('sha256').update(bytes).digest('hex');

/** Three entries whose hashes were computed apart, with Python's json and hashlib. */
const worked = [
  '{"v":1,"seq":1,"kind":"ticket","sha256":"98bcf9037c27fac3407605c13d3687c1aa94ff467d1f27dc1be2510a1d997039","recorded_at":"2026-11-21T18:30:05.250Z","lottery_id":1,"lottery":"Powerball","series":0,"draw_date":"2026-11-21","draws_at":"2026-11-22T03:59:00.000Z","previous":"0000000000000000000000000000000000000000000000000000000000000000","hash":"76e379ad145fe6ccea2285bade65bad3a3ff78a497cb83d94104b2278f2332f1"}',
  '{"v":1,"seq":2,"kind":"lines","sha256":"13b23b1adb9e6ab29fb675a01023d1d0ab8e397e863593c4d86955fc5746dca2","recorded_at":"2026-11-21T18:30:05.250Z","lottery_id":4,"lottery":"La \\"Tinka\\" ñ","series":0,"draw_date":null,"draws_at":null,"previous":"76e379ad145fe6ccea2285bade65bad3a3ff78a497cb83d94104b2278f2332f1","hash":"ef86bb70147b8fe54631e0845657c2aa7af948e04f21e6cd78eecd1774052148"}',
  '{"v":1,"seq":3,"kind":"ticket","sha256":"8e05f72d2781bd81678e7527d8a6aaba26d9833ea2084dca94176315c082634f","recorded_at":"2026-11-22T04:10:00.000Z","lottery_id":1,"lottery":"Powerball","series":1,"draw_date":"2026-11-21","draws_at":"2026-11-22T03:59:00.000Z","previous":"ef86bb70147b8fe54631e0845657c2aa7af948e04f21e6cd78eecd1774052148","hash":"0188011658fcc8eacf2d7804e9215cd8040e2861b7bb433e29fedec55c5f91fe"}',
];
const head = { seq: 3, hash: '0188011658fcc8eacf2d7804e9215cd8040e2861b7bb433e29fedec55c5f91fe' };
const entries = worked.map((line) => {
  const entry = readExportLine(line);
  if (entry === null) throw new Error(`not read: ${line}`);
  return entry;
});
const [first, second, third] = entries as [ProofEntry, ProofEntry, ProofEntry];
const check = (list: readonly (ProofEntry | null)[], known = [head]) => checkChain(list, sha256, known);
/** An entry as whoever forges one would write it: with the hash of what it says. */
const signed = (entry: ProofEntry): ProofEntry => ({ ...entry, hash: sha256(canonicalText(entry)) });

describe('the worked example', () => {
  test('holds, up to the head that is known', async () => {
    expect(await check(entries)).toEqual({ ok: true, head });
    expect(await check(entries, [])).toEqual({ ok: true, head });
    expect(await check([], [])).toEqual({ ok: true, head: genesis });
  });

  test('is written as it was read, to the byte', () => {
    expect(entries.map(exportLine)).toEqual(worked);
  });

  test('says what was recorded before its draw, and what was not', () => {
    expect(entries.map(recordedBefore)).toEqual([true, null, false]);
    const atTheDraw = { recordedAt: 1_000, drawsAt: 1_000 };
    expect(recordedBefore(atTheDraw)).toBe(false);
  });
});

test('a head is written for a receipt, and read as it was copied', () => {
  const text = headText(head);
  expect(text).toBe(`3:${head.hash}`);
  expect(readHead(`  ${text.slice(0, 30)}\n ${text.slice(30).toUpperCase()} `)).toEqual(head);
  for (const other of ['', '3', head.hash, `3:${head.hash}0`, `x:${head.hash}`, `-3:${head.hash}`]) {
    expect(readHead(other), other).toBeNull();
  }
});

describe('a chain that does not hold says where first, and why', () => {
  const later = { ...second, recordedAt: second.recordedAt - 1 };
  test.each<[string, readonly (ProofEntry | null)[], string, number]>([
    ['an entry is missing', [first, third], 'wrong-seq', 2],
    ['the first is missing', [second, third], 'wrong-seq', 1],
    ['one comes twice', [first, first, second, third], 'wrong-seq', 2],
    ['two are exchanged', [second, first, third], 'wrong-seq', 1],
    ['one could not be read', [first, null, third], 'unreadable', 2],
    ['one says something else', [first, { ...second, lotteryId: 1 }, third], 'wrong-hash', 2],
    [
      'one was written anew, with its hash',
      [first, signed({ ...second, lotteryId: 1 }), third],
      'wrong-previous',
      3,
    ],
    ['time goes back', [first, signed(later)], 'time-goes-back', 2],
    ['the last ones are cut off', [first, second], 'head-missing', 3],
    ['all of it is gone', [], 'head-missing', 3],
    ['the last one was written anew', [first, second, signed({ ...third, series: 0 })], 'another-head', 3],
  ])('%s', async (_, list, fault, seq) => {
    expect(await check(list)).toEqual({ ok: false, fault, seq });
  });

  test('a known head without entries before it can be wrong too', async () => {
    expect(await check([], [{ seq: 0, hash: head.hash }])).toMatchObject({ fault: 'another-head', seq: 0 });
  });
});

describe('whatever is changed is found', () => {
  const texts = fc.oneof(fc.string({ unit: 'grapheme', maxLength: 12 }), fc.string({ maxLength: 12 }));
  const instants = fc.integer({ min: 0, max: 4_000_000_000_000 });
  const contents = fc.record({
    kind: fc.constantFrom('ticket' as const, 'lines' as const),
    file: fc.string(),
    passed: fc.integer({ min: 0, max: 10 ** 9 }),
    lotteryId: fc.integer({ min: 1, max: 99 }),
    lotteryName: texts,
    series: fc.constantFrom(0 as const, 1 as const),
    drawsAt: fc.option(instants),
  });
  /** Chains as the house makes them. */
  const chains = fc.array(contents, { minLength: 1, maxLength: 8 }).map((files) => {
    let [previous, recordedAt] = [genesis.hash, 1_790_000_000_000];
    return files.map(({ file, passed, drawsAt, ...said }, index) => {
      recordedAt += passed;
      const drawDate = drawsAt === null ? null : (new Date(drawsAt).toISOString().slice(0, 10) as never);
      const entry = signed({
        ...said,
        seq: index + 1,
        sha256: sha256(file),
        recordedAt,
        drawsAt,
        drawDate,
        previous,
        hash: '',
      });
      previous = entry.hash;
      return entry;
    });
  });
  const fileOf = (chain: readonly ProofEntry[]) => Buffer.from(`${chain.map(exportLine).join('\n')}\n`);
  const headOf = (chain: readonly ProofEntry[]) => chain.at(-1) ?? genesis;

  /** What whoever downloads an export does with it. */
  async function holds(file: Uint8Array, known = [] as { seq: number; hash: string }[]): Promise<boolean> {
    try {
      const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(file);
      const lines = text.split('\n');
      if (lines.pop() !== '') return false;
      return (await checkChain(lines.map(readExportLine), sha256, known)).ok;
    } catch {
      return false;
    }
  }

  test('nothing is found where nothing was changed', async () => {
    await fc.assert(
      fc.asyncProperty(chains, async (chain) => {
        expect(await holds(fileOf(chain), [headOf(chain)])).toBe(true);
      }),
    );
  });

  test('any byte of an export', async () => {
    await fc.assert(
      fc.asyncProperty(chains, fc.nat(), fc.integer({ min: 1, max: 255 }), async (chain, at, by) => {
        const file = fileOf(chain);
        const index = at % file.length;
        file[index] = (file[index] ?? 0) ^ by;
        expect(await holds(file)).toBe(false);
      }),
      { numRuns: 500 },
    );
  });

  test('every byte of the worked example, in every way', async () => {
    const whole = Buffer.from(`${worked.join('\n')}\n`);
    for (let at = 0; at < whole.length; at += 1) {
      const changed = Buffer.from(whole);
      changed[at] = (changed[at] ?? 0) ^ (1 << (at % 8));
      expect(await holds(changed), `byte ${at}`).toBe(false);
    }
  });

  test('a byte that is put in, or taken out', async () => {
    await fc.assert(
      fc.asyncProperty(chains, fc.nat(), fc.option(fc.nat({ max: 255 })), async (chain, at, byte) => {
        const file = fileOf(chain);
        const index = at % file.length;
        const rest = file.subarray(byte === null ? index + 1 : index);
        const changed = Buffer.concat([
          file.subarray(0, index),
          Buffer.from(byte === null ? [] : [byte]),
          rest,
        ]);
        expect(await holds(changed)).toBe(false);
      }),
    );
  });

  test('an entry that is taken out, exchanged or put in, and an end that is cut off, by a known head', async () => {
    await fc.assert(
      fc.asyncProperty(
        chains,
        fc.nat(),
        fc.nat(),
        fc.constantFrom('out', 'swap', 'in', 'cut'),
        async (...drawn) => {
          const [chain, a, b, how] = drawn;
          const [from, to] = [a % chain.length, b % chain.length];
          const changed = [...chain];
          if (how === 'out') changed.splice(from, 1);
          if (how === 'in') changed.splice(to, 0, chain[from] as ProofEntry);
          if (how === 'cut') changed.splice(from);
          if (how === 'swap') {
            fc.pre(from !== to);
            [changed[from], changed[to]] = [chain[to] as ProofEntry, chain[from] as ProofEntry];
          }
          expect(await check(changed, [headOf(chain)])).toMatchObject({ ok: false });
        },
      ),
    );
  });

  test('a past that is written anew, with all hashes after it, by any head that was handed out since', async () => {
    await fc.assert(
      fc.asyncProperty(chains, fc.nat(), async (chain, at) => {
        const index = at % chain.length;
        let previous = chain[index]?.previous ?? genesis.hash;
        const forged = chain.map((entry, place) => {
          if (place < index) return entry;
          const said = place === index ? { ...entry, sha256: sha256('another file, of later') } : entry;
          const written = signed({ ...said, previous });
          previous = written.hash;
          return written;
        });
        expect(await check(forged, [])).toMatchObject({ ok: true });
        for (const known of chain.slice(index)) {
          expect(await check(forged, [known])).toMatchObject({ fault: 'another-head', seq: known.seq });
        }
      }),
    );
  });
});
