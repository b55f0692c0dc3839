import { expect, test } from 'vitest';
import { addressKey, unmapIpv4 } from './address.ts';

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['::ffff:cb00:7107', '203.0.113.7'],
  ['0:0:0:0:0:FFFF:203.0.113.7', '203.0.113.7'],
  ['2001:db8::1', '2001:db8::1'],
  ['::203.0.113.7', '::203.0.113.7'],
  ['64:ff9b::203.0.113.7', '64:ff9b::203.0.113.7'],
  ['fe80::1%eth0', 'fe80::1'],
  ['203.0.113.7:51234', '203.0.113.7'],
  ['[2001:db8::1]:443', '2001:db8::1'],
  ['::1', '::1'],
  ['nonsense', 'nonsense'],
  ['', ''],
])('%s becomes %s, without IPv4 mapping, zone and port (C3.7)', (address, bare) => {
  expect(unmapIpv4(address)).toBe(bare);
});

test.each([
  ['203.0.113.7', '::ffff:203.0.113.7'],
  ['2001:db8:1:2::', '2001:db8:1:2:ffff:ffff:ffff:ffff'],
  ['2001:0db8:0001:0002:0:0:0:9', '2001:DB8:1:2::8'],
  ['::1', '::2'],
  ['::', '::203.0.113.7'],
  ['fe80::1%eth0', 'fe80::2%eth1'],
  ['nonsense', undefined],
])('%s and %s count as one address (C6.3)', (one, other) => {
  expect(addressKey(one)).toBe(addressKey(other));
});

test.each([
  ['203.0.113.7', '203.0.113.8'],
  ['2001:db8:1:2::1', '2001:db8:1:3::1'],
  ['203.0.113.7', '2001:db8::1'],
  ['::ffff:203.0.113.7', '::fffe:203.0.113.7'],
])('%s and %s are counted separately (C6.3)', (one, other) => {
  expect(addressKey(one)).not.toBe(addressKey(other));
});
