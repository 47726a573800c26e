import type { AnswerOf } from '@bolillero/contract/call';
import { alwaysPlayedCall } from '@bolillero/contract/calls/forecasts';
import { listPlaySets, playsOfSet } from '@bolillero/contract/calls/play-sets';
import { alwaysPlayed } from '@bolillero/domain/forecasts/always';
import { payTablesOf } from '@bolillero/domain/forecasts/pay-table';
import type { LotteryDefinition } from '@bolillero/domain/games/lottery-definition';
import { powerBalls } from '@bolillero/domain/games/power-balls';
import { tinkas } from '@bolillero/domain/games/tinkas';
import { drawAt, type History } from '@bolillero/domain/history/history';
import { wholeScope } from '@bolillero/domain/history/scope';
import { cents, toDecimal } from '@bolillero/domain/money/cents';
import type { TypedPlay } from '@bolillero/domain/tickets/play';
import { useState } from 'react';
import type { LotteryDetail } from '../../../api/lottery.ts';
import type { StudySearch } from '../../../api/study.ts';
import { expectAccessible } from '../../../testing/accessible.ts';
import { powerballHistory, serveHistory, studiedLottery } from '../../../testing/history.ts';
import { wear } from '../../../testing/scheme.ts';
import type { Server } from '../../../testing/server.ts';
import { show } from '../../../testing/show.tsx';
import { beforeEach, desktop, expect, page, phone, test, userEvent } from '../../../testing/test.ts';
import Question from './Question.tsx';

const history = powerballHistory(400);
let asked: StudySearch[];

beforeEach<{ server: Server }>(({ server }) => {
  asked = [];
  serveHistory(server, history);
  serveAlways(server, history, powerBalls);
});

/** Answers as the engine would, by the prize templates of a lottery. */
function serveAlways(server: Server, of: History, definition: LotteryDefinition) {
  const tableAt = payTablesOf({
    lottery: definition,
    series: 'traditional',
    entered: new Map(),
    buysMultiplier: false,
  });
  return server.serve(alwaysPlayedCall, ({ body }) =>
    alwaysAnswer(of, { balls: body.balls as number[], special: body.bExtra ?? null }, tableAt, definition),
  );
}

function alwaysAnswer(
  of: History,
  play: TypedPlay,
  tableAt: ReturnType<typeof payTablesOf>,
  { currency }: LotteryDefinition,
): AnswerOf<typeof alwaysPlayedCall> {
  const played = alwaysPlayed(wholeScope(of), play, tableAt, () => cents(300));
  const decimal = (amount: Parameters<typeof toDecimal>[0] | null) =>
    amount === null ? null : toDecimal(amount);
  const data = {
    balls: [...play.balls],
    bExtra: play.special,
    currency,
    draws: played.draws,
    left_out: played.leftOut,
    without_table: played.withoutTable,
    money_draws: played.moneyDates.length,
    without_money: played.draws - played.moneyDates.length,
    dates: [...played.moneyDates],
    expected_steps: played.expectedSteps.map(({ date, won }) => ({ fecha: date, won: toDecimal(won) })),
    matched: [...played.matched],
    hits: played.hits.map(({ date, prize, balls, ...hit }) => ({
      ...hit,
      fecha: date,
      balls: [...balls],
      prize: decimal(prize),
    })),
    won: decimal(played.won),
    expected_won: decimal(played.expectedWon),
    staked: toDecimal(played.staked),
    staked_currency: 'USD' as const,
    without_prize: played.withoutPrize,
    free_plays: played.freePlays,
    notice: '',
  };
  return { ok: true, data };
}

/** A page that keeps what stands in its address. */
function Asking({ lottery = studiedLottery, start = {} }: { lottery?: LotteryDetail; start?: StudySearch }) {
  const [search, setSearch] = useState<StudySearch>(start);
  return (
    <main>
      <h1>Powerball</h1>
      <Question
        lottery={lottery}
        series={{ id: lottery.id, type: 0 }}
        search={search}
        onSearch={(changed) => {
          asked.push(changed);
          setSearch({ ...search, ...changed });
        }}
        onShowDraw={() => {}}
        saysScope
      />
    </main>
  );
}

const field = page.getByRole('textbox', { name: 'Tu pregunta' });
const balls = page.getByRole('list', { name: 'Bolillas de tu pregunta' }).getByRole('listitem');
const ask = page.getByRole('button', { name: 'Preguntar', exact: true });
const table = page.getByRole('table', { name: 'Tus bolillas juntas' });
const rows = () =>
  table
    .getByRole('row')
    .elements()
    .map((row) => [...row.children].map((cell) => cell.textContent));
const alert = page.getByRole('alert').filter({ hasText: /./ });

/** Draws with exactly so many of some balls, counted the slow way. */
function slow(of: History, some: readonly number[], many: number) {
  const draws = Array.from({ length: of.length }, (_, at) => drawAt(of, at));
  return draws.filter((draw) => draw.balls.filter((ball) => some.includes(ball)).length === many);
}

test('each number that is typed becomes a ball, Backspace takes the last, Enter asks', async () => {
  await show(<Asking />);
  await field.click();
  await userEvent.keyboard('7 14 21+9 ');
  await expect.element(balls).toHaveLength(4);
  await expect.element(balls.nth(3)).toHaveTextContent('Powerball 9');
  await expect.element(field).toHaveValue('');
  await userEvent.keyboard('{Backspace}');
  await expect.element(balls).toHaveLength(3);
  await userEvent.keyboard('3{Enter}');
  expect(asked).toEqual([{ pregunta: '3-7-14-21' }]);
  await expect.element(balls).toHaveLength(4);
});

test.for([phone, desktop])('how often they came together, $width wide', async ({ width, height }) => {
  await page.viewport(width, height);
  await show(<Asking start={{ pregunta: '7-14-21' }} />);
  await expect.element(table).toBeVisible();
  const [head, three, two, one] = rows();
  expect(head).toEqual(['De tus bolillas', 'Sorteos', 'Al azar', 'Última vez']);
  for (const [at, row] of [three, two, one].entries()) {
    const having = slow(history, [7, 14, 21], 3 - at);
    const last = having.at(-1)?.date.split('-').reverse().join('/');
    expect([row?.[1], row?.[3]]).toEqual([String(having.length), last ?? 'nunca']);
  }
  expect([three?.[0], two?.[0], one?.[0]]).toEqual(['las 3', '2 juntas', '1 sola']);
  await expect.element(page.getByText(/^Las tres nunca salieron juntas/)).toBeVisible();
  await expect.element(page.getByText(/Con 5 bolillas y un Powerball te decimos también/)).toBeVisible();
  await expectAccessible();
});

test('a line that is pasted is read as a play: its special ball may stand last', async () => {
  await show(<Asking />);
  await field.click();
  const data = new DataTransfer();
  data.setData('text', '07, 14, 21, 35, 49  PB 9');
  field
    .element()
    .dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }));
  await expect.element(balls).toHaveLength(6);
  await ask.click();
  expect(asked).toEqual([{ pregunta: '7-14-21-35-49+9' }]);
});

test('what cannot be asked is said beside the box, and what was typed stays', async () => {
  await show(<Asking />);
  await ask.click();
  await expect.element(alert).toMatchTextContent('Escribe al menos una bolilla.');
  await expect.element(field).toHaveFocus();
  await userEvent.keyboard('7 7 71{Enter}');
  await expect
    .element(alert)
    .toMatchTextContent(/La bolilla 7 está repetida\.\s*La bolilla 71 no existe: van del 1 al 69\./);
  await expect.element(balls).toHaveLength(3);
  expect(asked).toEqual([]);
  await expectAccessible();
  await userEvent.keyboard('{Backspace}{Backspace}');
  await expect.element(alert).not.toBeInTheDocument();
  await userEvent.keyboard('{Enter}');
  expect(asked).toEqual([{ pregunta: '7' }]);
  await expect
    .element(page.getByText(/^La 7 salió \d+ veces en 400 sorteos; al azar, 29\.0\. La última, el /))
    .toBeVisible();
});

test('balls are marked on the slip with the keyboard or a tap, the special one in its own drum', async () => {
  await page.viewport(phone.width, phone.height);
  await show(<Asking />);
  await page.getByRole('button', { name: 'Marcar en la cartilla' }).click();
  const cell = (drum: RegExp, ball: number) =>
    page.getByRole('grid', { name: drum }).getByRole('gridcell', { name: String(ball), exact: true });
  await cell(/69/, 14).click();
  await cell(/69/, 7).click();
  await cell(/26/, 9).click();
  await cell(/69/, 14).click();
  await expect.element(balls).toHaveLength(2);
  await expectAccessible();
  await ask.click();
  expect(asked).toEqual([{ pregunta: '7+9' }]);
  await expect.element(table.getByRole('rowheader', { name: 'Powerball 9' })).toBeVisible();
  await page.getByRole('button', { name: 'Quitar todas las bolillas' }).click();
  expect(asked.at(-1)).toEqual({ pregunta: undefined });
  await expect.element(table).not.toBeInTheDocument();
});

test('more balls than a draw has: only the table', async () => {
  await show(<Asking start={{ pregunta: '1-2-3-4-5-6' }} />);
  await expect.element(page.getByText('Ningún sorteo tiene más de 5 bolillas.')).toBeVisible();
  expect(rows().map(([name]) => name)).toEqual([
    'De tus bolillas',
    '5 juntas',
    '4 juntas',
    '3 juntas',
    '2 juntas',
    '1 sola',
  ]);
  await expect.element(page.getByText('¿Y si la hubiera jugado siempre?')).not.toBeInTheDocument();
});

for (const scheme of ['light', 'dark'] as const) {
  test.for([phone, desktop])(
    `what a whole play would have won, without the jackpot ($width wide, ${scheme})`,
    async ({ width, height }) => {
      await page.viewport(width, height);
      await wear(scheme);
      await show(<Asking start={{ pregunta: '7-14-21-35-49+9' }} />);
      const card = page.getByRole('region', { name: '¿Y si la hubiera jugado siempre?' });
      const play = { balls: [7, 14, 21, 35, 49], special: 9 };
      const tableAt = payTablesOf({
        lottery: powerBalls,
        series: 'traditional',
        entered: new Map(),
        buysMultiplier: false,
      });
      const played = alwaysPlayed(wholeScope(history), play, tableAt, () => cents(300));
      const won = (played.won ?? 0) / 100;
      await expect
        .element(card.getByText(`Habrías pagado $1,200 y ganado $${won}, sin el pozo.`))
        .toBeVisible();
      await expect
        .element(card.getByText(/^\$3\.00 por sorteo \(2\.50 y 0\.50 de servicio\), sin POWER PLAY\./))
        .toBeVisible();
      await expect.element(card.getByText(/El pozo no entra en la cuenta\./)).toBeVisible();
      await expectAccessible();
      const chart = card.getByRole('group', { name: /^Suma de lo pagado y lo ganado/ });
      (chart.element() as HTMLElement).focus();
      await userEvent.keyboard('{End}');
      await expect
        .element(
          card.getByText(new RegExp(`^05/08/2026: .*van −\\$${(1200 - won).toLocaleString('en-US')},`)),
        )
        .toBeVisible();
      await userEvent.keyboard('t');
      await expect.element(card.getByRole('columnheader', { name: 'Ganado menos pagado, $' })).toBeVisible();
      await expectAccessible();
      await wear('light');
    },
  );
}

const tinka: LotteryDetail = {
  ...studiedLottery,
  currency: 'PEN',
  matrix: { balls: 5, size: 69, special: { kind: 'same-drum' } },
  specialName: 'Boliyapa',
  traditionalMultiplier: false,
  multipliers: [],
};

test('where no prize is known that is said once', async ({ server }) => {
  serveAlways(server, history, tinkas);
  server.serve(alwaysPlayedCall, {
    ok: true,
    data: {
      balls: [7, 14, 21, 35, 49],
      bExtra: null,
      currency: 'PEN',
      draws: 3,
      left_out: 0,
      without_table: 0,
      money_draws: 0,
      without_money: 3,
      dates: [],
      expected_steps: [],
      matched: [2, 0, 0, 1, 0, 0],
      hits: [{ fecha: '2026-08-03', balls: [7, 14, 21], special: false, level: '3', prize: null }],
      won: null,
      expected_won: null,
      staked: '0.00',
      staked_currency: 'USD',
      without_prize: 1,
      free_plays: 0,
      notice: '',
    },
  });
  await show(<Asking lottery={tinka} start={{ pregunta: '7-14-21-35-49' }} />);
  const card = page.getByRole('region', { name: '¿Y si la hubiera jugado siempre?' });
  await expect.element(card.getByText(/^No se conocen todos los premios de estos sorteos/)).toBeVisible();
  expect(card.element().textContent?.match(/conocen/g)).toHaveLength(1);
});

test('paid in dollars and won in soles: two axes, and nothing that mixes them', async ({ server }) => {
  serveAlways(server, history, tinkas);
  server.serve(alwaysPlayedCall, {
    ok: true,
    data: {
      balls: [7, 14, 21, 35, 49],
      bExtra: null,
      currency: 'PEN',
      draws: 3,
      left_out: 0,
      without_table: 0,
      money_draws: 2,
      without_money: 1,
      dates: ['2026-08-05', '2026-08-03'],
      expected_steps: [{ fecha: '2026-08-05', won: '1.20' }],
      matched: [2, 0, 0, 1, 0, 0],
      hits: [{ fecha: '2026-08-03', balls: [7, 14, 21], special: false, level: '3', prize: '5.00' }],
      won: '5.00',
      expected_won: '1.20',
      staked: '6.00',
      staked_currency: 'USD',
      without_prize: 0,
      free_plays: 0,
      notice: '',
    },
  });
  await show(<Asking lottery={tinka} start={{ pregunta: '7-14-21-35-49' }} />);
  const card = page.getByRole('region', { name: '¿Y si la hubiera jugado siempre?' });
  await expect.element(card.getByText('Habrías pagado $6 y ganado S/ 5, sin el pozo.')).toBeVisible();
  await expect.element(card.getByText('Pagado, $')).toBeVisible();
  await expect.element(card.getByText('Ganado, S/')).toBeVisible();
  await expect
    .element(card.getByText('1 sorteo queda fuera: no se conocen todos sus premios.'))
    .toBeVisible();
  await expect.element(card.getByText(/ganado menos pagado/i)).not.toBeInTheDocument();
  await expectAccessible();
});

test('a favourite is brought into the box', async ({ server }) => {
  server.serve(listPlaySets, {
    data: [{ id: 3, name: 'Las de mamá', lottery_id: 1, type: 0, plays: 2, price: '6.00' }],
  });
  server.serve(playsOfSet, {
    data: [
      { numbers: [7, 14, 21, 35, 49], bExtra: 9, potenciador: false },
      { numbers: [1, 2, 3, 4, 5], bExtra: 6, potenciador: true },
    ],
  });
  await show(<Asking />);
  await page.getByRole('button', { name: 'Traer una favorita' }).click();
  const window = page.getByRole('dialog');
  await window.getByRole('button', { name: 'Las de mamá: 2 jugadas' }).click();
  await expectAccessible();
  await window.getByRole('button', { name: 'Preguntar por 7-14-21-35-49+9' }).click();
  expect(asked).toEqual([{ pregunta: '7-14-21-35-49+9' }]);
  await expect.element(balls).toHaveLength(6);
  await expect.element(window).not.toBeInTheDocument();
});
