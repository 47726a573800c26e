import type { BoardTool } from '@bolillero/domain/play-board/board';
import IconStar from '@tabler/icons-react/dist/esm/icons/IconStar.mjs';
import { useState } from 'react';
import { expectAccessible } from '../../../../testing/accessible.ts';
import { enlargeText, expectFits } from '../../../../testing/fits.ts';
import { wear } from '../../../../testing/scheme.ts';
import { show } from '../../../../testing/show.tsx';
import { expect, page, phone, test, userEvent } from '../../../../testing/test.ts';
import { GamesBar } from './GamesBar.tsx';
import { PlayBars } from './PlayBars.tsx';
import { SelectionBar } from './SelectionBar.tsx';
import { TicketToolsBar } from './TicketToolsBar.tsx';

const mostLikely: BoardTool = {
  kind: 'fill',
  choice: { helper: 'most-likely', source: { kind: 'previous', draws: 3 }, count: 3, special: false },
};
const tickets = [1, 2, 3];

/** Both rows over three slips that only have a box; a tool leads to marking at once. */
function Example({ draws = 1390, initial = -1, long = false }) {
  const [ja, setJa] = useState(initial);
  const [tool, setTool] = useState<BoardTool | null>(null);
  const [marked, setMarked] = useState<readonly number[]>([]);
  const [done, setDone] = useState('');
  const end = (what: string) => {
    setDone(what);
    setTool(null);
    setMarked([]);
  };
  return (
    <main>
      <h1>Jugar Powerball</h1>
      <PlayBars>
        {tool === null ? (
          <>
            <GamesBar
              ja={ja}
              draws={draws}
              colouredBy={ja >= 0 && ja < 10 ? { draws: ja + 1, chosen: false } : null}
              onGroup={(group) => setJa(group === ja ? -1 : group)}
              onMostLikely={() => setTool(mostLikely)}
            />
            <TicketToolsBar
              onTool={(pressed) => setTool(pressed === 'clear' ? { kind: 'clear' } : mostLikely)}
              more={[{ label: 'Favoritas', Icon: IconStar, run: () => setDone('favoritas') }]}
            />
          </>
        ) : (
          <SelectionBar
            tool={tool}
            chosen={tool.kind === 'fill' ? 'JA3 · 3 números · Powerball al azar' : null}
            marked={marked.length}
            firstBox={() => document.querySelector('input[type=checkbox]')}
            onMarkAll={(which) => setMarked(which === 'none' ? [] : tickets)}
            onExecute={() => end(`ejecutado con ${marked.length}`)}
            onCancel={() => end('cancelado')}
          />
        )}
      </PlayBars>
      {tickets.map((ticket) => (
        <label key={ticket}>
          <input
            type="checkbox"
            checked={marked.includes(ticket)}
            onChange={() =>
              setMarked(
                marked.includes(ticket) ? marked.filter((one) => one !== ticket) : [...marked, ticket],
              )
            }
          />
          Marcar cartilla {ticket}
        </label>
      ))}
      <p>{done}</p>
      {long && (
        <>
          <div style={{ blockSize: 2000 }} />
          <button type="button">Abajo</button>
        </>
      )}
    </main>
  );
}

const games = page.getByRole('radiogroup', { name: 'Juegos' });
const group = (name: string) => games.getByRole('radio', { name, exact: true });
const tool = (name: string) => page.getByRole('button', { name, exact: true });
const key = page.getByText(/veces en/);
const bar = page.getByRole('region', { name: 'Marcar cartillas' });

test('a group is chosen, another takes its place, the same again lets it go; the key counts its draws', async () => {
  await show(<Example />);
  await expect.element(key).not.toBeInTheDocument();
  await expectAccessible();
  await group('JA3').click();
  await expect.element(group('JA3')).toBeChecked();
  await expect.element(page.getByText(/^0123\+ veces en los últimos 3 sorteos$/)).toBeVisible();
  await group('JA1').click();
  await expect.element(group('JA3')).not.toBeChecked();
  await expect.element(page.getByText(/veces en el último sorteo$/).first()).toBeVisible();
  await expectAccessible();
  await wear('dark');
  await expectAccessible();
  await group('JA1').click();
  await expect.element(group('JA1')).not.toBeChecked();
  await expect.element(key).not.toBeInTheDocument();
  await group('ZONAS POSIBLES').click();
  await expect.element(group('ZONAS POSIBLES')).toBeChecked();
});

test('with the keyboard the groups are one stop, PRONÓSTICO MAYOR the next, and the tools of tickets one more', async () => {
  await show(<Example initial={2} />);
  await expect.element(group('JA3')).toBeChecked();
  await userEvent.keyboard('{Tab}');
  await expect.element(group('JA3')).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}{ArrowDown}');
  await expect.element(group('JA5')).toHaveFocus();
  // the arrows alone choose nothing: a group colours two hundred slips, and JAS opens a window
  await expect.element(group('JA3')).toBeChecked();
  await userEvent.keyboard(' ');
  await expect.element(group('JA5')).toBeChecked();
  await userEvent.keyboard('{End}');
  await expect.element(group('ZONAS POSIBLES')).toHaveFocus();
  await userEvent.keyboard('{Tab}');
  await expect.element(tool('PRONÓSTICO MAYOR')).toHaveFocus();
  await userEvent.keyboard('{Tab}');
  await expect.element(tool('JAS / BOT')).toHaveFocus();
  await userEvent.keyboard('{End}{Enter}');
  await expect.element(page.getByText('favoritas', { exact: true })).toBeVisible();
  await userEvent.keyboard('{Tab}');
  await expect.element(page.getByRole('checkbox').first()).toHaveFocus();
});

test('without a draw no group can be chosen, and each says why', async () => {
  await show(<Example draws={0} />);
  await expect.element(group('JA1')).toBeVisible();
  await expect.element(group('JA1')).toHaveAccessibleDescription('todavía no hay sorteos');
  await expect.element(group('JA1')).toHaveAttribute('aria-disabled', 'true');
  await group('JA1').click({ force: true });
  await expect.element(group('JA1')).not.toBeChecked();
  await expectAccessible();
});

test('tickets are marked from the first box on, Ctrl+Enter executes, and the focus goes back to the tool', async () => {
  await show(<Example />);
  await tool('PRONÓSTICO MAYOR').click();
  await expect.element(bar.getByRole('heading', { name: 'Cartillas · PRONÓSTICO MAYOR' })).toBeVisible();
  await expect.element(bar.getByText('JA3 · 3 números · Powerball al azar')).toBeVisible();
  await expect.element(games).not.toBeInTheDocument();
  await expect.element(page.getByRole('checkbox').first()).toHaveFocus();
  await expect.element(bar.getByRole('status')).toHaveTextContent('Ninguna marcada');
  await userEvent.keyboard(' ');
  await expect.element(bar.getByRole('status')).toHaveTextContent('1 marcada');
  await expectAccessible();
  await wear('dark');
  await expectAccessible();
  await bar.getByRole('button', { name: 'Todas' }).click();
  await expect.element(bar.getByRole('status')).toHaveTextContent('3 marcadas');
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await expect.element(page.getByText('ejecutado con 3')).toBeVisible();
  await expect.element(tool('PRONÓSTICO MAYOR')).toHaveFocus();
});

test('Escape cancels, wherever the focus is; a tool without choices says what it does', async () => {
  await show(<Example />);
  await tool('Limpiar').click();
  await expect.element(bar.getByText('Deja en blanco las marcadas')).toBeVisible();
  await expect.element(page.getByRole('checkbox').first()).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByText('cancelado')).toBeVisible();
  await expect.element(tool('Limpiar')).toHaveFocus();
  await tool('Limpiar').click();
  await bar.getByRole('button', { name: 'CANCELAR' }).click();
  await expect.element(tool('Limpiar')).toHaveFocus();
});

test('on a phone the groups scroll, the chosen one in sight, without the key', async () => {
  await page.viewport(phone.width, phone.height);
  await show(<Example initial={8} />);
  await expect.element(group('JA9')).toBeInViewport();
  const place = () => group('JA9').element().getBoundingClientRect();
  await expect.poll(() => place().left).toBeGreaterThan(60);
  expect(place().right).toBeLessThanOrEqual(phone.width);
  await expect.element(key).not.toBeInTheDocument();
  await expectAccessible();
});

test.for([
  { width: 1440, percent: 100 },
  { width: 1024, percent: 100 },
  { width: 1440, percent: 200 },
  { width: 320, percent: 200 },
])('$width wide, text of $percent %: nothing is cut off', async ({ width, percent }) => {
  await page.viewport(width, 900);
  enlargeText(percent);
  await show(<Example initial={9} />);
  await expect.element(group('JA10')).toBeChecked();
  await expectFits();
  await tool('PRONÓSTICO MAYOR').click();
  await expect.element(bar).toBeVisible();
  await expectFits();
});

test('the rows stay in sight while the slips scroll, what has the focus never beneath them; with large text they go', async () => {
  await page.viewport(1440, 600);
  await show(<Example long />);
  await expect.element(group('JA1')).toBeVisible();
  const top = () => games.element().getBoundingClientRect().top;
  (tool('Abajo').element() as HTMLElement).focus();
  await expect.poll(() => scrollY).toBeGreaterThan(500);
  await expect.poll(top).toBeGreaterThan(0);
  expect(top()).toBeLessThan(30);
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
  const box = page.getByRole('checkbox').last();
  await expect.element(box).toHaveFocus();
  const bars = tool('Limpiar').element().getBoundingClientRect();
  await expect.poll(() => box.element().getBoundingClientRect().top).toBeGreaterThan(bars.bottom);
  enlargeText(200);
  await userEvent.keyboard('{Tab}');
  await expect.poll(top).toBeLessThan(0);
});
