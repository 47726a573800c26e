import { drawDate } from '@bolillero/domain/calendar/draw-date';
import type { KnownPast } from '@bolillero/domain/forecasts/known-past';
import type { BoardAct } from '@bolillero/domain/play-board/board';
import { seededRandom } from '@bolillero/domain/random/random-source';
import { toggleMultiplier } from '@bolillero/domain/tickets/ticket';
import { Profiler } from 'react';
import { expectAccessible } from '../../../../testing/accessible.ts';
import '../../../../testing/by-css.ts';
import { powerballMatrix as matrix } from '../../../../testing/powerball.ts';
import { wear } from '../../../../testing/scheme.ts';
import { show } from '../../../../testing/show.tsx';
import { expect, page, test, userEvent } from '../../../../testing/test.ts';
import { SlipGrid } from '../../components/SlipGrid.tsx';
import { createOneTooMany } from '../../tickets/one-too-many.ts';
import { createTicketStore } from '../../tickets/ticket-store.ts';
import { createBoardStore } from '../board-store.ts';
import { AdvancedSlip } from './AdvancedSlip.tsx';

const kind = {
  accent: 'red',
  specialName: 'Powerball',
  columns: 7,
  multiplier: 'POWER PLAY +$1.00',
} as const;
const none = { main: [], special: [] };
const ja3 = {
  main: [
    { ball: 23, count: 3 },
    { ball: 12, count: 2 },
    { ball: 33, count: 2 },
    { ball: 4, count: 1 },
    { ball: 8, count: 1 },
  ],
  special: [
    { ball: 14, count: 2 },
    { ball: 9, count: 1 },
  ],
};
/** More than chance gives to a row of seven in ten draws. */
const ja10 = { main: [22, 23, 24].map((ball) => ({ ball, count: 3 })), special: [] };
const past: KnownPast = {
  matrix,
  date: drawDate('2026-11-21'),
  draws: 300,
  groups: [none, none, ja3, none, none, none, none, none, none, ja10],
  chosen: null,
  hot: [23],
  cold: [58],
  pairs: [[14, 22]],
};
const third = { do: 'choose-group', group: 2 } as const;

/** So many slips of one page, and what was rendered of them since. */
async function showSlips(tickets: number, { isPhone = false } = {}) {
  let made = 0;
  const store = createTicketStore(matrix, () => `t${++made}`, tickets);
  const board = createBoardStore(store, past, seededRandom(7));
  const rendered: string[] = [];
  const removed: string[] = [];
  const asked: string[] = [];
  const work = {
    tooMany: createOneTooMany(),
    act: (act: BoardAct) => void board.act(act),
    onRemove: (id: string) => void removed.push(id),
    onHelp: isPhone ? () => void asked.push('help') : undefined,
  };
  await show(
    <main>
      <h1>Jugar</h1>
      <h2>Cartillas</h2>
      <SlipGrid
        ids={store.ids()}
        slip={(id, position) => (
          <Profiler id={id} onRender={(of) => rendered.push(of)}>
            <AdvancedSlip board={board} id={id} position={position} kind={kind} work={work} />
          </Profiler>
        )}
      >
        {null}
      </SlipGrid>
    </main>,
  );
  await expect.element(page.getByRole('region', { name: 'Cartilla 1', exact: true })).toBeVisible();
  const press = (...balls: readonly number[]) => {
    for (const number of balls) board.act({ do: 'press', ticket: 't1', ball: number });
  };
  return { store, board, rendered, removed, asked, press };
}

const slip = page.getByRole('region', { name: 'Cartilla 1', exact: true });
const cell = (number: number, tone: 'main' | 'special' = 'main') =>
  page.getByCss(`section[aria-label="Cartilla 1"] [data-tone=${tone}] [data-number="${number}"]`);
/** What a tile is filled with. */
const fillOf = (number: number, tone: 'main' | 'special' = 'main') =>
  getComputedStyle(cell(number, tone).element().firstElementChild ?? document.body).backgroundColor;
const badgeOf = (number: number, tone: 'main' | 'special' = 'main') => {
  const { content, top, bottom } = getComputedStyle(cell(number, tone).element(), '::after');
  const isAbove = Number.parseFloat(top) < Number.parseFloat(bottom);
  return content === 'none' ? null : `${content.split('/')[0]?.trim()} ${isAbove ? 'above' : 'below'}`;
};
/** A colour of the theme, as the browser writes it. */
function themed(token: string): string {
  const probe = document.createElement('i');
  probe.style.color = `var(--${token})`;
  document.body.append(probe);
  const { color } = getComputedStyle(probe);
  probe.remove();
  return color;
}

test('a tile has the colour and the count of how often it came, in figures and in words; without a group there are none', async () => {
  const { board } = await showSlips(1);
  expect(badgeOf(23)).toBeNull();
  board.act(third);
  await expect.element(cell(23)).toHaveAccessibleName(/^23 , salió 3 veces/);
  await expect.element(cell(4)).toHaveAccessibleName(/^4 , salió 1 vez/);
  await expect.element(cell(5)).toHaveAccessibleName('5');
  expect([5, 4, 12, 23].map((number) => badgeOf(number))).toEqual([
    null,
    '"1" above',
    '"2" above',
    '"3+" above',
  ]);
  await expect
    .poll(() => [4, 12, 23].map((number) => fillOf(number)))
    .toEqual([themed('heat-1'), themed('heat-2'), themed('heat-3')]);
  // the drum as well, and pointing at a tile leaves its colour
  await cell(14, 'special').hover();
  await expect.poll(() => fillOf(14, 'special')).toBe(themed('heat-2'));
  await expect.element(cell(9, 'special')).toHaveAccessibleName(/^9 , salió 1 vez/);
});

test('a chosen ball keeps its count and has its mark, which is also said; a full slip mutes what did not come', async () => {
  const { board, press } = await showSlips(1);
  board.act(third);
  press(23, 12, 40, 41, 58);
  await expect.element(cell(23)).toHaveAccessibleName(/^23 , caliente ?, salió 3 veces/);
  await expect.element(cell(58)).toHaveAccessibleName('58 , fría');
  expect(badgeOf(23)).toBe('"3+" below');
  expect(fillOf(12)).toBe(themed('felt'));
  await expect.poll(() => fillOf(4)).toBe(themed('heat-1'));
  const inkOf = (number: number) =>
    getComputedStyle(cell(number).element().firstElementChild ?? document.body).color;
  await expect.poll(() => inkOf(4)).toBe(themed('on-heat-1'));
  await expect.poll(() => inkOf(5)).toBe(themed('muted'));
});

test('possible zones are framed and said, and colour nothing besides', async () => {
  const { board } = await showSlips(1);
  board.act({ do: 'choose-group', group: 11 });
  const framed = () =>
    [...document.querySelectorAll<HTMLElement>('[data-zone]')].map(({ dataset }) => Number(dataset.number));
  await expect.element(cell(22)).toHaveAttribute('data-zone', 'start');
  expect(framed()).toEqual([22, 23, 24, 25, 26, 27, 28]);
  await expect.element(cell(25)).toHaveAccessibleName('25 , en zona posible');
});

test.for(['light', 'dark'] as const)('is accessible with tiles, marks and zones: %s', async (scheme) => {
  const { board, press } = await showSlips(3);
  await wear(scheme);
  board.act(third);
  press(23, 12, 40, 58);
  board.act({ do: 'press', ticket: 't2', ball: 4 });
  board.act({ do: 'press-special', ticket: 't1', special: 14 });
  await expectAccessible();
});

test('the tools of a slip name their ticket: they add, clear, and ask to remove', async () => {
  const { store, removed } = await showSlips(2);
  const tool = (name: string) => page.getByRole('button', { name: `${name}, cartilla 1`, exact: true });
  const balls = () => store.get('t1')?.ticket.balls.map(({ ball, category }) => `${ball} ${category}`);
  await tool('Caliente').click();
  expect(balls()).toEqual(['23 hot']);
  await tool('Frío').click();
  await tool('Par').click();
  expect(balls()).toEqual(['23 hot', '58 cold', '14 pair', '22 pair']);
  expect(store.get('t2')?.ticket.balls).toEqual([]);
  await tool('Limpiar').click();
  expect(balls()).toEqual([]);
  await tool('Eliminar').click();
  expect(removed).toEqual(['t1']);
  await slip.getByRole('switch').click();
  expect(store.get('t1')?.ticket.withMultiplier).toBe(true);
});

test('a ticket has previous plays of its own, which colour it alone', async () => {
  await showSlips(2);
  await slip.getByRole('button', { name: /^Jugada anterior de la cartilla 1/ }).click();
  await page.getByRole('menuitem', { name: 'JA3' }).click();
  await expect.element(cell(23)).toHaveAccessibleName(/^23 , salió 3 veces/);
  const other = page.getByCss('section[aria-label="Cartilla 2"] [data-number="23"]').first();
  await expect.element(other).toHaveAccessibleName('23');
  await expect
    .element(slip.getByRole('button', { name: 'Jugada anterior de la cartilla 1: JA3' }))
    .toBeVisible();
});

test('on a phone the tools are words, and Ayudas opens the rest', async () => {
  const { asked } = await showSlips(1, { isPhone: true });
  await page.viewport(390, 844);
  await expect
    .element(page.getByRole('button', { name: 'Caliente, cartilla 1' }))
    .toHaveTextContent('Caliente');
  await page.getByRole('button', { name: 'Ayudas' }).click();
  expect(asked).toEqual(['help']);
  await page.viewport(320, 700);
  await expectAccessible();
});

test('while tickets are marked, numbers rest and Space and Enter mark; an unmarked slip stands back, its title does not', async () => {
  const { board, store } = await showSlips(2);
  board.act({ do: 'begin', tool: { kind: 'clear' }, from: 't2' });
  const box = page.getByRole('checkbox', { name: /^Marcar cartilla 1/ });
  await expect.element(box).not.toBeChecked();
  await expect.element(page.getByRole('checkbox', { name: /^Marcar cartilla 2/ })).toBeChecked();
  const numbers = cell(5).element().closest('[inert]');
  expect(numbers).not.toBeNull();
  const opacity = () => Number(getComputedStyle(numbers ?? document.body).opacity);
  await expect.poll(opacity).toBeLessThan(0.6);
  await expectAccessible();
  box.element().focus();
  await userEvent.keyboard(' ');
  await expect.element(box).toBeChecked();
  await expect.poll(opacity).toBe(1);
  await userEvent.keyboard('{Enter}');
  await expect.element(box).not.toBeChecked();
  expect(store.get('t1')?.ticket.balls).toEqual([]);
});

test('of 200 tickets a tap renders one, and those far from the screen are not drawn', async () => {
  const { board, store, rendered } = await showSlips(200);
  board.act(third);
  await expect.element(page.getByRole('heading', { name: 'Cartilla 200', exact: true })).toBeInTheDocument();
  // what is near: the first rows, and one beyond those that are drawn at first
  await expect.element(page.getByRole('region', { name: 'Cartilla 15', exact: true })).toBeInTheDocument();
  expect(document.querySelectorAll('[role=grid]').length).toBeLessThan(2 * 25);
  rendered.length = 0;
  await cell(40).click();
  await expect.element(cell(40)).toHaveAttribute('aria-selected', 'true');
  expect(new Set(rendered)).toEqual(new Set(['t1']));
  store.change(['t2'], toggleMultiplier);
  await expect.poll(() => rendered.at(-1)).toBe('t2');
});
