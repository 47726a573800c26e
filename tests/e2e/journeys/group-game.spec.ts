import { form, namedFile } from '../api.ts';
import { expect, test } from '../fixtures.ts';
import { houseOf } from '../houses.ts';
import { enterAs, enterOffice, enterResult, newCustomer, officeOf } from './arrange.ts';
import { approvePayment } from './steps.ts';

test.use({ settings: houseOf(import.meta.filename) });

const winning = '5|9|21|1|2|0|7';
const losing = '30|31|32|34|35|0|8';

test('a group game from both sides: joined and paid, drawn, told, divided', async ({
  page,
  newVisitor,
  api,
  server,
  expectScreen,
}) => {
  test.setTimeout(180_000);
  const operator = await officeOf(api);
  const rosa = await newCustomer(api, 'juego-en-grupo@example.com');
  const { data } = await operator.post<{ data: { id: number } }>('/penas/create-pena', {
    loterie_id: 1,
    type: 50,
    participations: 7,
  });
  await operator.post(`/penas/activate-pena/${data.id}`, { share_price: '5.00' });
  const lines = namedFile(`${winning}\r\n${losing}\r\n`, 'lineas.txt', 'text/plain');
  await operator.post(`/penas/attach/${data.id}`, form({ file: lines }));

  await enterAs(page, rosa);
  await page.goto('/loteria/1/power_balls?tab=4');
  await expect(page.getByText('0 de 7 vendidas, quedan 7')).toBeVisible();
  await page.getByRole('button', { name: 'Una más' }).click();
  await page.getByRole('button', { name: 'Añadir al carrito' }).click();
  await expect(page.getByText('En el carrito: 2 participaciones · $10.00')).toBeVisible();
  await expectScreen('group-games-open');
  await page.getByRole('link', { name: 'Ver el carrito' }).click();
  await expect(page.getByText('$10.00').first()).toBeVisible();
  await approvePayment(page);
  // the payment is done before the page is left
  await expect(page.getByText('¡Números registrados!').first()).toBeVisible();
  await page.goto('/perfil');
  await expect(page.getByText('Pagado · con sus líneas')).toBeVisible();

  await page.goto('about:blank');
  await server.restart({ BOLILLERO_NOW: '2026-08-09T12:00:00Z' });
  await enterResult(operator, { date: '2026-08-08', balls: [5, 9, 21, 33, 40], special: 7 });

  // 100.00 of seven: 14.29 for the first four shares, hers are two of them
  await page.goto('/perfil?notification=true');
  await page.getByRole('button', { name: /^Ver: ¡Ganaste en tu juego en grupo de Powerball!/ }).click();
  await expect(page.getByRole('dialog').getByText('$28.58')).toBeVisible();
  await expectScreen('group-game-notice');
  await page.getByRole('dialog').getByRole('link', { name: 'Juego en grupo' }).click();
  await expect(page.getByRole('row', { name: 'Part. 1 a 4 $14.29 cada una 2 tuyas' })).toBeVisible();
  await expectScreen('group-game-divided');

  const office = await newVisitor();
  await enterOffice(office);
  await office.goto('/admin/group-game');
  await expect(office.getByRole('heading', { level: 1 })).toHaveText('Juegos en Grupo');
  await expectScreen('admin-group-games', office);
});
