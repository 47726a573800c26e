import { listDrawProposals } from '@bolillero/contract/calls/draw-sources';
import { listLotteries, oneLottery } from '@bolillero/contract/calls/lotteries';
import { resultStates } from '@bolillero/contract/calls/result-dates';
import { type ListedResult, listResults } from '@bolillero/contract/calls/result-list';
import { expectAccessible } from '../../testing/accessible.ts';
import { enterOffice, operator } from '../../testing/people.ts';
import { powerball, powerballDetail } from '../../testing/powerball.ts';
import type { Server } from '../../testing/server.ts';
import { visit } from '../../testing/show.tsx';
import { beforeEach, desktop, expect, page, test } from '../../testing/test.ts';

const listed: ListedResult = {
  id: 31,
  lottery_id: 1,
  name: 'power_balls',
  date: '2026-08-05',
  date_before: '2026-08-08',
  amount: '50000000.00',
  balls: '[5,9,21,60,61]',
  ball_red: 7,
  enhancer: 2,
  type: 0,
  isShow: true,
  demo: false,
  settlement: { state: 'done', settled: 2, total: 2, winners: 0 },
};
const hidden: ListedResult = { ...listed, id: 30, date: '2026-08-03', isShow: false, settlement: null };

beforeEach<{ server: Server }>(({ server }) => {
  enterOffice(operator);
  server.serve(oneLottery, { data: powerballDetail });
});

test('the results of a series are put in order, filtered and opened, all by their address', async ({
  server,
}) => {
  await page.viewport(desktop.width, desktop.height);
  const asked = server.serve(listResults, { data: [listed, hidden], total: 2, pages: 1 });
  const { address } = await visit('/admin/results/power_balls/1');
  const row = (date: string) => page.getByRole('row').filter({ hasText: date });
  await expect
    .element(row('05/08/2026'))
    .toMatchTextContent(/×2.*\$50,000,000.*2 jugadas, ninguna con premio/);
  await expect.element(row('03/08/2026')).toMatchTextContent(/Oculto.*No se liquida/);
  await expectAccessible();
  await page.getByRole('button', { name: 'Pozo' }).click();
  await expect.poll(address).toMatch(/sort=-?jackpot/);
  await page.getByRole('combobox', { name: 'A los jugadores' }).selectOptions('Ocultos');
  await expect.poll(() => asked.at(-1)?.query).toMatchObject({ type: '0', isShow: '0' });
  await page.getByRole('radio', { name: 'REZAGADOS' }).click();
  await expect.poll(() => asked.at(-1)?.query.type).toBe('1');
  await expect
    .element(page.getByRole('link', { name: 'Editar el resultado del 05/08/2026' }))
    .toHaveAttribute('href', '/admin/results/edit/power_balls/1/31');
});

test('each lottery’s card says of both series whether a result is missing, hidden or entered', async ({
  server,
}) => {
  server.serve(listLotteries, [powerball]);
  server.serve(listDrawProposals, { data: [], missing: [] });
  const base = { lottery_id: 1, name: 'power_balls' };
  server.serve(resultStates, {
    data: [
      { ...base, type: 0, state: 'missing', date: '2026-08-05', missing: 2 },
      { ...base, type: 1, state: 'hidden', date: '2026-08-01', missing: 0 },
    ],
  });
  await visit('/admin/results');
  await expect.element(page.getByText(/TRADICIONAL/)).toBeVisible();
  const states = page.getByRole('listitem');
  await expect
    .element(states.filter({ hasText: 'TRADICIONAL' }))
    .toMatchTextContent(/Falta el del mié 5.* y 1 más/);
  await expect.element(states.filter({ hasText: 'REZAGADOS' })).toMatchTextContent(/Oculto el del sáb 1/);
  await expectAccessible();
});
