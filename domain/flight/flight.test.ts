/** What a flight's height curve may contain, and nothing else (C16.5). */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Submission } from '../reports/submission.ts';
import { check } from '../validate.ts';
import { type Flight, HEIGHTS_MAX, isFlight } from './flight.ts';
import { FlightResponse } from './flight-schema.ts';

const FLIGHT: Flight = {
  heights: [
    [0, 500],
    [4, 512],
    [9, -20],
  ],
  moment: 4,
  launch: 0,
};
const with_ = (change: object) => ({ ...FLIGHT, ...change });
const curve = (count: number) => Array.from({ length: count }, (_, at) => [at, 100]);

test.each([
  ['as it is', FLIGHT],
  ['one height', with_({ heights: [[0, 500]], moment: 0 })],
  ['no moment and no launch', with_({ moment: null, launch: null })],
  ['600 heights', with_({ heights: curve(600) })],
  [
    'the highest and the lowest',
    with_({
      heights: [
        [0, -500],
        [172_799, 20_000],
      ],
      moment: 172_799,
    }),
  ],
])('accepts a flight: %s (C16.5)', (_name, flight) => {
  expect(isFlight(flight)).toBe(true);
  expect(FlightResponse.safeParse(flight).success).toBe(true);
});

test.each([
  ['a text', 'flight'],
  ['a list', []],
  ['nothing in it', {}],
  ['another key', with_({ pilot: 'Pat' })],
  ['a key too few', { heights: FLIGHT.heights, moment: 4 }],
  ['a key of every object', JSON.parse('{"heights":[[0,1]],"moment":null,"launch":null,"__proto__":1}')],
  ['no heights', with_({ heights: [], moment: null })],
  ['heights that are not a list', with_({ heights: { 0: [0, 1] } })],
  ['601 heights', with_({ heights: curve(601) })],
  [
    'a first fix after 0',
    with_({
      heights: [
        [1, 500],
        [4, 510],
      ],
    }),
  ],
  [
    'a second twice',
    with_({
      heights: [
        [0, 500],
        [4, 510],
        [4, 511],
      ],
    }),
  ],
  [
    'seconds that go back',
    with_({
      heights: [
        [0, 500],
        [9, 510],
        [4, 511],
      ],
    }),
  ],
  [
    'two days',
    with_({
      heights: [
        [0, 500],
        [172_800, 510],
      ],
    }),
  ],
  [
    'a height too low',
    with_({
      heights: [
        [0, -501],
        [4, 500],
      ],
    }),
  ],
  [
    'a height too high',
    with_({
      heights: [
        [0, 20_001],
        [4, 500],
      ],
    }),
  ],
  [
    'a fraction of a second',
    with_({
      heights: [
        [0, 500],
        [4.5, 500],
      ],
    }),
  ],
  [
    'a fraction of a metre, which could hide a position',
    with_({
      heights: [
        [0, 500.4751],
        [4, 500],
      ],
    }),
  ],
  [
    'a position after the height',
    with_({
      heights: [
        [0, 500, 50.5],
        [4, 500],
      ],
    }),
  ],
  [
    'a height as text',
    with_({
      heights: [
        [0, '500'],
        [4, 500],
      ],
    }),
  ],
  [
    'no height',
    with_({
      heights: [
        [0, null],
        [4, 500],
      ],
    }),
  ],
  ['a moment after the flight', with_({ moment: 10 })],
  ['a moment before it', with_({ moment: -1 })],
  ['a moment as text', with_({ moment: '4' })],
  ['half a moment', with_({ moment: 4.5 })],
  ['a launch after the flight', with_({ launch: 10 })],
])('rejects a flight with one error for the whole: %s (C16.5)', (_name, flight) => {
  expect(isFlight(flight)).toBe(false);
  const sent = {
    clubId: '3e7f28a1-70a1-4a51-a9a4-0ce52f5a2a54',
    narrative: 'The canopy opened.',
    reporterEmail: 'a@b.example',
  };
  const checked = check(Submission, { ...sent, flight });
  expect('errors' in checked && checked.errors).toEqual([
    { path: 'flight', message: 'This is not the height curve of a flight' },
  ]);
});

test('a report without a flight, or with null, has none (C16.5)', () => {
  const sent = {
    clubId: '3e7f28a1-70a1-4a51-a9a4-0ce52f5a2a54',
    narrative: 'The canopy opened.',
    reporterEmail: 'a@b.example',
  };
  for (const flight of [undefined, null])
    expect(check(Submission, { ...sent, flight })).toMatchObject({ value: { flight: null } });
  expect(check(Submission, { ...sent, flight: FLIGHT })).toMatchObject({ value: { flight: FLIGHT } });
});

test('checking any value never throws, and agrees with the schema of the answer (C16.5)', () => {
  fc.assert(fc.property(fc.jsonValue(), (sent) => void isFlight(sent)));
  fc.assert(
    fc.property(
      fc.array(fc.array(fc.integer({ min: -600, max: 30_000 }), { maxLength: 3 }), { maxLength: HEIGHTS_MAX }),
      (heights) => {
        const flight = { heights, moment: null, launch: null };
        expect(isFlight(flight)).toBe(
          FlightResponse.safeParse(flight).success &&
            heights.length > 0 &&
            heights[0]?.[0] === 0 &&
            heights.every(([second = 0], at) => at === 0 || second > (heights[at - 1]?.[0] ?? 0)),
        );
      },
    ),
  );
});
