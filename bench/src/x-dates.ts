import { readFileSync, writeFileSync } from 'node:fs';
import { browserFlags, findBrowser } from '@bolillero/test-browser/find-browser';
import { chromium } from 'playwright';
const url = process.argv[2] ?? '';
const post = async (path: string, body: unknown, token?: string) => {
  const r = await fetch(url + '/api' + path, { method: 'POST', headers: { 'content-type': 'application/json', ...(token && { authorization: 'Bearer ' + token }) }, body: JSON.stringify(body) });
  return [r.status, await r.json()] as [number, any];
};
const [, { token: admin }] = await post('/users/login', { dni: '10000002', password: 'Demo-2026' });
const [, { token }] = await post('/costumers/login', { email: 'experto@demo.example', password: 'Demo-2026' });
const before = await (await fetch(url + '/api/results/list?id=4&limit=1&brief=1', { headers: { authorization: 'Bearer ' + token } })).json();
console.log('demo tinka', before.total, before.from, before.to);
if (process.argv[3] === 'import') {
  const form = new FormData();
  form.append('file', new Blob([readFileSync('/work/shared/data/tinka.csv')], { type: 'text/csv' }), 'tinka.csv');
  const r = await fetch(url + '/api/loteries/import/tinkas/4?replace=1&partial=1', { method: 'POST', headers: { authorization: 'Bearer ' + admin }, body: form });
  console.log(r.status, (await r.text()).slice(0, 300));
}
const [, { token: chief }] = await post('/users/login', { dni: '10000001', password: 'Demo-2026' });
const wide = new FormData(); wide.append('date_opening', '1994-10-16');
const r2 = await fetch(url + '/api/lottery/update/4', { method: 'POST', headers: { authorization: 'Bearer ' + chief }, body: wide });
console.log('opening', r2.status, (await r2.text()).slice(0, 200));
const { executablePath, env } = findBrowser();
const browser = await chromium.launch({ executablePath, env: { ...env }, args: [...browserFlags] });
for (const [width, height, scheme] of [[1440, 900, 'light'], [390, 844, 'light'], [390, 844, 'dark'], [1440, 900, 'dark']] as const) {
  const context = await browser.newContext({ viewport: { width, height }, colorScheme: scheme });
  await context.addCookies([{ name: 'costumer_token', value: token, url }]);
  const page = await context.newPage();
  page.on('console', (m) => { if (m.type() === 'error') console.log('CONSOLE', m.text()); });
  page.on('pageerror', (e) => console.log('PAGEERROR', e.message));
  await page.goto(url + '/resultados/4/tinkas?from=1994-10-16');
  await page.getByText(/[\d,]+ sorteos/).first().waitFor();
  console.log(await page.getByText(/[\d,]+ sorteos/).first().textContent());
  await page.screenshot({ path: `test-results/pics/resultados-${width}-${scheme}.png` });
  if (width === 1440) {
    const tasks = page.evaluate(() => new Promise<number[]>((resolve) => {
      const found: number[] = [];
      new PerformanceObserver((l) => l.getEntries().forEach((e) => found.push(e.duration))).observe({ type: 'longtask' });
      setTimeout(() => resolve(found), 6000);
    }));
    const began = performance.now();
    const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Excel' }).click()]);
    console.log('excel', download.suggestedFilename(), (performance.now() - began).toFixed(0), 'ms');
    await download.saveAs('test-results/' + scheme + '.xlsx');
    console.log('long tasks', await tasks);
  }
  await page.getByRole('button', { name: 'Fechas' }).click();
  await page.getByRole('button', { name: 'Abrir el calendario: Hasta' }).click();
  await page.getByRole('grid').waitFor();
  await page.screenshot({ path: `test-results/pics/resultados-cal-${width}-${scheme}.png` });
  await context.close();
}
await browser.close();
