import { deleteResult } from '@bolillero/contract/calls/results';
import { readLottery } from '../../../api/lottery.ts';
import { expectAccessible } from '../../../testing/accessible.ts';
import { enterOffice } from '../../../testing/people.ts';
import { powerball } from '../../../testing/powerball.ts';
import { show } from '../../../testing/show.tsx';
import { beforeEach, expect, page, test } from '../../../testing/test.ts';
import type { Result } from '../api/results.ts';
import { DeleteResultWindow } from './DeleteResultWindow.tsx';

const result = { id: 31, date: '2026-08-05' } as Result;
let closed: number;
const open = () =>
  show(
    <DeleteResultWindow
      lottery={readLottery(powerball)}
      result={result}
      onClose={() => {
        closed += 1;
      }}
    />,
  );
const remove = page.getByRole('button', { name: 'Sí, eliminar' });

beforeEach(() => {
  enterOffice();
  closed = 0;
});

test('a result whose winners lose their prize is deleted with the reason that they are told', async ({
  server,
}) => {
  const lost = { purchase_id: 11, costumer: 'Rosa Quispe', balls: '[5,9]', before: '7.00', after: '0' };
  const asked = server.serve(deleteResult, ({ query }) =>
    query.dry_run === '1' ? { ok: true, changes: [lost] } : { ok: true },
  );
  await open();
  await expect.element(page.getByRole('row').filter({ hasText: 'Rosa Quispe' })).toMatchTextContent(/pierde/);
  await page.getByLabelText('Motivo para los jugadores').fill('Era de otra fecha');
  await expectAccessible();
  await remove.click();
  await expect.poll(() => closed).toBe(1);
  expect(asked.at(-1)?.body).toEqual({ id: 31, name: 'power_balls', reason: 'Era de otra fecha' });
});

test('one that nobody won in asks for no reason', async ({ server }) => {
  server.serve(deleteResult, { ok: true, changes: [] });
  await open();
  await expect.element(page.getByText('Ningún jugador gana ni pierde premio con este cambio.')).toBeVisible();
  await expect.element(page.getByLabelText('Motivo para los jugadores')).not.toBeInTheDocument();
  await expect.element(remove).toBeEnabled();
});
