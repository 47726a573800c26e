import type { BoardTool } from '@bolillero/domain/play-board/board';
import { emptyTicket, type Ticket, ticketState } from '@bolillero/domain/tickets/ticket';
import { useState } from 'react';
import { readLotteryDetail } from '../../../../api/lottery.ts';
import { expectAccessible } from '../../../../testing/accessible.ts';
import { enlargeText, expectFits } from '../../../../testing/fits.ts';
import { powerballDetail } from '../../../../testing/powerball.ts';
import { wear } from '../../../../testing/scheme.ts';
import { show } from '../../../../testing/show.tsx';
import { expect, page, phone, test, userEvent } from '../../../../testing/test.ts';
import { createTicketStore, type TicketStore } from '../../tickets/ticket-store.ts';
import { MarkList } from './MarkList.tsx';

const { matrix } = readLotteryDetail(powerballDetail);
const percentage: BoardTool = { kind: 'fill', choice: { helper: 'percentage', option: 1 } };

const ticket = (id: string, balls: readonly number[], special: number | null): Ticket => ({
  ...emptyTicket(id),
  balls: balls.map((ball) => ({ ball, category: 'plain' })),
  special,
});

/** A ticket in the cart, one that lacks a ball, and empty ones. */
function ticketsOf(count: number): TicketStore {
  const store = createTicketStore(matrix, () => 'another', [
    ticket('1', [7, 19, 23, 41, 58], 12),
    ticket('2', [5, 23, 41, 52], null),
    ...Array.from({ length: count - 2 }, (_, at) => emptyTicket(`${at + 3}`)),
  ]);
  store.mark(new Map([['1', { state: 'registered' }]]));
  return store;
}

function Example({ store, tool = percentage }: { store: TicketStore; tool?: BoardTool }) {
  const [open, setOpen] = useState(false);
  const [marked, setMarked] = useState<ReadonlySet<string>>(new Set());
  const [done, setDone] = useState('');
  const end = (what: string) => {
    setDone(what);
    setOpen(false);
  };
  return (
    <main>
      <h1>Powerball</h1>
      <button
        type="button"
        id="helps"
        onClick={(event) => {
          setOpen(true);
          // as after the window of a helper: what it was opened from has the focus no more
          event.currentTarget.blur();
        }}
      >
        Ayudas
      </button>
      <p>{done}</p>
      {open && (
        <MarkList
          store={store}
          accent="red"
          specialName="Powerball"
          tool={tool}
          chosen={tool.kind === 'fill' ? 'OPCIÓN 1 · los últimos 3 sorteos' : null}
          marked={marked}
          onMark={(id) =>
            setMarked(
              (before) => new Set(before.has(id) ? [...before].filter((one) => one !== id) : [...before, id]),
            )
          }
          onMarkAll={(which) => {
            const ids = store.all().flatMap(({ ticket: one }) => {
              if (which === 'none') return [];
              return which === 'all' || ticketState(matrix, one) === 'empty' ? [one.id] : [];
            });
            setMarked(new Set(ids));
          }}
          onExecute={() => end(`ejecutado: ${[...marked].join(' ')}`)}
          onCancel={() => end('cancelado')}
          cameFrom={() => document.getElementById('helps')}
        />
      )}
    </main>
  );
}

const helps = page.getByRole('button', { name: 'Ayudas' });
const list = page.getByRole('dialog', { name: 'Porcentajes' });
const box = (position: number) =>
  page.getByRole('checkbox', { name: new RegExp(`^Marcar cartilla ${position}(?!\\d)`) });
const press = (name: string) => page.getByRole('button', { name, exact: true }).click();

async function open(store: TicketStore, tool?: BoardTool) {
  await page.viewport(phone.width, phone.height);
  await show(<Example store={store} {...(tool && { tool })} />);
  await helps.click();
}

test('a row for each ticket with its numbers and its state; the first box has the focus', async () => {
  await open(ticketsOf(5));
  await expect.element(list).toHaveAccessibleDescription('OPCIÓN 1 · los últimos 3 sorteos');
  await expect.element(box(1)).toHaveFocus();
  expect(
    page
      .getByRole('listitem')
      .elements()
      .map((row) => row.textContent),
  ).toEqual([
    'Marcar cartilla 1719234158Powerball 12En el carrito',
    'Marcar cartilla 25234152Incompleta',
    'Marcar cartilla 3Vacía',
    'Marcar cartilla 4Vacía',
    'Marcar cartilla 5Vacía',
  ]);
  await expectAccessible();
  await wear('dark');
  await expectAccessible();
});

test('Space and Enter mark, arrows go from box to box, Ctrl+Enter executes, and the focus goes back', async () => {
  await open(ticketsOf(5));
  await expect.element(box(1)).toHaveFocus();
  await expect.element(page.getByText(/^Ninguna marcada/)).toBeVisible();
  await userEvent.keyboard('{ArrowDown} {ArrowDown}{Enter}');
  await expect.element(box(2)).toBeChecked();
  await expect.element(box(3)).toBeChecked();
  await expect
    .element(page.getByText('2 marcadas. Se cambian sus números; las demás quedan como están.'))
    .toBeVisible();
  // all boxes are one stop
  await userEvent.keyboard('{Tab}');
  await expect.element(page.getByRole('button', { name: 'CANCELAR' })).toHaveFocus();
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
  await expect.element(box(3)).toHaveFocus();
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await expect.element(page.getByText('ejecutado: 2 3')).toBeVisible();
  await expect.element(helps).toHaveFocus();
});

test('all, the empty ones, none; Escape cancels', async () => {
  await open(ticketsOf(4), { kind: 'delete' });
  await press('Todas');
  await expect.element(page.getByText('4 marcadas. Se eliminan; las demás quedan como están.')).toBeVisible();
  await press('Vacías');
  await expect.element(box(1)).not.toBeChecked();
  await expect.element(box(4)).toBeChecked();
  await press('Ninguna');
  await expect.element(page.getByText(/^Ninguna marcada/)).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByText('cancelado')).toBeVisible();
  await expect.element(helps).toHaveFocus();
});

test('of two hundred rows a mark renders its own again and no other', async () => {
  const store = ticketsOf(200);
  const read = new Set<string>();
  await open({
    ...store,
    get: (id) => {
      read.add(id);
      return store.get(id);
    },
  });
  await expect.element(box(1)).toHaveFocus();
  expect(read.size).toBe(200);
  read.clear();
  await userEvent.keyboard('{ArrowDown} ');
  await expect.element(box(2)).toBeChecked();
  expect([...read]).toEqual(['2']);
});

test.for([
  { width: 320, percent: 100 },
  { width: 390, percent: 200 },
])('$width wide, text of $percent %: nothing is cut off', async ({ width, percent }) => {
  enlargeText(percent);
  await open(ticketsOf(4));
  await page.viewport(width, 640);
  await expect.element(list).toBeVisible();
  await expectFits();
});
