import { crc32, inflateRawSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { newFileNumber } from './file-number.ts';
import { zipOf } from './zip.ts';

const CONTENT = Buffer.from('<a>é 😀 ]]></a>\n'.repeat(500));

test('a zip has one deflated entry, described identically in both headers, with the correct sizes and checksum (C13.3)', () => {
  const zip = zipOf('7K3MQ9XW.xml', CONTENT);
  const entry = zip.readUInt32LE(zip.length - 6);
  expect(zip.readUInt32LE(entry)).toBe(0x02014b50);
  expect(zip.subarray(entry + 6, entry + 32)).toEqual(zip.subarray(4, 30));
  expect(zip.readUInt32LE(entry + 42)).toBe(0);
  const packed = zip.subarray(30 + 12, 30 + 12 + zip.readUInt32LE(18));
  expect(inflateRawSync(packed).equals(CONTENT)).toBe(true);
  expect(zip.readUInt32LE(22)).toBe(CONTENT.length);
  expect(zip.readUInt32LE(14)).toBe(crc32(CONTENT));
  // A known checksum, so that both are of the same kind.
  expect(zipOf('a.txt', Buffer.from('123456789')).readUInt32LE(14)).toBe(0xcbf43926);
  expect(entry).toBe(30 + 12 + zip.readUInt32LE(18));
  expect(zipOf('7K3MQ9XW.xml', CONTENT).equals(zip)).toBe(true);
});

test('file numbers are unique, with eight characters that cannot be confused (C13.3)', () => {
  const drawn = Array.from({ length: 2_000 }, newFileNumber);
  expect(drawn.every((number) => /^[0-9A-HJKMNP-TV-Z]{8}$/.test(number))).toBe(true);
  expect(new Set(drawn).size).toBe(drawn.length);
});
