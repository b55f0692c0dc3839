import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { SEALED_INFO } from '../../domain/sealing/sealed-report.ts';
import { newKeyPair, open } from '../../server/reports/submit/sealed/hpke.ts';
import { toBase64url } from '../../web/components/waiting/sealing/base64url.ts';
import { openWith, sealReport } from '../../web/components/waiting/sealing/seal.ts';
import { newCode } from '../../web/reports/submit/receipt/new-code.ts';

const pair = newKeyPair();
const server = { keyId: randomUUID(), publicKey: toBase64url(pair.publicKey) };
const body = JSON.stringify({ narrative: 'The canopy opened on the winch launch.', reporterEmail: 'anna@example.org' });

test('a sealed report is opened only by the server and by its receipt code, in any spelling (C15.2)', async () => {
  const code = newCode();
  const waiting = await sealReport({ body, key: randomUUID(), code }, server, new Date());
  const opened = await open(pair, waiting.sealed, { info: SEALED_INFO, aad: waiting.key });
  expect(opened.toString()).toBe(body);
  expect(await openWith(waiting, code)).toBe(body);
  expect(await openWith(waiting, code.toLowerCase().replaceAll('-', ' '))).toBe(body);
  for (const wrong of [newCode(), '', 'no code', code.slice(1)]) expect(await openWith(waiting, wrong)).toBeNull();
  expect(await openWith({ ...waiting, key: randomUUID() }, code)).toBeNull();
});

test('only ciphertexts, keyId, salt, nonce, Idempotency-Key and day are stored, and no word of the report (C15.2)', async () => {
  const code = newCode();
  const key = randomUUID();
  const waiting = await sealReport({ body, key, code }, server, new Date('2026-06-01T23:59:00Z'));
  expect(Object.keys(waiting).sort()).toEqual(['day', 'key', 'keyId', 'nonce', 'own', 'salt', 'sealed']);
  expect([waiting.day, waiting.key, waiting.keyId]).toEqual(['2026-06-01', key, server.keyId]);
  const all = Object.values(waiting).map((value) => Buffer.from(value as string).toString('latin1'));
  for (const secret of ['canopy', 'anna', code, code.replaceAll('-', '')]) expect(all.join('\n')).not.toContain(secret);
  const again = await sealReport({ body, key, code }, server, new Date());
  expect([again.salt, again.nonce]).not.toEqual([waiting.salt, waiting.nonce]);
});
