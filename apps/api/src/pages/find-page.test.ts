import { expect, test } from 'vitest';
import type { BuiltPage } from './build.ts';
import { createPageFinder } from './find-page.ts';

const aPage = (pattern: string): BuiltPage => ({ pattern, ofLottery: false, scripts: [], styles: [] });
const find = createPageFinder(
  ['/', '/loterias', '/admin/results/:name/:id', '/admin/results/new/:id', '/loteria/:id/:name'].map(aPage),
);
const found = (path: string) => find(path)?.page.pattern;

test('an address is the page whose pattern it fits, in capitals and with a slash at its end too', () => {
  expect(found('/')).toBe('/');
  expect(['/loterias', '/loterias/', '/Loterias'].map(found)).toEqual(Array(3).fill('/loterias'));
  expect(find('/loteria/1/power_balls')).toMatchObject({ params: { id: '1', name: 'power_balls' } });
});

test('where two patterns fit, the one that leaves less open is meant', () => {
  expect(found('/admin/results/new/3')).toBe('/admin/results/new/:id');
  expect(found('/admin/results/tinkas/3')).toBe('/admin/results/:name/:id');
});

test('signs that are written in another way are read as those, within their segment', () => {
  expect(['/%6Coterias', '/loteri%61s/'].map(found)).toEqual(['/loterias', '/loterias']);
  expect(find('/%6Coteria/1/power%5fballs')).toMatchObject({ params: { id: '1', name: 'power_balls' } });
  expect(find('/loteria/1/a%2Fb%C3%B1%20c')).toMatchObject({ params: { name: 'a/bñ c' } });
  expect(find('/loteria/1/a%255Fb')).toMatchObject({ params: { name: 'a%5Fb' } });
  for (const path of ['/loteria%2F1/power_balls', '/loteria/1/%E0%A4', '/loteria/1/%', '/%2Floterias'])
    expect(find(path), path).toBeNull();
});

test('what fits none is no page', () => {
  for (const path of ['//', '/loteria', '/loteria/1', '/loteria/1/power_balls/x', '/loterias//', '/nada']) {
    expect(find(path), path).toBeNull();
  }
});
