import Fastify from 'fastify';
import { describe, expect, test } from 'vitest';
import { parseConfig } from './config.ts';
import { trustOf } from './trust-proxy.ts';

/** Where a request seems to come from, that reached us from `peer` with these words on who sent it. */
async function seenFrom(setting: string, forwarded: string, peer = '127.0.0.1'): Promise<string> {
  const parsed = parseConfig({ TRUST_PROXY: setting });
  if (!parsed.ok) throw new Error(parsed.faults.join());
  const server = Fastify({ trustProxy: trustOf(parsed.config.trustProxy) });
  server.get('/', async ({ ip }) => ip);
  const { body } = await server.inject({
    url: '/',
    remoteAddress: peer,
    headers: forwarded === '' ? {} : { 'x-forwarded-for': forwarded },
  });
  await server.close();
  return body;
}

const client = '198.51.100.7';
/** What a client may write before the proxies add what they see. */
const forged = '127.0.0.1, 10.1.2.3, 203.0.113.9, nonsense, ';

describe('the address that a request comes from', () => {
  test.each([
    ['', `${forged}${client}`, '127.0.0.1', '127.0.0.1'],
    ['0', `${forged}${client}`, '127.0.0.1', '127.0.0.1'],
    ['false', `${forged}${client}`, '127.0.0.1', '127.0.0.1'],
    ['1', `${forged}${client}`, '127.0.0.1', client],
    ['1', client, '10.0.0.1', client],
    ['1', '', '127.0.0.1', '127.0.0.1'],
    ['2', `${forged}${client}, 10.0.0.2`, '10.0.0.1', client],
    ['loopback', `${forged}${client}`, '127.0.0.1', client],
    ['loopback', `${forged}${client}`, '::1', client],
    ['loopback', `${forged}${client}`, '192.0.2.1', '192.0.2.1'],
    ['127.0.0.1', `${forged}${client}`, '127.0.0.1', client],
    ['::1', `${forged}2001:db8::7`, '::1', '2001:db8::7'],
    ['10.0.0.1', `${forged}${client}`, '::ffff:10.0.0.1', client],
    ['10.0.0.0/8', `${forged}${client}, 10.9.9.9`, '10.0.0.1', client],
    ['fd12::/16', `${forged}${client}`, 'fd12::1', client],
    ['::ffff:10.0.0.0/104', `${forged}${client}`, '10.0.0.1', client],
    ['loopback, 10.0.0.0/8', `${forged}${client}, 10.9.9.9`, '127.0.0.1', client],
    ['uniquelocal,192.0.2.1', `${forged}${client}, 192.168.0.4`, '192.0.2.1', client],
    ['10.0.0.0/8', `${forged}${client}`, '192.0.2.1', '192.0.2.1'],
  ])('with TRUST_PROXY=%j, «%s» by way of %s is %s', async (setting, forwarded, peer, expected) => {
    expect(await seenFrom(setting, forwarded, peer)).toBe(expected);
  });
});

test.each([
  'true',
  'yes',
  '-1',
  '1.5',
  '01',
  '0x1',
  '1e0',
  '10',
  '*',
  'localhost',
  'proxy.example.com',
  '10.0.0.0/0',
  '10.0.0.0/33',
  '10.0.0.0/8/8',
  '0.0.0.0/1,128.0.0.0/1',
  '10.0.0.0/7',
  '::/0',
  '::/1',
  '::/16',
  '2000::/15',
  '::ffff:0.0.0.0/96',
  '::ffff:0:0/96',
  '::ffff:10.0.0.0/103',
  'fe80::1%eth0/64',
  '10.0.0.0/255.0.0.0',
  '10.0.0.1;10.0.0.2',
  '10.0.0.1,',
  '1,loopback',
])('TRUST_PROXY=%s is refused by name', (setting) => {
  const parsed = parseConfig({ TRUST_PROXY: setting });
  expect(!parsed.ok && parsed.faults).toEqual([expect.stringMatching(/^TRUST_PROXY .*direcciones/)]);
});
