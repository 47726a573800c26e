import { expect, test } from 'vitest';

/** Three entries whose hashes were computed apart, as the domain's test has them. */
const worked = [
  '{"v":1,"seq":1,"kind":"ticket","sha256":"98bcf9037c27fac3407605c13d3687c1aa94ff467d1f27dc1be2510a1d997039","recorded_at":"2026-11-21T18:30:05.250Z","lottery_id":1,"lottery":"Powerball","series":0,"draw_date":"2026-11-21","draws_at":"2026-11-22T03:59:00.000Z","previous":"0000000000000000000000000000000000000000000000000000000000000000","hash":"76e379ad145fe6ccea2285bade65bad3a3ff78a497cb83d94104b2278f2332f1"}',
  '{"v":1,"seq":2,"kind":"lines","sha256":"13b23b1adb9e6ab29fb675a01023d1d0ab8e397e863593c4d86955fc5746dca2","recorded_at":"2026-11-21T18:30:05.250Z","lottery_id":4,"lottery":"La \\"Tinka\\" ñ","series":0,"draw_date":null,"draws_at":null,"previous":"76e379ad145fe6ccea2285bade65bad3a3ff78a497cb83d94104b2278f2332f1","hash":"ef86bb70147b8fe54631e0845657c2aa7af948e04f21e6cd78eecd1774052148"}',
  '{"v":1,"seq":3,"kind":"ticket","sha256":"8e05f72d2781bd81678e7527d8a6aaba26d9833ea2084dca94176315c082634f","recorded_at":"2026-11-22T04:10:00.000Z","lottery_id":1,"lottery":"Powerball","series":1,"draw_date":"2026-11-21","draws_at":"2026-11-22T03:59:00.000Z","previous":"ef86bb70147b8fe54631e0845657c2aa7af948e04f21e6cd78eecd1774052148","hash":"0188011658fcc8eacf2d7804e9215cd8040e2861b7bb433e29fedec55c5f91fe"}',
];
const head = '3:0188011658fcc8eacf2d7804e9215cd8040e2861b7bb433e29fedec55c5f91fe';
const first = '1:76e379ad145fe6ccea2285bade65bad3a3ff78a497cb83d94104b2278f2332f1';
const whole = Buffer.from(`${worked.join('\n')}\n`);

type Check = (chunks: Iterable<Uint8Array>, codes: readonly string[]) => Promise<{ seq: number }>;
// The program that the site serves: it stands by itself, and is no module of the page.
const program = new URL('../../../public/comprobar-registro.mjs', import.meta.url).href;
const { check }: { check: Check } = await import(/* @vite-ignore */ program);

test('the worked example holds, wherever it is cut into pieces', async () => {
  for (const at of [0, 1, 500, 600, whole.indexOf('ñ') + 1, whole.length]) {
    const pieces = [whole.subarray(0, at), whole.subarray(at)];
    expect(await check(pieces, [head, first]), `cut at ${at}`).toMatchObject({ seq: 3 });
  }
  expect(await check([], [])).toMatchObject({ seq: 0 });
});

/** Whether what was changed goes unnoticed. An expectation of each of thousands would take longer than what it expects. */
const holds = (pieces: readonly Uint8Array[]) =>
  check(pieces, []).then(
    () => true,
    () => false,
  );

test('every byte that is changed is found, in every one of its bits', async () => {
  const unnoticed: string[] = [];
  for (let at = 0; at < whole.length; at += 1) {
    for (let bit = 0; bit < 8; bit += 1) {
      const changed = Buffer.from(whole);
      changed[at] = (changed[at] ?? 0) ^ (1 << bit);
      if (await holds([changed])) unnoticed.push(`byte ${at}, bit ${bit}`);
    }
  }
  expect(unnoticed).toEqual([]);
});

test('a byte that is missing or too many is found', async () => {
  const unnoticed: string[] = [];
  for (let at = 0; at < whole.length; at += 1) {
    const [before, rest] = [whole.subarray(0, at), whole.subarray(at)];
    if (await holds([before, rest.subarray(1)])) unnoticed.push(`without byte ${at}`);
    if (await holds([before, Buffer.from(' '), rest])) unnoticed.push(`a space before ${at}`);
  }
  expect(unnoticed).toEqual([]);
});

test.each([
  ['without the first entry', [1, 2]],
  ['without the second', [0, 2]],
  ['with one twice', [0, 0, 1, 2]],
  ['with two exchanged', [1, 0, 2]],
  ['with its end cut off', [0, 1]],
])('a register %s does not hold', async (_, kept) => {
  const text = kept.map((at) => `${worked[at]}\n`).join('');
  await expect(check([Buffer.from(text)], [head])).rejects.toThrow();
});

test('a code of another register is found, and what is no code refused', async () => {
  const other = `3:${'a'.repeat(64)}`;
  await expect(check([whole], [other])).rejects.toThrow('otro código');
  await expect(check([whole], [head, other])).rejects.toThrow('dos códigos');
  await expect(check([whole], ['3'])).rejects.toThrow(RangeError);
});
