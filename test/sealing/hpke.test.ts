import { randomBytes, randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { SEALED_INFO } from '../../domain/sealing/sealed-report.ts';
import { newKeyPair, open } from '../../server/reports/submit/sealed/hpke.ts';
import { fromBase64url, toBase64url } from '../../web/components/waiting/sealing/base64url.ts';
import { seal } from '../../web/components/waiting/sealing/hpke.ts';

const bytes = (hex: string): Uint8Array => new Uint8Array(Buffer.from(hex, 'hex'));
const P256 = { name: 'ECDH', namedCurve: 'P-256' };

/** RFC 9180, A.3.1: DHKEM(P-256, HKDF-SHA256), HKDF-SHA256, AES-128-GCM, base mode, sequence number 0. */
const VECTOR = {
  info: 'Ode on a Grecian Urn',
  enc: '04a92719c6195d5085104f469a8b9814d5838ff72b60501e2c4466e5e67b325ac98536d7b61a1af4b78e5b7f951c0900be863c403ce65c9bfcb9382657222d18c4',
  ephemeral: '4995788ef4b9d6132b249ce59a77281493eb39af373d236a1fe415cb0c2d7beb',
  publicKey:
    '04fe8c19ce0905191ebc298a9245792531f26f0cece2460639e8bc39cb7f706a826a779b4cf969b8a0e539c7f62fb3d30ad6aa8f80e30f1d128aafd68a2ce72ea0',
  privateKey: 'f3ce7fdae57e1a310d87f1ebbde6f328be0a99cdbcadf4d6589cf29de4b8ffd2',
  plaintext: 'Beauty is truth, truth beauty',
  aad: 'Count-0',
  ciphertext: '5ad590bb8baa577f8619db35a36311226a896e7342a6d836d8b7bcd2f20b6c7f9076ac232e3ab2523f39513434',
};

async function ephemeralPair(): Promise<CryptoKeyPair> {
  const point = bytes(VECTOR.enc);
  const part = (from: number) => toBase64url(point.slice(from, from + 32));
  const jwk = { kty: 'EC', crv: 'P-256', x: part(1), y: part(33), d: toBase64url(bytes(VECTOR.ephemeral)) };
  return {
    privateKey: await crypto.subtle.importKey('jwk', jwk, P256, true, ['deriveBits']),
    publicKey: await crypto.subtle.importKey('raw', bytes(VECTOR.enc) as BufferSource, P256, true, []),
  };
}

test('the browser seals as RFC 9180 says, and the server opens the result (C15.3)', async () => {
  const { info, aad, plaintext } = VECTOR;
  const sealed = await seal(bytes(VECTOR.publicKey), plaintext, { info, aad }, ephemeralPair());
  expect(Buffer.from(sealed).toString('hex')).toBe(VECTOR.enc + VECTOR.ciphertext);
  const pair = { publicKey: bytes(VECTOR.publicKey), privateKey: bytes(VECTOR.privateKey) };
  expect((await open(pair, sealed, { info, aad })).toString()).toBe(plaintext);
});

test('the server opens only what was sealed to its key, unaltered and for the same purpose (C15.3)', async () => {
  const pair = newKeyPair();
  const aad = randomUUID();
  const text = JSON.stringify({ narrative: '🛩️ Überlandflug '.repeat(2_000) });
  const sealed = await seal(pair.publicKey, text, { info: SEALED_INFO, aad });
  expect((await open(pair, sealed, { info: SEALED_INFO, aad })).toString()).toBe(text);
  const refused = [
    open(newKeyPair(), sealed, { info: SEALED_INFO, aad }),
    open(pair, sealed, { info: SEALED_INFO, aad: randomUUID() }),
    open(pair, sealed, { info: 'another thing', aad }),
    open(
      pair,
      sealed.map((byte, at) => (at === 100 ? byte ^ 1 : byte)),
      { info: SEALED_INFO, aad },
    ),
    open(pair, sealed.slice(0, -1), { info: SEALED_INFO, aad }),
    open(pair, sealed.slice(0, 70), { info: SEALED_INFO, aad }),
    open(pair, new Uint8Array(0), { info: SEALED_INFO, aad }),
    open(pair, new Uint8Array(200), { info: SEALED_INFO, aad }),
  ];
  for (const each of await Promise.allSettled(refused)) expect(each.status).toBe('rejected');
});

test('sealing the same text twice gives different results (C15.3)', async () => {
  const { publicKey } = newKeyPair();
  const once = () => seal(publicKey, 'text', { info: SEALED_INFO, aad: 'a' });
  expect(await once()).not.toEqual(await once());
});

test('base64url encodes and decodes without loss (C15.3)', () => {
  const random = new Uint8Array(randomBytes(1_000));
  expect(toBase64url(random)).toBe(Buffer.from(random).toString('base64url'));
  expect(fromBase64url(toBase64url(random))).toEqual(random);
});
