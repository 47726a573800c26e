import { listLotteries } from '@bolillero/contract/calls/lotteries';
import { Lottery } from '@bolillero/contract/entities/lottery';
import { AmountOut, Nullable, PageOf, Strict } from '@bolillero/contract/wire';
import { expect, test } from 'vitest';

test('A call says where it goes', () => {
  expect(listLotteries).toMatchObject({ method: 'GET', path: '/lottery/list', access: 'visitor' });
});

test('Schemas can be made of schemas', () => {
  expect(() => PageOf(Strict({ lottery: Nullable(Lottery), won: Nullable(AmountOut) }))).not.toThrow();
});

test('A schema that is used fails, instead of being an empty one', () => {
  expect(() => Lottery.properties).toThrow("schemas are the server's");
  expect(() => 'enum' in AmountOut).toThrow("schemas are the server's");
  expect(() => Object.keys(Lottery)).toThrow("schemas are the server's");
  expect(() => ({ ...Lottery })).toThrow("schemas are the server's");
  expect(() => JSON.stringify(Lottery)).toThrow("schemas are the server's");
});
