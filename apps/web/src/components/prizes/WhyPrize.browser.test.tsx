import { whyLinePrize } from '@bolillero/contract/calls/group-games';
import { whyPrize } from '@bolillero/contract/calls/purchases';
import type { PrizeWhy } from '@bolillero/contract/entities/prize-why';
import { expectAccessible } from '../../testing/accessible.ts';
import { enlargeText, expectFits } from '../../testing/fits.ts';
import { lineWhy, lostWhy, sharedWhy, wonWhy } from '../../testing/prize-why.ts';
import { wear } from '../../testing/scheme.ts';
import { refusal, type Server } from '../../testing/server.ts';
import { show } from '../../testing/show.tsx';
import { expect, page, test, userEvent } from '../../testing/test.ts';
import { WhyPrizeButton } from './WhyPrizeButton.tsx';

const button = page.getByRole('button', { name: 'Por qué este premio', exact: true });
const window = page.getByRole('dialog', { name: 'Por qué este premio' });
const step = (title: string) => window.getByRole('listitem').filter({ hasText: title }).first();

async function open(server: Server, why: PrizeWhy) {
  server.serve(whyPrize, { data: why });
  await show(<WhyPrizeButton of={{ purchaseId: why.id }} won />);
  await button.click();
  await expect.element(window.getByText('Aciertos')).toBeVisible();
}

test('says from the balls to the amount how a prize came about, and gives the focus back', async ({
  server,
}) => {
  await open(server, wonWhy);
  await expect.element(window).toMatchTextContent(/Powerball · sáb 8 ago · compra N\.º 000015/);
  await expect
    .element(step('Aciertos'))
    .toMatchTextContent(
      /Salieron5, acierto9, acierto21, acierto3040Powerball 7, acierto.*La jugada5, acierto9, acierto21, acierto6061Powerball 7, acierto.*3 aciertos \+ Powerball/,
    );
  await expect
    .element(step('Se gana un solo nivel'))
    .toMatchTextContent(
      /Nivel 1 · 5 \+ 1faltaron 2 bolillas.*Nivel 4 · 4faltó 1 bolilla.*Nivel 5 · 3 \+ 1se cumple/,
    );
  // Those below the one that was won decide nothing.
  await expect.element(window).not.toMatchTextContent(/Nivel 6/);
  await expect
    .element(step('Monto'))
    .toMatchTextContent(/Premio del nivel 5\$100\.00POWER PLAY de este sorteo× 2/);
  await expect.element(window).toMatchTextContent(/Premio\$200\.00/);
  await expect
    .element(window)
    .toMatchTextContent(
      /Reglas de premios, versión 1\. En esa fecha se sorteaban 5 de 69 \+ Powerball, 1 de 26 \(desde el 07\/10\/2015\)\./,
    );
  await expectAccessible();
  await userEvent.keyboard('{Escape}');
  await expect.element(window).not.toBeInTheDocument();
  await expect.element(button).toHaveFocus();
});

test('of a jackpot it says among how many it is divided, and what is left', async ({ server }) => {
  await open(server, sharedWhy);
  await expect
    .element(step('Monto'))
    .toMatchTextContent(
      /Pozo del sorteo\$1,250,000,000\.00Entre las jugadas que lo ganaron÷ 3Centavos que sobran\$0\.02La lotería contó 2; de nuestra casa, 3\. Se divide entre el número mayor\./,
    );
  await expect.element(window).toMatchTextContent(/Premio\$416,666,666\.66/);
});

const source = wonWhy.source as NonNullable<PrizeWhy['source']>;
const plain = { ...source, base: null, factor: null, amount: null };
test.for([
  [
    'printed',
    { source, multiplier: { mode: 'per-play', bought: false, value: 2 } },
    /Premio del nivel 5\$100\.00Potenciador impreso en la cartilla× 2/,
  ],
  [
    'a fixed prize',
    { source: { ...plain, how: 'play-prize', base: '1000000.00', amount: '2000000.00' } },
    /Premio del nivel 5 con POWER PLAY\$2,000,000\.00Con POWER PLAY este nivel paga lo que dice la tabla/,
  ],
  [
    'not bought',
    {
      source: { ...plain, how: 'once', amount: '100.00' },
      multiplier: { mode: 'per-draw', bought: false, value: null },
    },
    /Premio del nivel 5\$100\.00La jugada no llevaba POWER PLAY\./,
  ],
  ['a free play', { source: { ...plain, how: 'free' }, prize: 'Jugada gratis' }, /paga una jugada gratis/],
  [
    'not known',
    { source: { ...plain, how: 'unknown', lacks: 'printed-multiplier' }, prize: 'por confirmar' },
    /Falta anotar el potenciador impreso en la cartilla\./,
  ],
] as const)('the amount of a prize: %s', async ([, change, words], { server }) => {
  await open(server, { ...wonWhy, ...change });
  await expect.element(step('Monto')).toMatchTextContent(words);
});

test('of a play that won nothing it says what each level asked for more', async ({ server }) => {
  server.serve(whyPrize, { data: lostWhy });
  await show(<WhyPrizeButton of={{ purchaseId: 15 }} won={false} />);
  await page.getByRole('button', { name: 'Por qué no ganó' }).click();
  const lost = page.getByRole('dialog', { name: 'Por qué no ganó' });
  await expect
    .element(lost)
    .toMatchTextContent(
      /Nivel 1 · 5 \+ 1faltaron 4 bolillas \+ PowerballNivel 2 · 3faltaron 2 bolillasNivel 3 · 0 \+ 1faltó PowerballCon esos aciertos no se cumple ningún nivel de la tabla\. El que menos pedía de más: Nivel 3 · 0 \+ 1, faltó Powerball\./,
    );
  await expect.element(lost).toMatchTextContent(/PremioSin premio/);
  await expect.element(lost.getByText('Monto')).not.toBeInTheDocument();
  // No prize was near.
  await expect.element(lost).not.toMatchTextContent(/casi/i);
});

test.for([
  ['again', /cambió y se está liquidando otra vez\. Hasta ahora está anotado: \$200\.00\./],
  ['differs', /Las reglas de la lotería para esa fecha cambiaron .* Está anotado: \$200\.00\./],
] as const)(
  'says so where what was written is not what it comes to: %s',
  async ([state, words], { server }) => {
    await open(server, { ...wonWhy, state, prize: '300.00' });
    await expect.element(window.getByRole('note')).toMatchTextContent(words);
  },
);

test('a bonus of the same drum is ringed among the player’s own balls', async ({ server }) => {
  await open(server, {
    ...wonWhy,
    loterie: { ...wonWhy.loterie, sub_name: 'Boliyapa', currency: 'PEN' },
    ball_red: null,
    balls: '[5,9,11,21,60,61]',
    result: { ...wonWhy.result, balls: '[5,9,21,30,40,41]', ball_red: 11 },
    extraWinBall: 11,
    era: { from: '2026-03-11', selectNumber: 6, size: 53, special: 'same-drum', sub_length: 0 },
  });
  await expect
    .element(step('Aciertos'))
    .toMatchTextContent(/Boliyapa 11, acierto.*La jugada5, acierto9, acierto11, acierto21, acierto6061/);
  await expect.element(window).toMatchTextContent(/6 de 53 \+ Boliyapa, del mismo bolillero/);
  await expect.element(window).toMatchTextContent(/PremioS\/\s200\.00/);
});

test('of a line of a group game it ends in what one’s shares get', async ({ server }) => {
  const asked = server.serve(whyLinePrize, { data: lineWhy });
  await show(<WhyPrizeButton of={{ gameId: 4, line: 3 }} won named />);
  await page.getByRole('button', { name: 'Por qué este premio, línea 3' }).click();
  await expect.element(window).toMatchTextContent(/Powerball · sáb 8 ago · línea 3/);
  await expect
    .element(step('Reparto'))
    .toMatchTextContent(
      /Premio de la línea\$100\.05Entre las participaciones÷ 10Para cada participación\$10\.00Sobran 5 centavos: uno para cada una de las 5 primeras participaciones\./,
    );
  await expect.element(window).toMatchTextContent(/Tus 4 participaciones\$40\.03/);
  expect(asked.map(({ params }) => params)).toEqual([{ id: '4', number: '3' }]);
  await expectAccessible();
});

test('before there is a result it says so', async ({ server }) => {
  server.serve(whyPrize, refusal('not-settled'));
  await show(<WhyPrizeButton of={{ purchaseId: 15 }} />);
  await page.getByRole('button', { name: 'Por qué ganó o no' }).click();
  await expect
    .element(page.getByRole('dialog', { name: 'Por qué ganó o no' }))
    .toMatchTextContent(/Todavía no se comparó con un resultado/);
});

test('a prize in a table is pressed itself, and says what it opens and of which purchase', async ({
  server,
}) => {
  server.serve(whyPrize, { data: wonWhy });
  await show(
    <WhyPrizeButton of={{ purchaseId: 15 }} won>
      $200.00
    </WhyPrizeButton>,
  );
  await page.getByRole('button', { name: /^\$200\.00 ?, Por qué este premio, compra N\.º 000015$/ }).click();
  await expect.element(window.getByText('Aciertos')).toBeVisible();
});

test.for([320, 390, 768, 1024, 1440])(
  'stands on a screen %i wide, in both colours and in large text',
  async (width, { server }) => {
    await page.viewport(width, 800);
    await open(server, { ...sharedWhy, state: 'again' });
    await expectFits();
    for (const scheme of ['dark', 'light'] as const) {
      await wear(scheme);
      await expectAccessible();
    }
    enlargeText(200);
    await expectFits();
  },
);
