import { checkNumbers } from '@bolillero/contract/calls/results';
import { expectAccessible } from '../../../testing/accessible.ts';
import { powerballMatrix } from '../../../testing/powerball.ts';
import { refusal } from '../../../testing/server.ts';
import { show } from '../../../testing/show.tsx';
import { desktop, expect, page, phone, test, userEvent } from '../../../testing/test.ts';
import { NumberCheck } from './NumberCheck.tsx';

const check = () => (
  <NumberCheck
    lottery={{ id: 1, name: 'power_balls', currency: 'USD' }}
    specialName="Powerball"
    series={0}
    date="2026-08-05"
    matrix={powerballMatrix}
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
  await expect.element(page.getByText('3 aciertos y Powerball')).toBeVisible();
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
