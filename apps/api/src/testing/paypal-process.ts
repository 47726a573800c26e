import { startPayPalServer } from './paypal-server.ts';

/**
 * The server that behaves like PayPal as a process of its own, for tests of the built program:
 * `node paypal-process.ts [port]`. Its first line is its settings as JSON; it ends when its input does.
 */
const server = await startPayPalServer(Number(process.argv[2] ?? 0));
console.log(JSON.stringify(server.settings));
process.stdin.resume().once('end', () => void server.close());
