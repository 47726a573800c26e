import { createServer } from 'node:http';

/** The bare server that the product is measured against: `node:http` answering the bytes it is given on stdin-like argv. */
const body = Buffer.from(process.env.BARE_BODY ?? '{}');
const server = createServer((_, response) => {
  response.writeHead(200, {
    'content-type': 'application/json; charset=utf-8',
    'content-length': body.length,
  });
  response.end(body);
});
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  if (address !== null && typeof address === 'object')
    process.stdout.write(`Listo: http://127.0.0.1:${address.port}\n`);
});
process.on('SIGTERM', () => process.exit(0));
