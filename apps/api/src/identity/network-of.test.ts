import { expect, test } from 'vitest';
import { networkOf } from './network-of.ts';

test.each([
  ['198.51.100.7', '198.51.100.7'],
  ['198.51.100.7:51234', '198.51.100.7'],
  ['::ffff:198.51.100.7', '198.51.100.7'],
  ['2001:db8:1:2:3:4:5:6', '20010db800010002/64'],
  ['2001:DB8:1:2::', '20010db800010002/64'],
  ['[2001:db8:1:2::9]:443', '20010db800010002/64'],
  ['2001:db8:1:3::9', '20010db800010003/64'],
  ['fe80::1%eth0', 'fe80000000000000/64'],
  ['::1', '0000000000000000/64'],
  ['unknown', 'unknown'],
])('%s is counted as %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});
