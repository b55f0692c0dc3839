import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { OperatorError } from '../operator-error.ts';
import { askServer } from './channel.ts';

test('a server that stops while it sends a backup is reported in one line, not as a bug (C1.7)', async () => {
  const directory = mkdtempSync(join(tmpdir(), 'windsock-channel-'));
  const server = createServer((_request, response) => {
    response.writeHead(200, { 'content-length': 1_000 });
    response.write('{}\n', () => response.destroy());
  });
  onTestFinished(() => {
    server.close();
    rmSync(directory, { recursive: true });
  });
  await new Promise<void>((done) => server.listen(join(directory, 'control.sock'), done));
  const output = await askServer(directory, 'backup', []);
  const failure = await output?.toArray().catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(OperatorError);
  expect(String(failure)).toContain('The server stopped before the command was complete. Run it again');
});
