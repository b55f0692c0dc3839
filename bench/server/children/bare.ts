/** The fastest this machine can answer, to compare with: node:http alone, in a separate process, with prepared bytes. */
import { createServer, type OutgoingHttpHeaders } from 'node:http';

/** A complete response, its body in base64, by kind of request: `plain`, `br`, `304`. */
export type CannedResponses = Record<
  'plain' | 'br' | '304',
  { status: number; headers: OutgoingHttpHeaders; body: string }
>;

process.on('message', (canned: CannedResponses) => {
  const responses = Object.fromEntries(
    Object.entries(canned).map(([name, { status, headers, body }]) => [
      name,
      { status, headers, body: Buffer.from(body, 'base64') },
    ]),
  ) as Record<keyof CannedResponses, { status: number; headers: OutgoingHttpHeaders; body: Buffer }>;
  const server = createServer(({ headers }, response) => {
    const {
      status,
      headers: sent,
      body,
    } = responses[headers['if-none-match'] ? '304' : headers['accept-encoding'] ? 'br' : 'plain'];
    response.writeHead(status, sent).end(body);
  });
  server.listen(0, '127.0.0.1', () => process.send?.((server.address() as { port: number }).port));
});
process.on('disconnect', () => process.exit(0));
process.send?.('ready');
