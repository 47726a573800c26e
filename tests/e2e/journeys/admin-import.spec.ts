import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { houseOf } from '../houses.ts';
import { enterOffice, officeOf } from './arrange.ts';

test.use({ settings: houseOf(import.meta.filename) });

const header = 'date,ball_one,ball_two,ball_three,ball_four,ball_five,ball_six,ball_red,potenciador';
const csv = (name: string, ...lines: readonly string[]) => ({
  name,
  mimeType: 'text/csv',
  buffer: Buffer.from(`${lines.join('\r\n')}\r\n`),
});

const choose = (page: Page, file: Parameters<ReturnType<Page['locator']>['setInputFiles']>[0]) =>
  page.locator('input[type=file]').setInputFiles(file);

/** The figure of one kind of lines: "Nuevos", "Rechazados". */
const count = (page: Page, label: string) =>
  page
    .getByRole('status')
    .locator('div', { has: page.getByText(label, { exact: true }) })
    .getByRole('definition');

test('a file with bad lines is refused whole, each line with its reason, until the good ones are asked for', async ({
  page,
  api,
  expectScreen,
}) => {
  const office = await officeOf(api);
  const stored = { ball_one: 1, ball_two: 2, ball_three: 3, ball_four: 4, ball_five: 5, ball_red: 6 };
  for (const date of ['2026-07-15', '2026-07-18'])
    await office.post('/loteries/historical/power_balls/1', { date, ...stored, potenciador: 2 });
  const mixed = csv(
    'powerball.csv',
    header,
    '2026-07-01,4,19,23,35,49,,14,2',
    '2026-07-04,6,8,22,44,51,,3,3',
    '2026-07-06,6,8,22,44,,,3,3',
    '2026-07-08,6,8,22,44,70,,3,3',
    '2026-07-11,9,9,22,44,51,,3,3',
    '2026-07-14,7,17,27,37,47,,5,2',
    '2026-07-15,1,2,3,4,5,,6,2',
    '2026-07-18,1,2,3,4,50,,6,2',
    '2026-07-20,10,20,30,40,50,,9,4',
    '2026-07-20,11,21,31,41,51,,9,4',
    '2026-08-10,10,20,30,40,50,,9,4',
    'ayer,10,20,30,40,50,,9,4',
  );
  await enterOffice(page);
  await page.goto('/admin/results/power_balls/1?importar=true');
  await choose(page, mixed);
  const begin = page.getByRole('button', { name: /^Importar \d+ sorteos?$/ });
  const refused = page.getByRole('region', { name: 'Líneas rechazadas' }).getByRole('row');

  await test.step('the preview lists each bad line with its number in the file', async () => {
    await expect(page.getByText('12 sorteos en el archivo')).toBeVisible();
    await expect(count(page, 'Nuevos')).toHaveText('4');
    await expect(count(page, 'Ya estaban')).toHaveText('1');
    await expect(count(page, 'Rechazados')).toHaveText('7');
    await expect(refused).toHaveText([
      /Línea.*Motivo/,
      /^4.*Debe tener 5 números: hay 4\./,
      /^5.*El 70 no está entre 1 y 69, los números de esa fecha\./,
      /^6.*El 9 está repetido\./,
      /^9.*Ya hay otro resultado de esa fecha: 1, 2, 3, 4, 5 \+ 6, potenciador 2\./,
      /^11.*La línea 10 tiene otro sorteo de la misma fecha\./,
      /^12.*Ese sorteo todavía no se realizó\./,
      /^13.*«ayer» no es una fecha: usa AAAA-MM-DD\./,
    ]);
    await expect(page.getByRole('region', { name: 'Avisos' }).getByRole('row')).toHaveText([
      /Línea.*Motivo/,
      /^7.*martes/,
    ]);
  });

  await test.step('as it stands, nothing of it can be imported', async () => {
    await expect(begin).toBeDisabled();
    await expect(
      page.getByText('Corrige el archivo, o marca «Importar solo las líneas buenas».'),
    ).toBeVisible();
    await expectScreen('admin-import-rejected');
  });

  await test.step('the bad lines can be kept as a file', async () => {
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Descargar las líneas rechazadas' }).click();
    const kept = await download;
    expect(kept.suggestedFilename()).toBe('lineas_rechazadas.csv');
    const text = await readFile(await kept.path(), 'utf8');
    expect(text.split('\r\n')).toContain('6,"El 9 está repetido."');
  });

  await test.step('asked to replace, what is different is no longer refused', async () => {
    await page.getByLabel('Reemplazar los que tienen otros números').check();
    await expect(count(page, 'Reemplazados')).toHaveText('1');
    await expect(count(page, 'Rechazados')).toHaveText('6');
    await page.getByLabel('Reemplazar los que tienen otros números').uncheck();
    await expect(count(page, 'Rechazados')).toHaveText('7');
  });

  await test.step('asked for the good lines alone, these and no others are imported', async () => {
    await page.getByLabel('Importar solo las líneas buenas').check();
    await expect(begin).toHaveText('Importar 4 sorteos');
    await begin.click();
    await expect(page.getByText('Importación terminada')).toBeVisible();
    await expect(count(page, 'Importados')).toHaveText('4');
    await expect(refused).toHaveCount(8);
    await page.getByRole('button', { name: 'Ver los resultados' }).click();
    const dates = ['20/07/2026', '18/07/2026', '15/07/2026', '14/07/2026', '04/07/2026', '01/07/2026'];
    for (const [at, date] of dates.entries())
      await expect(page.getByRole('row').nth(at + 1)).toContainText(date);
    await expect(page.getByRole('row')).toHaveCount(dates.length + 1);
    // what was there before the import is as it was
    await expect(page.getByRole('row', { name: /18\/07\/2026/ })).not.toContainText('50');
  });
});

test('the layout of New York Open Data is taken, a second time as nothing new', async ({ page }) => {
  const file = csv(
    'Lottery_Powerball_Winning_Numbers.csv',
    'Draw Date,Winning Numbers,Multiplier',
    '07/29/2026,05 11 22 33 44 07,3',
    '08/01/2026,09 10 12 13 66 26,2',
  );
  await enterOffice(page);
  await page.goto('/admin/results/power_balls/1?importar=true');
  await choose(page, file);
  await page.getByRole('button', { name: 'Importar 2 sorteos' }).click();
  await expect(page.getByText('Importación terminada')).toBeVisible();
  await page.getByRole('button', { name: 'Importar otro archivo' }).click();
  await choose(page, file);
  await expect(page.getByText('Todo el archivo ya está importado.')).toBeVisible();
  await expect(count(page, 'Ya estaban')).toHaveText('2');
  await expect(page.getByRole('button', { name: 'Importar 0 sorteos' })).toBeDisabled();

  await page.goto('/ultimos-resultados/1/power_balls');
  const drawn = page.getByRole('main').getByRole('list').first().getByRole('listitem');
  await expect(drawn).toHaveText(['9', '10', '12', '13', '66', 'Powerball 26']);
  await expect(page.getByText('POWER PLAY ×2')).toBeVisible();
});

test('a workbook is taken too', async ({ page }) => {
  await enterOffice(page);
  await page.goto('/admin/results/power_balls/1?importar=true');
  await choose(page, join(import.meta.dirname, 'sorteos.xlsx'));
  await page.getByRole('button', { name: 'Importar 2 sorteos' }).click();
  await page.getByRole('button', { name: 'Ver los resultados' }).click();
  await expect(page.getByRole('row', { name: /27\/07\/2026/ })).toContainText('48');
  await expect(page.getByRole('row', { name: /25\/07\/2026/ })).toContainText('47');
});
