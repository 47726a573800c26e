import {
  checkNotifications,
  listNotifications,
  type Notification,
} from '@bolillero/contract/calls/notifications';
import { expectAccessible } from '../../../testing/accessible.ts';
import { enter } from '../../../testing/people.ts';
import { wonNotification } from '../../../testing/purchases.ts';
import { show } from '../../../testing/show.tsx';
import { beforeEach, desktop, expect, page, phone, test, userEvent } from '../../../testing/test.ts';
import { NotificationList } from './NotificationList.tsx';

const won: Notification = {
  ...wonNotification,
  monto: '50000.00',
  stateNotification: 0,
  winBall: '[5,9,21,60]',
  extraWinBall: 7,
  jackpot: '2026-08-05',
  purchase_id: 11,
  level: '4 + 1',
  prize_sum: null,
  createdAt: '2026-08-06T14:30:00.000Z',
};
const nothing: Notification = {
  ...won,
  id: 2,
  monto: '0',
  stateNotification: 1,
  winBall: '[]',
  extraWinBall: null,
};
const refund: Notification = {
  ...won,
  id: 1,
  kind: 'refund',
  monto: '3.00',
  stateNotification: 1,
  purchase_id: 10,
  winBall: null,
  extraWinBall: null,
};

const corrected = 'Corregimos el resultado que publicamos del miércoles 5 de agosto de 2026.';
const changed: Notification = {
  ...won,
  id: 5,
  kind: 'changed',
  monto: '100.00',
  winBall: '[5,9,21,60]',
  extraWinBall: null,
  level: '4',
  before: { monto: '50000.00', level: '4 + 1' },
  reason: corrected,
};
const withdrawn: Notification = {
  ...won,
  id: 4,
  kind: 'withdrawn',
  monto: '0',
  winBall: null,
  extraWinBall: null,
  level: null,
  before: { monto: '50000.00', level: '4 + 1' },
  reason: corrected,
};

const answer = (...data: Notification[]) => ({ data, unread: 0, total: data.length, pages: 1 });
const row = (text: string) => page.getByRole('listitem').filter({ hasText: text });

beforeEach(() => enter());

test('what is shown is marked as seen, once, and what was new keeps its mark', async ({ server }) => {
  let seen = false;
  server.serve(listNotifications, () => answer({ ...won, stateNotification: seen ? 1 : 0 }, nothing, refund));
  const asked = server.serve(checkNotifications, () => {
    seen = true;
    return { ok: true };
  });
  await show(<NotificationList />);
  await expect.element(row('¡Ganaste en Powerball!')).toMatchTextContent(/Nueva/);
  await expect.element(row('¡Ganaste en Powerball!')).toMatchTextContent(/\$50,000\.00/);
  await expect.element(row('Resultado de tu jugada en Powerball')).not.toMatchTextContent(/Nueva/);
  await expect.element(row('Te devolvimos un pago')).toMatchTextContent(/\$3\.00/);
  await expect.poll(() => asked.map(({ body }) => body)).toEqual([{ notificaciones: [3] }]);
  await expect.element(row('¡Ganaste en Powerball!')).toMatchTextContent(/Nueva/);
});

test('a win of the second series says which it was', async ({ server }) => {
  server.serve(listNotifications, answer({ ...won, type: 1, stateNotification: 1 }));
  await show(<NotificationList />);
  await page.getByRole('button', { name: /^Ver: ¡Ganaste en Powerball!/ }).click();
  const window = page.getByRole('dialog', { name: '¡Ganaste en Powerball!' });
  await expect.element(window).toMatchTextContent(/05\/08\/2026 · REZAGADOS/);
});

test('a win opens with its hits and its prize, and gives the focus back', async ({ server }) => {
  server.serve(listNotifications, answer({ ...won, stateNotification: 1 }));
  await show(<NotificationList />);
  const view = page.getByRole('button', { name: /^Ver: ¡Ganaste en Powerball!/ });
  await view.click();
  const window = page.getByRole('dialog', { name: '¡Ganaste en Powerball!' });
  const numbers = window.getByRole('region', { name: 'Tus números' });
  await expect.element(numbers.getByText('4 aciertos + Powerball')).toBeVisible();
  await expect.element(window.getByText('$50,000.00')).toBeVisible();
  await expect.element(window).toMatchTextContent(/Sorteo del05\/08\/2026/);
  await expectAccessible();
  await userEvent.keyboard('{Escape}');
  await expect.element(view).toHaveFocus();
});

test('a win that changed says from what to what, and why', async ({ server }) => {
  server.serve(listNotifications, answer({ ...changed, stateNotification: 1 }));
  await show(<NotificationList />);
  const title = 'Tu premio cambió de $50,000.00 a $100.00';
  await expect.element(row(title).getByText('$100.00', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: `Ver: ${title}, 05/08/2026` }).click();
  const window = page.getByRole('dialog', { name: title });
  await expect
    .element(window)
    .toMatchTextContent(
      /Motivo: Corregimos el resultado que publicamos del miércoles 5 de agosto de 2026\. Si no estás de acuerdo, escríbenos con el número de tu compra\./,
    );
  await expect.element(window.getByText('4 aciertos')).toBeVisible();
  await expect
    .element(window)
    .toMatchTextContent(/Antes\$50,000\.00 · nivel 4 \+ 1Ahora\$100\.00Nivel4CompraN\.º 000011/);
  await expectAccessible();
});

test('a win that changed between money and a free play, or only in its level, is said in words', async ({
  server,
}) => {
  const free = { ...changed, id: 6, monto: 'Jugada gratis', level: '2' };
  const level = { ...changed, id: 7, before: { monto: '100.00', level: '3 + 1' } };
  server.serve(
    listNotifications,
    answer({ ...free, stateNotification: 1 }, { ...level, stateNotification: 1 }),
  );
  await show(<NotificationList />);
  await expect.element(row('Tu premio cambió de $50,000.00 a una jugada gratis')).toBeVisible();
  await expect.element(row('Tu premio de $100.00 cambió de nivel')).toBeVisible();
});

test('a win that was withdrawn says that there is none, and why', async ({ server }) => {
  server.serve(
    listNotifications,
    answer({ ...withdrawn, stateNotification: 1, reason: 'Se leyó mal el 61.' }),
  );
  await show(<NotificationList />);
  const title = 'Ya no hay premio para tu jugada de Powerball';
  await expect.element(row(title)).not.toMatchTextContent(/\$/);
  await page.getByRole('button', { name: `Ver: ${title}, 05/08/2026` }).click();
  const window = page.getByRole('dialog', { name: title });
  await expect.element(window).toMatchTextContent(/Motivo: Se leyó mal el 61\. Si no estás de acuerdo/);
  await expect
    .element(window)
    .toMatchTextContent(/Antes\$50,000\.00 · nivel 4 \+ 1AhoraSin premioCompraN\.º 000011/);
  await expect.element(window).not.toMatchTextContent(/acierto/);
  await expectAccessible();
});

test('money that came back says for which purchase', async ({ server }) => {
  server.serve(listNotifications, answer(refund));
  await show(<NotificationList />);
  await page.getByRole('button', { name: /^Ver: Te devolvimos un pago/ }).click();
  const window = page.getByRole('dialog', { name: 'Te devolvimos un pago' });
  await expect
    .element(window.getByText('Te devolvimos el precio completo de la compra N.º 000010.'))
    .toBeVisible();
});

/** As the server tells of shares of a group game: no play, no purchase. */
const ofGame = {
  balls: null,
  ball_red: null,
  winBall: null,
  extraWinBall: null,
  level: null,
  prize_sum: null,
  image: null,
  purchase_id: null,
  pena_id: 31,
  stateNotification: 1,
} as const;

test.for([
  ['15.62', '$15.62'],
  ['por confirmar', 'Tu premio está por confirmar'],
] as const)(
  'a group game that won %s says how its part is got, and leads to it',
  async ([monto, said], { server }) => {
    server.serve(listNotifications, answer({ ...won, ...ofGame, monto }));
    await show(<NotificationList />);
    const title = '¡Ganaste en tu juego en grupo de Powerball!';
    await page.getByRole('button', { name: `Ver: ${title}, 05/08/2026` }).click();
    const window = page.getByRole('dialog', { name: title });
    await expect.element(window.getByText(said)).toBeVisible();
    await expect.element(window).toMatchTextContent(/coordinamos contigo el pago de tu parte/);
    await expect.element(window).not.toMatchTextContent(/acierto|su PDF|compra/i);
    await expect
      .element(window.getByRole('link', { name: 'Juego en grupo' }))
      .toHaveAttribute('href', '/compras/grupo/31');
    await expectAccessible();
  },
);

test('winnings of a group game that changed or went, and shares given back, lead to the game', async ({
  server,
}) => {
  server.serve(
    listNotifications,
    answer(
      { ...changed, ...ofGame, before: { monto: '15.62', level: null }, monto: '5.20' },
      { ...withdrawn, ...ofGame, before: { monto: '5.20', level: null } },
      { ...refund, ...ofGame, id: 9, monto: '15.00', jackpot: null },
    ),
  );
  await show(<NotificationList />);
  const window = page.getByRole('dialog');
  for (const [title, said] of [
    ['Tu premio cambió de $15.62 a $5.20', /el número de tu juego en grupo\..*Antes\$15\.62Ahora\$5\.20/],
    ['Ya no hay premio para tu juego en grupo de Powerball', /Antes\$5\.20AhoraSin premio/],
    ['Te devolvimos un pago', /tus participaciones del juego en grupo 31.*\$15\.00/],
  ] as const) {
    await row(title).getByRole('button').click();
    await expect.element(window).toMatchTextContent(said);
    await expect
      .element(window.getByRole('link', { name: /^(31|Juego en grupo)$/ }).first())
      .toHaveAttribute('href', '/compras/grupo/31');
    await userEvent.keyboard('{Escape}');
  }
});

test('without any it says when there will be one', async ({ server }) => {
  server.serve(listNotifications, answer());
  await show(<NotificationList />);
  await expect.element(page.getByText('Aún no tienes notificaciones')).toBeVisible();
});

test.for([phone, desktop])('is accessible $width wide', async ({ width, height }, { server }) => {
  await page.viewport(width, height);
  server.serve(listNotifications, answer({ ...won, stateNotification: 1 }, nothing, refund));
  await show(<NotificationList />);
  await expect.element(row('¡Ganaste en Powerball!')).toBeVisible();
  await expectAccessible();
});
