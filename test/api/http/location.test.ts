/** Where a visitor is, from a table on the local disk (C3.7). */
import { expect, test } from 'vitest';
import { type Stage, setStage } from '../../stage.ts';

const NOWHERE = { detectedRegion: null, country: null };

async function detect({ call }: Stage, address: string, forwarded?: string) {
  const headers: Record<string, string> = forwarded === undefined ? {} : { 'x-forwarded-for': forwarded };
  const answer = await call('GET', '/api/detect-location', { address, headers });
  expect(answer.statusCode).toBe(200);
  return answer.json();
}

test('an address resolves to its country and region: IPv4, IPv6 and IPv4-mapped ones (C3.7)', async () => {
  const stage = await setStage();
  const us = { detectedRegion: 'United States', country: 'US' };
  const gb = { detectedRegion: 'United Kingdom', country: 'GB' };
  for (const address of ['8.8.8.8', '::ffff:8.8.8.8', '::ffff:0808:0808', '0:0:0:0:0:ffff:8.8.8.8'])
    expect(await detect(stage, address), address).toEqual(us);
  for (const address of ['81.2.69.142', '::ffff:81.2.69.142']) expect(await detect(stage, address)).toEqual(gb);
  expect((await detect(stage, '2001:4860:4860::8888')).country).toBe('US');
  await stage.close();
});

test('private and reserved addresses resolve to null, without an error (C3.7)', async () => {
  const stage = await setStage();
  for (const address of [
    '127.0.0.1',
    '::1',
    '10.1.2.3',
    '172.20.0.1',
    '100.64.0.1',
    '203.0.113.9',
    '224.0.0.1',
    '2001:db8::1',
    '::ffff:192.168.1.1',
    '192.168.0.1',
    '0.0.0.0',
    'fe80::1%eth0',
    'fd00::1',
    '255.255.255.255',
  ])
    expect(await detect(stage, address), address).toEqual(NOWHERE);
  await stage.close();
});

test('a forwarded address counts only behind a trusted proxy (C3.7, C6.3)', async () => {
  const plain = await setStage();
  expect(await detect(plain, '127.0.0.1', '8.8.8.8')).toEqual(NOWHERE);
  await plain.close();
  const trusting = await setStage({ trustProxy: ['127.0.0.1'] });
  expect((await detect(trusting, '127.0.0.1', '8.8.8.8')).country).toBe('US');
  expect((await detect(trusting, '127.0.0.1', '81.2.69.142, 8.8.8.8')).country).toBe('US');
  expect((await detect(trusting, '81.2.69.142', '8.8.8.8')).country).toBe('GB');
  for (const odd of ['', 'nonsense', '999.1.1.1', '8.8.8.8:443', ',,,', '1'.repeat(2_000)])
    expect(Object.keys(await detect(trusting, '127.0.0.1', odd)), odd).toEqual(['detectedRegion', 'country']);
  await trusting.close();
});

test('no address, forwarded or not, appears in any log line (C3.7, C6.6)', async () => {
  const stage = await setStage({ trustProxy: ['127.0.0.1'], logLevel: 'trace' });
  await detect(stage, '127.0.0.1', '8.8.8.8');
  await detect(stage, '81.2.69.142');
  expect(stage.log.length).toBeGreaterThan(0);
  expect(stage.log.join('\n')).not.toMatch(/8\.8\.8\.8|81\.2\.69\.142|127\.0\.0\.1/);
  await stage.close();
});
