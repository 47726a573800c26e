import { drawDate } from '@bolillero/domain/calendar/draw-date';
import { drawDaysOn } from '@bolillero/domain/calendar/draw-days';
import { currentEra } from '@bolillero/domain/games/era';
import { powerBalls } from '@bolillero/domain/games/power-balls';
import { expectAccessible } from '../../../testing/accessible.ts';
import { show } from '../../../testing/show.tsx';
import { beforeEach, expect, page, test, userEvent } from '../../../testing/test.ts';
import { newResult, type ResultFormValues, type ResultGame, withMultiplier } from '../result-form.ts';
import { rulesOf } from '../result-rules.ts';
import { PrizeTable } from './PrizeTable.tsx';
import { useResultForm } from './use-result-form.ts';

const day = drawDate('2026-08-05');
const lottery = {
  ...powerBalls,
  image: '',
  drawDays: drawDaysOn(powerBalls.schedule.drawDays, day),
  matrix: currentEra(powerBalls.eras, day).matrix,
  odds: [],
  nextDrawDate: null,
  closesAt: null,
  slipColumns: 7,
};
const game: ResultGame = { lottery, rules: rulesOf(lottery) };
const start = newResult(game, 0, day);
const initial: ResultFormValues = { ...start, ...withMultiplier(game, start, '3') };

let sent: ResultFormValues[];

function Sheet() {
  const form = useResultForm(game, initial, async (values) => {
    sent.push(values);
  });
  return (
    <form {...form.props}>
      <PrizeTable game={game} form={form} />
      <button type="submit">Enviar</button>
    </form>
  );
}

const cell = (name: string, position: number) =>
  page.getByRole('textbox', { name: `${name}, posición ${position}`, exact: true });
const winners = (position: number) => cell('Ganadores', position);
const prize = (position: number) => cell('Premio', position);
const plays = (position: number) => cell('Ganadores POWER PLAY', position);
const playPrize = (position: number) => cell('Premio POWER PLAY', position);
const menu = (position: number) => page.getByRole('button', { name: `Opciones de la posición ${position}` });

beforeEach(async () => {
  sent = [];
  await show(<Sheet />);
  await expect.element(winners(1)).toBeVisible();
});

async function pasteText(text: string): Promise<void> {
  const data = new DataTransfer();
  data.setData('text/plain', text);
  document.activeElement?.dispatchEvent(
    new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
  );
}

test('Enter goes down what must be typed, from one column to the next, and never sends', async () => {
  await winners(1).click();
  await userEvent.keyboard('0{Enter}1{Enter}85433{Enter}4{Enter}5{Enter}6{Enter}7{Enter}8{Enter}9{Enter}');
  await expect.element(plays(2)).toHaveFocus();
  await expect.element(winners(3)).toHaveValue('85,433');
  await userEvent.keyboard('{Enter}{Enter}{Enter}{Enter}{Enter}{Enter}{Enter}{Enter}');
  await expect.element(plays(9)).toHaveFocus();
  expect(sent).toEqual([]);
});

test('Tab passes over what came full; arrows walk over everything', async () => {
  await winners(2).click();
  await userEvent.tab();
  await expect.element(plays(2)).toHaveFocus();
  await userEvent.tab();
  await expect.element(winners(3)).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(prize(3)).toHaveFocus();
  await userEvent.keyboard('{ArrowUp}{ArrowRight}{ArrowRight}{ArrowRight}');
  await expect.element(menu(2)).toHaveFocus();
  await userEvent.keyboard('{ArrowLeft}');
  await expect.element(playPrize(2)).toHaveFocus();
});

test('F2 opens a grey prize, what follows from it follows, and F2 takes it back; Supr empties', async () => {
  await prize(3).click();
  await userEvent.keyboard('9{F2}');
  await userEvent.keyboard('60000{Enter}');
  await expect.element(prize(3)).toHaveValue('60,000.00');
  await expect.element(playPrize(3)).toHaveValue('180,000.00');
  await prize(3).click();
  await userEvent.keyboard('{F2}');
  await expect.element(prize(3)).toHaveValue('50,000.00');
  await expect.element(playPrize(3)).toHaveValue('150,000.00');
  await winners(3).fill('12');
  await userEvent.keyboard('{Delete}');
  await expect.element(winners(3)).toHaveValue('');
});

test('a fixed play prize is pinned; another may be written, and taken back to the template', async () => {
  await expect.element(playPrize(2)).toHaveValue('2,000,000.00');
  await expect.element(page.getByText('Premio fijo: el potenciador no lo cambia.')).toBeInTheDocument();
  await menu(2).click();
  await page.getByRole('button', { name: 'Cambiar Premio POWER PLAY' }).click();
  await playPrize(2).fill('7');
  await winners(1).click();
  await expect.element(playPrize(2)).toHaveValue('7.00');
  await page.getByRole('button', { name: 'Volver a la plantilla: Premio POWER PLAY, posición 2' }).click();
  await expect.element(playPrize(2)).toHaveValue('2,000,000.00');
});

test('a table from the official page lands in its cells, marked and counted, and Ctrl + Z takes it back', async () => {
  await winners(2).click();
  await pasteText(
    'Winners\tPrize\tPP Winners\tPP Prize\n1\t$1,000,000\t0\t$2 Million\n85,433\t$50,000\t2\t$150,000',
  );
  await expect
    .element(page.getByRole('status'))
    .toMatchTextContent('Pegado: 4 celdas · «85,433» leído como número');
  await expect.element(winners(3)).toHaveValue('85,433');
  await expect.element(plays(3)).toHaveValue('2');
  await expectAccessible();
  await userEvent.keyboard('{Control>}z{/Control}');
  await expect.element(winners(3)).toHaveValue('');
  await expect.element(plays(3)).toHaveValue('');
  await pasteText('uno\tdos');
  await expect.element(page.getByText('Lo que pegaste no trae números para esta tabla.')).toBeVisible();
});

test('level, kind and place change in the menu; Escape closes it', async () => {
  await menu(3).click();
  const level = cell('Nivel', 3);
  await expect.element(level).toHaveFocus();
  await level.fill('6 + 1');
  await userEvent.keyboard('{Escape}');
  await expect.element(menu(3)).toHaveFocus();
  await expect.element(page.getByText('Ese nivel no se puede acertar en esta lotería.')).toBeVisible();
  await menu(3).click();
  await level.fill('4+1');
  await page.getByRole('combobox', { name: 'Paga, posición 3' }).selectOptions('free');
  await expectAccessible();
  await page.getByRole('button', { name: 'Subir la posición 3' }).click();
  await expect.element(page.getByRole('row', { name: /^2 ?4 \+ 1/ })).toBeVisible();
  await expect.element(prize(2)).toHaveValue('');
});

test('faults stand in their row, what looks odd is only asked, and a level that goes gives its focus to the next', async () => {
  await menu(3).click();
  await page.getByRole('button', { name: 'Cambiar Premio', exact: true }).click();
  await prize(3).fill('mucho');
  await winners(1).click();
  await expect.element(page.getByText('Monto no válido.')).toBeVisible();
  await prize(3).fill('2m');
  await winners(1).click();
  await expect.element(page.getByText('¿Seguro? Paga más que un nivel superior.')).toBeVisible();
  await menu(3).click();
  await page.getByRole('button', { name: 'Eliminar la posición 3' }).click();
  await expect.element(winners(3)).toHaveFocus();
  await page.getByRole('button', { name: 'Añadir nivel' }).click();
  await expect.element(cell('Nivel', 9)).toHaveFocus();
  (page.getByRole('button', { name: 'Enviar' }).element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('Revisa la tabla de premios.')).toBeVisible();
  await expect.element(page.getByText('Escribe el nivel como 5 + 1 o 5.')).toBeVisible();
  await page.getByRole('button', { name: 'Usar la plantilla' }).click();
  await page
    .getByRole('alertdialog', { name: '¿Reemplazar la tabla por la plantilla de esa fecha?' })
    .getByRole('button', { name: 'Confirmar' })
    .click();
  await expect.element(prize(3)).toHaveValue('50,000.00');
});

test('a click below a fault that appears with it is not lost', async () => {
  await prize(4).click();
  await userEvent.keyboard('{F2}');
  await prize(4).fill('mucho');
  await menu(6).click();
  await expect.element(page.getByText('Monto no válido.')).toBeVisible();
  await expect.element(cell('Nivel', 6)).toHaveFocus();
});
