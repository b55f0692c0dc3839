/** The ceiling, a process of its own: node:http and nothing else, answering bytes that were handed over. */
import { createServer, type OutgoingHttpHeaders } from 'node:http';

/** A whole answer, the body in base64; by what is asked for: `plain`, `br`, `304`. */
export type CannedAnswer = Record<
  'plain' | 'br' | '304',
  { status: number; headers: OutgoingHttpHeaders; body: string }
>;

process.on('message', (canned: CannedAnswer) => {
  const answers = Object.fromEntries(
    Object.entries(canned).map(([name, { status, headers, body }]) => [
      name,
      { status, headers, body: Buffer.from(body, 'base64') },
    ]),
  ) as Record<keyof CannedAnswer, { status: number; headers: OutgoingHttpHeaders; body: Buffer }>;
  const server = createServer(({ headers }, response) => {
    const {
      status,
      headers: sent,
      body,
    } = answers[headers['if-none-match'] ? '304' : headers['accept-encoding'] ? 'br' : 'plain'];
    response.writeHead(status, sent).end(body);
  });
  server.listen(0, '127.0.0.1', () => process.send?.((server.address() as { port: number }).port));
});
process.on('disconnect', () => process.exit(0));
process.send?.('ready');
