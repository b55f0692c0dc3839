/** Serves the site without scripts: the same HTML, styles and font, as a lower bound for comparison. */
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';

type Site = { address: string; stop: () => void };

/** The server's compression level (server/http/compression.ts). */
const PARAMS = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };

const withoutScripts = (html: string): string =>
  html.replace(/<script\b[^>]*>.*?<\/script>/gs, '').replace(/<link rel="modulepreload"[^>]*>\n?/g, '');

/** A proxy to the server that passes documents through `change`. */
async function startProxy(server: string, change: (html: string) => string): Promise<Site> {
  const proxy = createServer((incoming, outgoing) => {
    const { host, ...headers } = incoming.headers;
    const upstream = request(
      new URL(incoming.url ?? '/', server),
      { method: incoming.method ?? 'GET', headers },
      (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('end', () => {
          const { 'content-length': length, 'transfer-encoding': encoding, ...kept } = response.headers;
          const sent = Buffer.concat(chunks);
          const isDocument = kept['content-type']?.startsWith('text/html') && kept['content-encoding'] === 'br';
          const body = isDocument ? brotliCompressSync(change(brotliDecompressSync(sent).toString()), PARAMS) : sent;
          outgoing.writeHead(response.statusCode ?? 500, { ...kept, 'content-length': body.length });
          outgoing.end(body);
        });
      },
    );
    incoming.pipe(upstream);
  });
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  const { port } = proxy.address() as AddressInfo;
  return { address: `http://127.0.0.1:${port}`, stop: () => proxy.close() };
}

/** The site with and without scripts, behind the same proxy, so that they are comparable. */
export async function bothSites(server: string): Promise<{ whole: Site; plain: Site }> {
  return { whole: await startProxy(server, (html) => html), plain: await startProxy(server, withoutScripts) };
}
