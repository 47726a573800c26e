import { seededRandom } from '@bolillero/domain/random/random-source';
import { playKey } from '@bolillero/domain/tickets/play';
import { drawAnew } from '@bolillero/domain/tickets/random-fill';
import { clearTicket, toggleBall, toggleMultiplier, toTypedPlay } from '@bolillero/domain/tickets/ticket';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createHouse, type Line, settled, today } from './desk.testing.ts';
import type { CartReading, PlayOutcome } from './desk.ts';

/** 1 of 3: nearly each tap fills a ticket or breaks one up, and many tickets are equal. */
const matrix = { balls: 1, size: 3, special: { kind: 'none' } } as const;

/** One thing that happens; `ticket` counts the tickets of the page from 0 on, around again. */
type Step =
  | { readonly act: 'tap'; readonly ticket: number; readonly ball: number }
  | { readonly act: 'multiplier' | 'clear' | 'remove'; readonly ticket: number }
  | { readonly act: 'anew'; readonly seed: string }
  | { readonly act: 'line'; readonly line: Line }
  | { readonly act: 'pay' | 'paid'; readonly play: number }
  | { readonly act: 'deleted-elsewhere'; readonly play: number }
  | {
      readonly act:
        | 'add'
        | 'clear-all'
        | 'undo'
        | 'play'
        | 'reload'
        | 'ask'
        | 'read'
        | 'rest'
        | 'retry'
        | 'other-tab'
        | 'turn'
        | 'late-read';
    };

const ticket = fc.nat({ max: 3 });
const play = fc.nat({ max: 5 });
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 12,
    arbitrary: fc.record({ act: fc.constant('tap'), ticket, ball: fc.integer({ min: 1, max: 3 }) }),
  },
  {
    weight: 5,
    arbitrary: fc.record({ act: fc.constantFrom('multiplier', 'clear', 'remove'), ticket }),
  },
  { weight: 1, arbitrary: fc.record({ act: fc.constant('anew'), seed: fc.string() }) },
  {
    weight: 3,
    arbitrary: fc.record({
      act: fc.constant('line'),
      line: fc.constantFrom<Line[]>('up', 'down', 'answers-lost', 'trouble'),
    }),
  },
  { weight: 1, arbitrary: fc.record({ act: fc.constantFrom('pay', 'paid', 'deleted-elsewhere'), play }) },
  {
    weight: 10,
    arbitrary: fc.record({
      act: fc.constantFrom(
        'add',
        'clear-all',
        'undo',
        'play',
        'reload',
        'ask',
        'read',
        'rest',
        'rest',
        'retry',
        'other-tab',
        'turn',
        'late-read',
      ),
    }),
  },
) as fc.Arbitrary<Step>;

/** Does each step to a house with two tabs, in the one that is looked at; answers both. */
async function walk(steps: readonly Step[]) {
  const house = createHouse(matrix);
  const { cart, beingPaid } = house;
  /** Plays that belong to no ticket any more. */
  const released = new Set<string>();
  let looked = 0;
  let sender = 0;
  const open = (at: number) => {
    let takeTurn = () => {};
    const tab = house.openDesk({
      isMine: () => sender === at,
      onChange: (listener) => {
        takeTurn = listener;
      },
    });
    tab.desk.setDate(today);
    house.read(tab.desk);
    // `asked`: a reading of the cart that is still on its way to the tab
    return { ...tab, takeTurn: () => takeTurn(), asked: null as CartReading | null };
  };
  const tabs = [open(0), open(1)];
  const tabAt = (at: number) => tabs[at] as (typeof tabs)[number];
  /** What one tab wrote the other one follows. */
  const tell = () => {
    let turns = 0;
    while (tabs.map(({ follow }) => follow()).includes(true)) {
      turns += 1;
      if (turns > 20) throw new Error('The tabs follow one another for ever.');
    }
  };
  /** Until all that is under way has been done. */
  const calm = async () => {
    for (let n = 0; n < 2; n += 1) {
      await settled();
      tell();
    }
    await settled();
  };
  const goOn = async () => {
    house.setLine('up');
    for (const { desk } of tabs) desk.retryNow();
    await calm();
    for (const { desk } of tabs) desk.retryNow();
    await calm();
  };
  const idAt = (at: number) => {
    const ids = tabAt(looked).store.ids();
    return ids[at % ids.length] ?? '';
  };
  const playAt = (at: number) => [...cart.values()][at % Math.max(cart.size, 1)];
  const leave = (at: number) => {
    const gone = playAt(at);
    if (!gone) return;
    cart.delete(gone.id);
    beingPaid.delete(gone.id);
    released.delete(gone.key);
  };
  const playAll = async () => {
    let outcome: PlayOutcome | null = null;
    void tabAt(looked)
      .desk.playAll()
      .then((done) => {
        outcome = done;
      });
    for (;;) {
      await settled();
      tell();
      if (outcome) return outcome as PlayOutcome;
      house.tick();
    }
  };

  for (const one of steps) {
    const tab = tabAt(looked);
    const { store, desk } = tab;
    switch (one.act) {
      case 'tap':
        store.change([idAt(one.ticket)], (before) => toggleBall(matrix, before, one.ball));
        break;
      case 'multiplier':
        store.change([idAt(one.ticket)], toggleMultiplier);
        break;
      case 'clear':
        store.change([idAt(one.ticket)], clearTicket);
        break;
      case 'remove':
        store.remove([idAt(one.ticket)]);
        break;
      case 'anew': {
        const random = seededRandom(one.seed);
        store.change(store.ids(), (before) => drawAnew(matrix, before, random));
        break;
      }
      case 'add':
        if (store.ids().length < 4) store.add();
        break;
      case 'clear-all':
        store.change(store.ids(), clearTicket);
        break;
      case 'undo': {
        const told = desk.news.get();
        if (told && told.kind !== 'being-paid') told.undo();
        break;
      }
      case 'play': {
        const { played } = await playAll();
        for (const taken of played) released.add(playKey(toTypedPlay(taken)));
        break;
      }
      case 'reload':
        desk.stop();
        tabs[looked] = open(looked);
        break;
      case 'other-tab':
        looked = 1 - looked;
        // a tab that comes into sight reads the cart
        house.read(tabAt(looked).desk);
        break;
      case 'turn':
        // it is given away when its tab has nothing under way
        await tabAt(sender).desk.tried();
        tell();
        sender = 1 - sender;
        tabAt(sender).takeTurn();
        break;
      case 'ask':
        tab.asked = house.ask();
        break;
      case 'read':
        // it may have been asked long ago
        desk.setCart(tab.asked ?? house.ask());
        tab.asked = null;
        break;
      case 'late-read': {
        const late = house.ask();
        house.read(desk);
        await settled();
        desk.setCart(late);
        break;
      }
      case 'line':
        house.setLine(one.line);
        break;
      case 'retry':
        desk.retryNow();
        break;
      case 'rest':
        await settled();
        break;
      case 'pay': {
        const paying = playAt(one.play);
        if (paying) beingPaid.add(paying.id);
        break;
      }
      case 'paid':
      case 'deleted-elsewhere':
        // a cart is changed elsewhere while nothing of this page is on its way
        await goOn();
        leave(one.play);
        for (const { desk: each } of tabs) house.read(each);
        break;
    }
    await Promise.resolve();
    tell();
  }
  return { house, released, goOn, tabs };
}

test('whatever is tapped, lost, paid and reloaded, in whichever of two tabs: the cart ends with what the full tickets hold, and with what was released', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 40 }), async (steps) => {
      const { house, released, goOn, tabs } = await walk(steps);
      // in the end the line holds, and nothing is being paid
      house.beingPaid.clear();
      await goOn();
      for (const { desk, store } of tabs) {
        const full = store.all().flatMap(({ key }) => key ?? []);
        const expected = [...new Set([...full, ...released])].toSorted();
        // what was being paid stays, and its ticket may have other numbers by then
        const mayStay = (key: string) => house.stayed.has(key) && !expected.includes(key);
        expect(house.keys().filter((key) => !mayStay(key))).toEqual(expected);
        expect(
          store.all().filter(({ key, registration }) => key !== null && registration.state === 'none'),
        ).toEqual([]);
        desk.stop();
      }
    }),
    { numRuns: 300 },
  );
}, 30_000);
