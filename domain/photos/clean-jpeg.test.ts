/** What is kept from a JPEG (C16.2). */
import { describe, expect, test } from 'vitest';
import { jpeg, METADATA, SECRET, segment } from '../../test/jpeg.ts';
import { mutatedJpegs } from '../../test/mutated-jpegs.ts';
import { cleanJpeg } from './clean-jpeg.ts';
import { PHOTO_PIXELS_MAX } from './limits.ts';

const clean = (file: Uint8Array): Buffer => {
  const picture = cleanJpeg(file);
  if ('refused' in picture) throw new Error(picture.refused);
  return Buffer.from(picture.bytes);
};
const refusal = (file: Uint8Array) => (cleanJpeg(file) as { refused?: string }).refused;

const KINDS = { baseline: {}, progressive: { progressive: true }, grey: { components: 1 }, CMYK: { components: 4 } };

test.each(Object.entries(KINDS))('a %s picture without metadata is kept byte for byte (C16.2)', (_, options) => {
  const file = jpeg(options);
  expect(clean(file).equals(file)).toBe(true);
  expect(cleanJpeg(file)).toMatchObject({ width: 16, height: 16 });
});

describe.each(Object.entries(KINDS))('in a %s picture', (_, options) => {
  test.each(Object.entries(METADATA))('no byte of %s survives (C16.2)', (kind, extra) => {
    const kept = clean(jpeg({ ...options, extra }));
    expect(kept.includes(SECRET)).toBe(false);
    const head = kind.startsWith('JFIF') ? 18 : kind.startsWith('Adobe') ? 16 : 0;
    expect(kept.length).toBe(jpeg(options).length + head);
  });

  test('nothing after the end survives: a second picture, a zip, a page (C16.2)', () => {
    for (const text of [jpeg(), Buffer.from(`PK\x03\x04${SECRET}`), Buffer.from(`<script>${SECRET}</script>`)])
      expect(clean(jpeg({ ...options, trailing: [...text] })).equals(jpeg(options))).toBe(true);
  });
});

test('metadata between scans is removed; fill bytes and restart markers are accepted (C16.2)', () => {
  const file = [...jpeg({ progressive: true })];
  const second = file.indexOf(0xda, file.indexOf(0xda) + 1) - 1;
  const withExtra = Buffer.from([...file.slice(0, second), 0xff, ...segment(0xe1, SECRET), ...file.slice(second)]);
  expect(clean(withExtra).equals(jpeg({ progressive: true }))).toBe(true);
  const restarts = jpeg({ extra: segment(0xdd, [0, 4]) });
  const end = restarts.length - 2;
  const interrupted = Buffer.concat([
    restarts.subarray(0, end),
    Buffer.from([0xff, 0xd0, 1, 0xff, 0, 2]),
    restarts.subarray(end),
  ]);
  expect(clean(interrupted).equals(interrupted)).toBe(true);
});

test("a second JFIF segment is removed; Adobe's colour information is kept (C16.2)", () => {
  const jfif = METADATA['JFIF with a thumbnail'] ?? [];
  expect(clean(jpeg({ extra: [...jfif, ...jfif] })).length).toBe(jpeg().length + 18);
  expect([...clean(jpeg({ extra: METADATA['Adobe with more'] ?? [] })).subarray(2, 18)]).toEqual([
    ...[0xff, 0xee, 0, 14],
    ...Buffer.from('Adobe'),
    ...[0, 100, 0, 0, 0, 0, 1],
  ]);
});

test('a JFIF or Adobe segment that is cut short is dropped, so that no picture gets larger (C16.2)', () => {
  for (const [code, text] of [
    [0xe0, 'JFIF\0'],
    [0xee, 'Adobe'],
  ] as const)
    expect(clean(jpeg({ extra: segment(code, text) })).equals(jpeg())).toBe(true);
});

test('a file that is not a JPEG is refused, and so is a polyglot that begins as another file (C16.2)', () => {
  for (const file of ['', 'GIF89a', '\x89PNG\r\n\x1a\n', '<svg/>', 'PK\x03\x04', '\xff\xd8', '\xff\xd8\xff\xd9'])
    expect(refusal(Buffer.from(file, 'latin1'))).toBe('no-jpeg');
  expect(refusal(Buffer.concat([Buffer.from('GIF89a'), jpeg()]))).toBe('no-jpeg');
  expect(refusal(Buffer.concat([jpeg().subarray(0, 2), Buffer.from('<script>'), jpeg().subarray(2)]))).toBe('no-jpeg');
});

test('a picture cut off at any byte is refused (C16.2)', () => {
  const file = jpeg({ progressive: true });
  for (let length = 0; length < file.length; length += 1) expect(refusal(file.subarray(0, length))).toBe('no-jpeg');
});

test('invalid tables and frames are refused, so that they cannot carry data (C16.2)', () => {
  const bad = [
    segment(0xdb, [0, 1, 2]),
    segment(0xdb, [0, ...Array<number>(64).fill(1), ...Buffer.from(SECRET)]),
    segment(0xc4, [0, ...Array<number>(16).fill(255)]),
    segment(0xcc, [0]),
    segment(0xdd, SECRET),
    segment(0xc0, SECRET),
    segment(0xc3, [8, 0, 1, 0, 1, 1, 1, 0x11, 0]),
    [0xff, 0xd8],
    [0xff, 0xda, 0, 6, 1, 1, 0, 0],
    segment(0xdb, [0x20, ...Array<number>(64).fill(1)]),
    segment(0xdb, [0x10, ...Array<number>(64).fill(1)]),
    segment(0xcc, [0, 1, 0]),
    segment(0xdc, [0, 16]),
    segment(0xde, [8, 0, 1, 0, 1, 1, 1, 0x11, 0]),
    [0xff, 0xd0],
    [0xff, 0],
    [0xff, 0xe1, 0xff, 0xff],
    [0xff, 0xe1, 0, 1],
  ];
  for (const extra of bad) expect(refusal(jpeg({ extra }))).toBe('no-jpeg');
  expect(refusal(jpeg({ width: 0 }))).toBe('no-jpeg');
  expect(refusal(jpeg({ height: 0 }))).toBe('no-jpeg');
});

test('a scan header is refused for a repeated component, a coefficient past 63 or a shift past 13 (C16.2)', () => {
  const file = jpeg();
  const scan = file.indexOf(0xda);
  // Marker, length, count, three components with tables; then coefficients and shift.
  for (const [at, value] of [
    [scan + 6, 1],
    [scan + 10, 64],
    [scan + 11, 64],
    [scan + 12, 0xe0],
    [scan + 12, 0x0e],
  ] as const) {
    const changed = Buffer.from(file);
    changed[at] = value;
    expect(refusal(changed)).toBe('no-jpeg');
  }
});

test('16-bit tables, arithmetic coding and several Huffman tables in a segment are kept as they are (C16.2)', () => {
  const table = [...Array<number>(16).fill(0)];
  const kept = [
    segment(0xdb, [0x11, ...Array<number>(128).fill(1)]),
    segment(0xcc, [0, 16]),
    segment(0xc4, [1, ...table, 0x11, ...table]),
  ];
  for (const extra of kept) expect(clean(jpeg({ extra })).equals(jpeg({ extra }))).toBe(true);
  const arithmetic = jpeg();
  arithmetic[arithmetic.indexOf(Buffer.from([0xff, 0xc0])) + 1] = 0xc9;
  expect(clean(arithmetic).equals(arithmetic)).toBe(true);
});

test("Adobe's segment is cut to its known part, and dropped if it is too short or has an unknown value (C16.2)", () => {
  const adobe = (rest: number[]) => jpeg({ extra: segment(0xee, [...Buffer.from('Adobe'), ...rest]) });
  const known = [0, 100, 0, 0, 0, 0, 2];
  for (const more of [[], [7], [...Buffer.from(SECRET)]])
    expect(clean(adobe([...known, ...more])).equals(adobe(known))).toBe(true);
  for (const bad of [[], [0, 100, 0, 0, 0, 0], [0, 100, 0, 0, 0, 0, 3]])
    expect(clean(adobe(bad)).equals(jpeg())).toBe(true);
});

test('a picture of more than 25 megapixels is refused (C16.2)', () => {
  expect(refusal(jpeg({ width: 5000, height: PHOTO_PIXELS_MAX / 5000 }))).toBeUndefined();
  expect(refusal(jpeg({ width: 5000, height: PHOTO_PIXELS_MAX / 5000 + 1 }))).toBe('too-large');
  expect(refusal(jpeg({ width: 65535, height: 65535 }))).toBe('too-large');
});

test('none of 2,000 mutated files throws, and cleaning a result again changes nothing (C16.2)', () => {
  let kept = 0;
  for (const file of mutatedJpegs(2000)) {
    const picture = cleanJpeg(file);
    if ('refused' in picture) continue;
    kept += 1;
    expect(clean(picture.bytes).equals(Buffer.from(picture.bytes))).toBe(true);
    expect(picture.bytes.length).toBeLessThanOrEqual(file.length + 34);
  }
  expect(kept).toBeGreaterThan(50);
  expect(kept).toBeLessThan(1950);
});
