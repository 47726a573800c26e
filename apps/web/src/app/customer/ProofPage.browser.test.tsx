import { exportProof, proofHead, verifyFile } from '@bolillero/contract/calls/proof';
import type { ProofRecord } from '@bolillero/contract/entities/proof';
import { expectAccessible } from '../../testing/accessible.ts';
import { chainHead, recorded, recordedFile, recordedHash, serveProof } from '../../testing/proof.ts';
import { noConnection, type Server } from '../../testing/server.ts';
import { visit } from '../../testing/show.tsx';
import { beforeEach, desktop, expect, page, phone, test, userEvent } from '../../testing/test.ts';
import { colorScheme } from '../../theme/color-scheme.ts';

const answer = page.getByRole('region', { name: 'Respuesta' });
const hash = page.getByLabelText('O pega su huella SHA-256');
const code = page.getByLabelText('Código de tu comprobante (si tienes uno)');
const headCode = `${chainHead.seq}:${chainHead.hash}`;

/** The worked example, as the export writes it. */
const lines = [
  `{"v":1,"seq":1,"kind":"ticket","sha256":"${recordedHash}","recorded_at":"2026-11-21T18:30:05.250Z","lottery_id":1,"lottery":"Powerball","series":0,"draw_date":"2026-11-21","draws_at":"2026-11-22T03:59:00.000Z","previous":"${'0'.repeat(64)}","hash":"${recorded.hash}"}`,
  `{"v":1,"seq":2,"kind":"lines","sha256":"13b23b1adb9e6ab29fb675a01023d1d0ab8e397e863593c4d86955fc5746dca2","recorded_at":"2026-11-21T18:30:05.250Z","lottery_id":4,"lottery":"La \\"Tinka\\" ñ","series":0,"draw_date":null,"draws_at":null,"previous":"${recorded.hash}","hash":"ef86bb70147b8fe54631e0845657c2aa7af948e04f21e6cd78eecd1774052148"}`,
  `{"v":1,"seq":3,"kind":"ticket","sha256":"8e05f72d2781bd81678e7527d8a6aaba26d9833ea2084dca94176315c082634f","recorded_at":"2026-11-22T04:10:00.000Z","lottery_id":1,"lottery":"Powerball","series":1,"draw_date":"2026-11-21","draws_at":"2026-11-22T03:59:00.000Z","previous":"ef86bb70147b8fe54631e0845657c2aa7af948e04f21e6cd78eecd1774052148","hash":"${chainHead.hash}"}`,
];
const exported = (text: string) =>
  new Response(text, { headers: { 'content-type': 'application/x-ndjson' } });
const whole = `${lines.join('\n')}\n`;

const choose = async (content: string) => {
  const input = page.elementLocator(document.querySelector('input[type=file]') as HTMLElement);
  await userEvent.upload(input, new File([content], 'cartilla.pdf', { type: 'application/pdf' }));
};

beforeEach<{ server: Server }>(({ server }) => serveProof(server));

for (const scheme of ['light', 'dark'] as const) {
  test.for([phone, desktop])(
    `a file is known by its hash alone, which is made here: what it is, since when, and how long before its draw, ${scheme}, $width wide`,
    async (screen, { server }) => {
      const asked = server.serve(verifyFile, ({ query }) => {
        expect(query).toEqual({ sha256: recordedHash });
        return { ok: true, records: [recorded], head: chainHead };
      });
      colorScheme.choose(scheme);
      await page.viewport(screen.width, screen.height);
      await visit('/comprobar');
      await expect.element(page.getByText(/El archivo no sale de tu dispositivo/)).toBeVisible();
      await choose(recordedFile);
      await expect.element(answer).toMatchTextContent(/Es el PDF de una cartilla comprada/);
      await expect.element(answer).toMatchTextContent(/Se registró 9 h 28 min antes del sorteo\./);
      await expect
        .element(answer)
        .toMatchTextContent(
          /Es para el sorteo de Powerball del sábado 21 de noviembre de 2026\. Su hora en el calendario: .*\(tu hora\)/,
        );
      await expect.element(answer).toMatchTextContent(/Entrada 1 de 3 del registro/);
      await expect.element(answer).toMatchTextContent(/No prueba que la lotería lo haya emitido/);
      expect(asked).toHaveLength(1);
      await expect.element(hash).toHaveValue(recordedHash);
      await expectAccessible();
      colorScheme.choose('light');
    },
  );
}

const ofAnswer: [string, Partial<ProofRecord>, RegExp][] = [
  [
    'after its draw',
    { recorded_at: '2026-11-22T04:40:00.000Z', before_draw: false },
    /Se registró 41 min después del sorteo: no prueba que existiera antes\./,
  ],
  [
    'at its draw',
    { recorded_at: '2026-11-22T03:59:00.000Z', before_draw: false },
    /a la hora del sorteo: no prueba/,
  ],
  ['days before it', { recorded_at: '2026-11-18T03:00:00.000Z' }, /Se registró 4 días antes del sorteo\./],
  ['of the second series', { draw: { ...recorded.draw, type: 1 } }, /sorteo de Powerball \(REZAGADOS\)/],
  [
    'of a group game without a draw',
    { kind: 'lines', draw: { ...recorded.draw, date: null, draws_at: null }, before_draw: null },
    /Son las líneas de un juego en grupo.*su juego aún no tenía sorteo/,
  ],
];
test.for(ofAnswer)('a file that was recorded %s', async ([, said, words], { server }) => {
  server.serve(verifyFile, { ok: true, records: [{ ...recorded, ...said }], head: chainHead });
  await visit(`/comprobar?sha256=${recordedHash}`);
  await expect.element(answer).toMatchTextContent(words);
});

test('one that was recorded again is told with every time', async ({ server }) => {
  const again = { ...recorded, seq: 3, recorded_at: '2026-11-22T04:10:00.000Z' };
  server.serve(verifyFile, { ok: true, records: [recorded, again], head: chainHead });
  await visit(`/comprobar?sha256=${recordedHash}`);
  await expect
    .element(answer)
    .toMatchTextContent(
      /También se registró:.*Entrada 3, el .*, 11 min después del sorteo de Powerball del 21\/11\/2026\./,
    );
});

test('lines that were recorded before their game had a draw are told by the record that has one', async ({
  server,
}) => {
  const without = {
    ...recorded,
    kind: 'lines' as const,
    draw: { ...recorded.draw, date: null, draws_at: null },
    before_draw: null,
  };
  const withDraw = { ...recorded, kind: 'lines' as const, seq: 2, recorded_at: '2026-11-21T20:59:00.000Z' };
  server.serve(verifyFile, { ok: true, records: [without, withDraw], head: chainHead });
  await visit(`/comprobar?sha256=${recordedHash}`);
  await expect.element(answer).toMatchTextContent(/Son las líneas.*Se registró 7 h antes del sorteo\./);
  await expect.element(answer).toMatchTextContent(/También se registró:.*Entrada 1, el .*\(tu hora\)\./);
});

test('one that is not known says so, and what may be the matter; a hash that is none is refused', async () => {
  await visit('/comprobar?sha256=nada');
  await expect.element(answer).not.toBeInTheDocument();
  await hash.fill('12ab');
  await page.getByRole('button', { name: 'Comprobar', exact: true }).click();
  await expect.element(page.getByText(/Una huella tiene 64 cifras/)).toBeVisible();
  await hash.fill(` ${'AB '.repeat(32)}`);
  await page.getByRole('button', { name: 'Comprobar', exact: true }).click();
  await expect.element(answer).toMatchTextContent(/Ese archivo no está en el registro/);
  await expect.element(hash).toHaveValue('ab'.repeat(32));
});

test('where the browser makes no hashes the page says how to make one', async () => {
  const own = Object.getOwnPropertyDescriptor(Crypto.prototype, 'subtle') as PropertyDescriptor;
  Object.defineProperty(Crypto.prototype, 'subtle', { configurable: true, get: () => undefined });
  try {
    await visit('/comprobar');
    await expect.element(page.getByText('sha256sum cartilla.pdf')).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Elegir archivo' })).not.toBeInTheDocument();
    await expectAccessible();
  } finally {
    Object.defineProperty(Crypto.prototype, 'subtle', own);
  }
});

test('the whole chain is checked here, with the code of a receipt', async ({ server }) => {
  server.serve(exportProof, exported(whole));
  await visit(`/comprobar?codigo=${encodeURIComponent(`1:${recorded.hash}`)}`);
  await expect.element(page.getByText(headCode, { exact: true })).toBeVisible();
  await expect.element(code).toHaveValue(`1:${recorded.hash}`);
  await page.getByRole('button', { name: 'Comprobar todo el registro' }).click();
  await expect
    .element(page.getByText('El registro está completo: 3 entradas. El código de tu comprobante está en él.'))
    .toBeVisible();
  await expectAccessible();
});

const broken: [string, string, RegExp][] = [
  ['an entry was changed', whole.replace('"lottery_id":4', '"lottery_id":3'), /El código de la entrada 2/],
  ['an entry is missing', `${lines[0]}\n${lines[2]}\n`, /Falta la entrada 2/],
  ['its end was cut off', `${lines[0]}\n${lines[1]}\n`, /falta su final/],
  ['its download was cut off', whole.slice(0, -30), /La entrada 3 no se puede leer/],
];
test.for(broken)('that it does not hold is said where: %s', async ([, text, words], { server }) => {
  server.serve(exportProof, exported(text));
  await visit('/comprobar');
  await page.getByRole('button', { name: 'Comprobar todo el registro' }).click();
  await expect.element(page.getByText('El registro no se sostiene.')).toBeVisible();
  await expect.element(page.getByText(words)).toBeVisible();
});

test('a code that is none is refused, and what could not be read is tried again', async ({ server }) => {
  server.serve(exportProof, noConnection);
  await visit('/comprobar');
  await code.fill('12');
  const check = page.getByRole('button', { name: 'Comprobar todo el registro' });
  await check.click();
  await expect.element(page.getByText(/Un código es el número, dos puntos/)).toBeVisible();
  await code.fill('');
  await check.click();
  await expect.element(page.getByText('No se pudo leer el registro. Vuelve a intentarlo.')).toBeVisible();
});

test('a house that has recorded nothing says so; chain and program are there to take', async ({ server }) => {
  server.serve(proofHead, { seq: 0, hash: '0'.repeat(64), recorded_at: null });
  await visit('/comprobar');
  await expect.element(page.getByText(/El registro está vacío/)).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'Descargar el registro' }))
    .toHaveAttribute('href', '/api/proof/export');
  const program = await fetch('/comprobar-registro.mjs');
  expect(await program.text()).toContain('node comprobar-registro.mjs');
  await expect
    .element(page.getByRole('link', { name: 'Descargar el programa' }))
    .toHaveAttribute('href', '/comprobar-registro.mjs');
});
