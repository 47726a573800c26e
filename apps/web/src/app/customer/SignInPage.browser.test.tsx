import { listLotteries, lotteriesWithLastResult } from '@bolillero/contract/calls/lotteries';
import { serveCart } from '../../testing/cart.ts';
import { serveFrame } from '../../testing/frame.ts';
import { enter } from '../../testing/people.ts';
import { visit } from '../../testing/show.tsx';
import { expect, test } from '../../testing/test.ts';

test.for([
  '%2F.%2F%2Fevil.example',
  '%2Fx%2F..%2F%2Fevil.example',
  '%2F%252Fevil.example',
  'https%3A%2F%2Fevil.example',
])(
  'who is signed in already goes on to the lotteries, not to another site (next=%s)',
  async (next, { server }) => {
    enter();
    serveFrame(server);
    serveCart(server);
    server.serve(listLotteries, []);
    server.serve(lotteriesWithLastResult, { data: [] });
    const { address } = await visit(`/login-client?next=${next}`);
    await expect.poll(address).toBe('/loterias');
  },
);
