import { mkdtempSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readOrCreateKey } from './key-file.ts';
import { readKey } from './sealing.ts';

const folder = () => mkdtempSync(join(tmpdir(), 'windsock-key-'));

test('the key is created once, for its owner only, and kept (C11.1)', () => {
  const directory = folder();
  const key = readOrCreateKey(directory);
  expect(key).toHaveLength(32);
  expect(statSync(join(directory, 'secret.key')).mode & 0o777).toBe(0o600);
  expect(readOrCreateKey(directory)).toEqual(key);
  expect(readOrCreateKey(folder())).not.toEqual(key);
  expect(readdirSync(directory)).toEqual(['secret.key']);
});

test('the leftovers of a killed first start do not prevent a new key (C11.1)', () => {
  const directory = folder();
  writeFileSync(join(directory, 'secret.key.new'), 'half');
  expect(readOrCreateKey(directory)).toHaveLength(32);
});

test('a file without a valid key stops the start and is left unchanged (C11.1)', () => {
  const directory = folder();
  writeFileSync(join(directory, 'secret.key'), 'not a key');
  expect(() => readOrCreateKey(directory)).toThrow('secret.key must contain 64 hex digits');
  expect(readFileSync(join(directory, 'secret.key'), 'utf8')).toBe('not a key');
  expect(readKey('ab'.repeat(32))).toHaveLength(32);
  for (const bad of ['', 'ab', 'g'.repeat(64), 'ab'.repeat(33)]) expect(readKey(bad)).toBeNull();
});
