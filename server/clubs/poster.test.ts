import { expect, test } from 'vitest';
import { posterOf } from './poster.ts';

const club = { id: '6a22e17c-d23b-426a-aa9f-f70a3c5ade16', name: 'Ridge Soaring Club' };

test('a poster has the address of PUBLIC_URL, else the one in use, and says which (C10.6)', () => {
  const settled = posterOf({ club, publicUrl: 'https://safety.example.org/', inUse: 'http://localhost:3000' });
  expect(settled.short).toBe('https://safety.example.org/s/6a22-e17c');
  expect([settled.address, settled.isSettled, settled.clubName]).toEqual([
    `https://safety.example.org/submit?club=${club.id}`,
    true,
    'Ridge Soaring Club',
  ]);
  const other = posterOf({ club, publicUrl: null, inUse: 'http://localhost:3000' });
  expect([other.address, other.isSettled]).toEqual([`http://localhost:3000/submit?club=${club.id}`, false]);
});

test('the QR code has its quiet zone and three corners, and changes with the address (C10.6)', () => {
  const { size, path } = posterOf({ club, publicUrl: 'https://a.example', inUse: '' }).qr;
  const dark = new Set([...path.matchAll(/M(\d+) (\d+)h1v1h-1z/g)].map(([, x, y]) => `${x} ${y}`));
  expect(dark.size).toBeGreaterThan(200);
  const isDark = (x: number, y: number) => dark.has(`${x} ${y}`);
  const far = size - 5;
  for (const [x, y] of [
    [4, 4],
    [far, 4],
    [4, far],
  ] as const)
    expect([isDark(x, y), isDark(x, y + (y === 4 ? 6 : -6))]).toEqual([true, true]);
  for (let at = 0; at < size; at += 1)
    for (const edge of [0, 3, size - 4, size - 1]) expect([isDark(at, edge), isDark(edge, at)]).toEqual([false, false]);
  expect(posterOf({ club, publicUrl: 'https://b.example', inUse: '' }).qr.path).not.toBe(path);
});
