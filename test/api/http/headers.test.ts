/** Security headers on every response, success or failure (C6.5). */
import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { setStage } from '../../stage.ts';

const ANSWERS: [string, string, 'superAdmin' | undefined][] = [
  ['GET', '/api/clubs', undefined],
  ['GET', '/api/reports', 'superAdmin'],
  ['GET', '/api/reports', undefined],
  ['POST', '/api/clubs', 'superAdmin'],
  ['POST', '/api/auth/logout', undefined],
  ['GET', `/api/reports/public/${randomUUID()}`, undefined],
  ['GET', '/api/nothing', undefined],
  ['GET', '/api/%FF', undefined],
  ['GET', '/%', undefined],
  ['GET', `/api/reports/public/${'x'.repeat(5_000)}`, undefined],
  ['PUT', '/api/clubs', undefined],
  ['GET', '/healthz', undefined],
  ['GET', '/readyz', undefined],
];

test('every answer forbids scripts, framing and sniffing, and reveals no server software (C6.5)', async () => {
  const stage = await setStage();
  for (const [method, url, as] of ANSWERS) {
    const { headers, statusCode } = await stage.call(method, url, as && { as });
    expect(headers, `${method} ${url} ${statusCode}`).toMatchObject({
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    });
    expect(headers['x-frame-options']).toMatch(/DENY|SAMEORIGIN/);
    expect([headers['x-powered-by'], headers['server'], headers['access-control-allow-origin']]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
    expect(headers['strict-transport-security']).toBeUndefined();
  }
  await stage.close();
});

test('HSTS is sent only if a trusted proxy reports https (C6.5)', async () => {
  const headers = { 'x-forwarded-proto': 'https' };
  const trusting = await setStage({ trustProxy: ['127.0.0.1'] });
  for (const url of ['/api/clubs', '/api/users', '/api/nothing', '/api/%FF']) {
    const answer = await trusting.call('GET', url, { headers });
    expect(answer.headers['strict-transport-security'], url).toMatch(/^max-age=\d{8}/);
  }
  const stranger = await trusting.call('GET', '/api/clubs', { headers, address: '203.0.113.9' });
  expect(stranger.headers['strict-transport-security']).toBeUndefined();
  await trusting.close();
  const plain = await setStage();
  expect((await plain.call('GET', '/api/clubs', { headers })).headers['strict-transport-security']).toBeUndefined();
  await plain.close();
});
