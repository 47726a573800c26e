import { drawAt } from '@bolillero/domain/history/history';
import { slipsTexts as words } from '@bolillero/texts/study-slips';
import { useState } from 'react';
import type { SeriesType } from '../../../api/series.ts';
import type { StudySearch } from '../../../api/study.ts';
import { dateInWords } from '../../../components/ui/dates.ts';
import { powerballHistory, studiedLottery } from '../../../testing/history.ts';
import { enter, rosa } from '../../../testing/people.ts';
import type { Server } from '../../../testing/server.ts';
import { show } from '../../../testing/show.tsx';
import { serveSlips } from '../../../testing/slips.ts';
import { beforeEach, expect, page, test } from '../../../testing/test.ts';
import { misfitOf } from '../play/copy-to-play.ts';
import SlipsStudy from './SlipsStudy.tsx';

const history = powerballHistory(30);
const { date, balls, special } = drawAt(history, history.length - 1);
const slip = page.getByRole('region', { name: words.slipOf(dateInWords(date, 'long')), exact: true });
const copy = slip.getByRole('button', { name: 'COPIAR' });

beforeEach<{ server: Server }>(({ server }) => void serveSlips(server, history));

function Study({ type }: { readonly type: SeriesType }) {
  const [search, setSearch] = useState<StudySearch>({});
  return (
    <SlipsStudy
      lottery={studiedLottery}
      series={{ id: 1, type }}
      search={search}
      onSearch={(changed) => setSearch((before) => ({ ...before, ...changed }))}
      onShowDraw={() => {}}
    />
  );
}

/** The balls of the first ticket that this browser keeps of a series, each with why it was chosen, and the special one. */
function firstTicket(type: SeriesType) {
  const kept = localStorage.getItem(`bolillero-tickets-7-1-${type}`);
  const [first] = kept === null ? [] : JSON.parse(kept).tickets;
  return first && { balls: first.balls, special: first.special };
}
const copied = { balls: balls.map((ball) => [ball, 'copied']), special };

test('COPIAR puts the balls and the special one on a ticket, and leads to it', async () => {
  enter();
  const { address } = await show(<Study type={0} />);
  await copy.click();
  await expect.element(page.getByText('¡Copiado a Juego!')).toBeVisible();
  await expect.poll(() => firstTicket(0)).toEqual(copied);
  await page.getByRole('button', { name: 'Ir a Juego' }).click();
  await expect.poll(address).toBe('/loteria/1/power_balls/normal/simple');
});

test('of the second series only those copy who play it', async () => {
  enter();
  await show(<Study type={1} />);
  await expect.element(slip).toBeVisible();
  await expect.element(copy).not.toBeInTheDocument();
});

test('a customer of type 1 copies to the second series', async () => {
  enter({ ...rosa, type: 1 });
  const { address } = await show(<Study type={1} />);
  await copy.click();
  await expect.poll(() => firstTicket(1)).toEqual(copied);
  expect(firstTicket(0)).toBeUndefined();
  await page.getByRole('button', { name: 'Ir a Juego' }).click();
  await expect.poll(address).toBe('/loteria/1/power_balls/laggards/simple');
});

test.for([
  [[1, 2, 3, 4, 5], 26, null],
  [[1, 2, 3, 4, 5], null, null],
  [
    [1, 2, 3, 4, 70],
    1,
    'No se copió: la 70 ya no está, hoy las bolillas llegan a la 69. Elige un sorteo más reciente.',
  ],
  [
    [1, 2, 3, 4, 5, 6],
    1,
    'No se copió: ese sorteo tuvo 6 bolillas y hoy se eligen 5. Elige un sorteo más reciente.',
  ],
  [
    [1, 2, 3, 4, 5],
    42,
    'No se copió: el Powerball 42 ya no está, hoy llega al 26. Elige un sorteo más reciente.',
  ],
] as const)('%j + %j is told where it is no slip of today: %s', ([drawn, extra, said]) => {
  expect(misfitOf(studiedLottery, { balls: drawn, special: extra })).toBe(said);
});

test('a slip leads to what can be asked about its balls', async () => {
  enter();
  await show(<Study type={0} />);
  await expect
    .element(slip.getByRole('link', { name: 'Preguntar por esta' }))
    .toHaveAttribute('href', expect.stringContaining(`${balls.join('-')}%2B${special}`));
});
