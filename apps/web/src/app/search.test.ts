import { createMemoryHistory, createRootRoute, createRoute, createRouter } from '@tanstack/react-router';
import { expect, test } from 'vitest';
import {
  ballSet,
  dateText,
  flag,
  integer,
  oneOf,
  parseSearch,
  searchOf,
  stringifySearch,
  text,
} from './search.ts';

const read = searchOf({
  next: text,
  page: integer(1, 50),
  notification: flag,
  tab: oneOf('datos', 'compras'),
  from: dateText,
});

test('good values are read, typed', () => {
  expect(read(parseSearch('?next=/perfil?a=1&page=2&notification=true&tab=datos&from=2024-02-29'))).toEqual({
    next: '/perfil?a=1',
    page: 2,
    notification: true,
    tab: 'datos',
    from: '2024-02-29',
  });
});

test('bad and unknown ones are dropped instead of breaking the page', () => {
  expect(read(parseSearch('?next=&page=51&notification=no&tab=x&from=2023-02-29&other=1'))).toEqual({});
  expect(read({ page: '1e3', from: 'ayer' })).toEqual({});
});

test('what the program sets reads as what the address says', () => {
  expect(read({ page: 3, notification: true })).toEqual({ page: 3, notification: true });
});

test('addresses are written plainly', () => {
  expect(stringifySearch({ a: 1, b: 'dos & tres', c: undefined })).toBe('?a=1&b=dos+%26+tres');
  expect(stringifySearch({})).toBe('');
});

test('a bad value of the address reaches no page, through the router either', () => {
  const root = createRootRoute();
  const tickets = createRoute({ getParentRoute: () => root, path: '/tickets', validateSearch: read });
  const router = createRouter({
    routeTree: root.addChildren([tickets]),
    history: createMemoryHistory({ initialEntries: ['/tickets?tab=vendidas&page=2'] }),
    parseSearch,
    stringifySearch,
  });
  expect(router.matchRoutes(router.latestLocation).at(-1)?.search).toEqual({ page: 2 });
});

test.each([
  ['?pregunta=7-14-21', '7-14-21'],
  ['?pregunta=7-14-21-35-49%2B9', '7-14-21-35-49+9'],
  ['?pregunta=7-14+9', '7-14+9'],
  ['?pregunta=%2B9', '+9'],
  ['?pregunta=7,14,21', '7-14-21'],
  ['?pregunta=7,%2014,%2021+9', '7-14-21+9'],
  ['?pregunta=1-2-3-4-5-6-7-8-9-10-11', undefined],
  ['?pregunta=07', undefined],
  ['?pregunta=7--14', undefined],
  ['?pregunta=', undefined],
])('balls of the address %s', (address, balls) => {
  expect(searchOf({ pregunta: ballSet })(parseSearch(address)).pregunta).toBe(balls);
});
