import { aCustomerWithCart } from './customer.ts';
import { compare } from './load.ts';
import { type Started, startProgram } from './server.ts';

interface Measured {
  readonly name: string;
  readonly path: string;
  readonly token?: string;
}

/** Requests per second of hot reads, each against a bare `node:http` server that answers the same bytes. */
export async function benchHttp(bolillero: Started): Promise<void> {
  const { token, lotteryId } = await aCustomerWithCart(bolillero.url, 10);
  const reads: Measured[] = [
    { name: 'public lottery list', path: '/api/loteries/list-lotto' },
    {
      name: "a customer's cart of 10 plays",
      path: `/api/checkouts/oneList?id=${lotteryId}&name=power_balls`,
      token,
    },
  ];
  for (const { name, path, token: bearer } of reads) {
    const headers: Record<string, string> = bearer === undefined ? {} : { authorization: `Bearer ${bearer}` };
    const url = `${bolillero.url}${path}`;
    const body = await (await fetch(url, { headers })).text();
    const bare = await startProgram(['bench/src/bare-server.ts'], { BARE_BODY: body });
    try {
      const { ratio, lowest, highest, a, b } = await compare(
        { url, headers },
        { url: bare.url, headers },
        { rounds: 5, seconds: 3 },
      );
      const spread = `${lowest.toFixed(2)} to ${highest.toFixed(2)}`;
      console.log(
        `${name} (${body.length} bytes): ${ratio.toFixed(2)} of bare node:http (${spread}; ${Math.round(a)} and ${Math.round(b)} requests/s)`,
      );
    } finally {
      await bare.stop();
    }
  }
}
