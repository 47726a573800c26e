import { checkNumbers } from '@bolillero/contract/calls/results';
import { drawDate } from '@bolillero/domain/calendar/draw-date';
import { megaMillions } from '@bolillero/domain/games/mega-millions';
import { multiplierOn } from '@bolillero/domain/games/multiplier';
import { powerBalls } from '@bolillero/domain/games/power-balls';
import { expectAccessible } from '../../../testing/accessible.ts';
import { powerballMatrix } from '../../../testing/powerball.ts';
import { refusal } from '../../../testing/server.ts';
import { show } from '../../../testing/show.tsx';
import { desktop, expect, page, phone, test, userEvent } from '../../../testing/test.ts';
import { NumberCheck } from './NumberCheck.tsx';

const date = '2026-08-05';
const check = () => (
  <NumberCheck
    lottery={{ id: 1, name: 'power_balls', accent: 'red', currency: 'USD', multiplierLabel: 'POWER PLAY' }}
    specialName="Powerball"
    series={0}
    date={date}
    matrix={powerballMatrix}
    multiplier={multiplierOn(powerBalls, drawDate(date))}
  />
);
const megaCheck = () => (
  <NumberCheck
    lottery={{ id: 2, name: 'mega_millions', accent: 'blue', currency: 'USD', multiplierLabel: 'MEGAPLIER' }}
    specialName="Mega Ball"
    series={0}
    date={date}
    matrix={{ balls: 5, size: 70, special: { kind: 'own-drum', size: 24 } }}
    multiplier={multiplierOn(megaMillions, drawDate(date))}
  />
);

const box = (at: number) => page.getByLabelText(`Número ${at} de 5`);
const special = page.getByLabelText('Powerball', { exact: true });
const submit = page.getByRole('button', { name: 'Enviar' });
const fault = page.getByRole('alert').filter({ hasText: /./ });

const nothing = {
  ok: true,
  date: '2026-08-05',
  count: 0,
  matched: [],
  special: false,
  level: null,
  prize: '0',
  prizes_known: true,
  base_prize: null,
};

/** Types without a look at the boxes: each that is whole hands on to the next. */
async function type(numbers: string) {
  await box(1).click();
  await userEvent.keyboard(numbers);
}

test('each number that is whole leads to the next box, and the hits are told with their prize', async ({
  server,
}) => {
  const asked = server.serve(checkNumbers, {
    ...nothing,
    matched: [5, 21, 60],
    special: true,
    level: '3 + 1',
    prize: '100.00',
  });
  await show(check());
  // 61 and 9 are whole: no ball begins with them, 21 has two digits; 5 might go on
  await type('615{ArrowRight}921607');
  await expect.element(special).toHaveValue('7');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('3 aciertos + Powerball')).toBeVisible();
  await expect.element(page.getByText('$100.00')).toBeVisible();
  expect(asked.map(({ body, query }) => ({ ...body, ...query }))).toEqual([
    { name: 'power_balls', id: 1, balls: [5, 9, 21, 60, 61], ball_red: 7, date: '2026-08-05', type: '0' },
  ]);
});

test('a copied line fills all boxes', async () => {
  await show(check());
  await box(1).click();
  const data = new DataTransfer();
  data.setData('text', '5, 9 21-60 61 + 7');
  box(1)
    .element()
    .dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true }));
  await expect.element(special).toHaveValue('7');
  await expect.element(box(5)).toHaveValue('61');
  await expect.element(special).toHaveFocus();
});

test('the arrows and Backspace walk between the boxes', async () => {
  await show(check());
  await type('6162');
  await expect.element(box(3)).toHaveFocus();
  await userEvent.keyboard('{Backspace}');
  await expect.element(box(2)).toHaveFocus();
  await userEvent.keyboard('{Home}{ArrowLeft}');
  await expect.element(box(1)).toHaveFocus();
  await userEvent.keyboard('{End}{ArrowRight}');
  await expect.element(box(2)).toHaveFocus();
});

test('what is missing is said, and the cursor stands there', async () => {
  await show(check());
  await type('6162');
  await submit.click();
  await expect.element(fault).toHaveTextContent('Escribe los 5 números.');
  await expect.element(box(3)).toHaveFocus();
  await expect.element(box(3)).toBeInvalid();
  await type('6162636465');
  await submit.click();
  await expect.element(fault).toHaveTextContent('Escribe tu Powerball.');
  await expect.element(special).toHaveFocus();
  await expectAccessible();
});

test('numbers that are twice there or not on the slip are no play', async () => {
  await show(check());
  await type('6161636465');
  await special.fill('7');
  await submit.click();
  await expect.element(fault).toHaveTextContent('La bolilla 61 está repetida.');
  await box(2).fill('70');
  await expect.element(fault).not.toBeInTheDocument();
  await submit.click();
  await expect.element(fault).toHaveTextContent('La bolilla 70 no existe: van del 1 al 69.');
});

test('without a hit it says so; where the prizes are not known it does not say that there are none', async ({
  server,
}) => {
  server.serve(checkNumbers, nothing);
  await show(check());
  await type('6162636465');
  await special.fill('7');
  await submit.click();
  await expect.element(page.getByText('Ningún acierto')).toBeVisible();
  const none = page.getByText('Esta jugada no tiene premio en este sorteo.');
  await expect.element(none).toBeVisible();
  server.serve(checkNumbers, { ...nothing, prizes_known: false });
  await submit.click();
  await expect.element(none).not.toBeInTheDocument();
});

test('what was said of a line goes as soon as the line changes, and does not come back with a refused one', async ({
  server,
}) => {
  server.serve(checkNumbers, { ...nothing, matched: [61], special: true, level: '1 + 1', prize: '4.00' });
  await show(check());
  await type('6162636465');
  await special.fill('7');
  await submit.click();
  const verdict = page.getByText('$4.00');
  await expect.element(verdict).toBeVisible();
  await special.fill('');
  await expect.element(verdict).not.toBeInTheDocument();
  await submit.click();
  await expect.element(fault).toHaveTextContent('Escribe tu Powerball.');
  await expect.element(verdict).not.toBeInTheDocument();
});

test('where a multiplier is printed on the ticket, it is asked for; without it the base is told', async ({
  server,
}) => {
  const hit = { ...nothing, special: true, level: '0 + 1' };
  const asked = server.serve(checkNumbers, { ...hit, prize: null, base_prize: '5.00' });
  await show(megaCheck());
  await type('6162636465');
  await page.getByLabelText('Mega Ball', { exact: true }).fill('7');
  const printed = page.getByLabelText('Potenciador impreso en tu cartilla');
  await expect.element(printed).toHaveValue('');
  await submit.click();
  const base = page.getByText(
    'Premio base: $5.00, por el potenciador impreso en tu cartilla (2, 3, 4, 5 o 10).',
  );
  await expect.element(base).toBeVisible();
  expect(asked[0]?.body).not.toHaveProperty('potenciador');
  await expectAccessible();

  const again = server.serve(checkNumbers, { ...hit, prize: '50.00' });
  await printed.selectOptions('×10');
  await expect.element(base).not.toBeInTheDocument();
  await submit.click();
  await expect.element(page.getByText('$50.00')).toBeVisible();
  expect(again[0]?.body).toMatchObject({ potenciador: 10 });
});

test('where a multiplier is drawn, a play that was bought with it says so', async ({ server }) => {
  const asked = server.serve(checkNumbers, {
    ...nothing,
    matched: [61],
    special: true,
    level: '1 + 1',
    prize: '12.00',
  });
  await show(check());
  await type('6162636465');
  await special.fill('7');
  await page.getByLabelText('La jugué con POWER PLAY').click();
  await submit.click();
  await expect.element(page.getByText('$12.00')).toBeVisible();
  expect(asked[0]?.body).toMatchObject({ potenciador: true });
  await expectAccessible();
});

test('a level whose prize is not known yet pays something that is not published, not nothing', async ({
  server,
}) => {
  server.serve(checkNumbers, { ...nothing, level: '1 + 1', special: true, prize: null, prizes_known: false });
  await show(check());
  await type('6162636465');
  await special.fill('7');
  await submit.click();
  await expect.element(page.getByText('Premio aún no publicado.')).toBeVisible();
  await expect.element(page.getByText('$0.00')).not.toBeInTheDocument();
});

test('a refusal of the server is told where the faults stand', async ({ server }) => {
  server.serve(checkNumbers, refusal('not-found'));
  await show(check());
  await type('6162636465');
  await special.fill('7');
  await submit.click();
  await expect.element(fault).toHaveTextContent('No se encontró lo que buscas.');
});

test.for([phone, desktop])('is accessible, its answer too, $width wide', async (screen, { server }) => {
  await page.viewport(screen.width, screen.height);
  server.serve(checkNumbers, { ...nothing, matched: [61], special: true, level: '1 + 1', prize: '4.00' });
  await show(check());
  await type('6162636465');
  await special.fill('7');
  await submit.click();
  await expect.element(page.getByText('$4.00')).toBeVisible();
  await expectAccessible();
});
