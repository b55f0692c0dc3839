/** Which reports count as similar (C17.1). */
import { expect, test } from 'vitest';
import { readStory, spellingsInText, stemOf } from './distinctive-words.ts';
import { type Candidate, findSimilar, THRESHOLD } from './similar.ts';

const NOTHING = {
  flightPhase: null,
  aircraftCategory: null,
  operationType: null,
  categories: [] as number[],
  eventTypes: [] as number[],
};
const VALUES = {
  flightPhase: 'Winch launch - rotation and climb',
  aircraftCategory: 'Glider (sailplane)',
  operationType: 'Training - solo',
};

const candidate = (id: string, text: string, values: Partial<Candidate> = {}): Candidate => ({
  ...NOTHING,
  id,
  day: '2026-06-01',
  story: readStory(text),
  ...values,
});
const CANOPY = 'During the winch launch the canopy opened at 80 metres, so I released and landed straight ahead.';
const report = (text: string, values: Partial<Candidate> = {}) => ({ ...NOTHING, story: readStory(text), ...values });
const idsOf = (hits: { candidate: Candidate }[]) => hits.map(({ candidate: { id } }) => id);

test('reports are similar by the words of their stories, and not if they are about something else (C17.1)', () => {
  const others = [
    candidate('canopy', 'On a winch launch my canopy opened. I released, held it and landed ahead on the runway.'),
    candidate('trailer', 'The trailer came off its hitch on the motorway while we fetched him from a field.'),
    candidate('airspace', 'He entered controlled airspace without a clearance; the controller called on the radio.'),
  ];
  const [hit, ...more] = findSimilar(report(CANOPY), others);
  expect(hit?.candidate.id).toBe('canopy');
  expect(more).toEqual([]);
  expect(spellingsInText(CANOPY, hit?.words ?? [])).toEqual(['winch', 'launch', 'canopy', 'opened', 'released']);
});

test('three equal values make reports similar without a common word, two do not, catch-alls never count (C17.1)', () => {
  const german = (values: object) => candidate('other', 'Beim Start riss das Seil in geringer Höhe.', values);
  const hitsOf = (values: object) => findSimilar(report(CANOPY, VALUES), [german(values)]);
  expect(hitsOf(VALUES)).toMatchObject([
    { equal: [{ of: 'flightPhase' }, { of: 'aircraftCategory' }, { of: 'operationType' }], words: [] },
  ]);
  expect(hitsOf({ ...VALUES, flightPhase: VALUES.flightPhase.toUpperCase() })).toHaveLength(1);
  expect(hitsOf({ ...VALUES, operationType: 'Competition' })).toEqual([]);
  for (const catchAll of ['Other', 'Unknown']) {
    const values = { ...VALUES, operationType: catchAll };
    expect(findSimilar(report(CANOPY, values), [german(values)])).toEqual([]);
  }
  const codes = { flightPhase: VALUES.flightPhase, categories: [104], eventTypes: [5020702] };
  expect(findSimilar(report(CANOPY, codes), [german(codes)])).toHaveLength(1);
});

test('at most three are found, the most similar first, then the newest, none below the threshold (C17.1)', () => {
  const others = [1, 2, 3, 4].map((day) => candidate(`${day}`, CANOPY, { day: `2026-06-0${day}` }));
  const weak = candidate('weak', 'The glider was rigged. Later that afternoon the canopy needed some polish at last.');
  const same = candidate('same phase', CANOPY, VALUES);
  const hits = findSimilar(report(CANOPY, VALUES), [weak, ...others, same]);
  expect(idsOf(hits)).toEqual(['same phase', '4', '3']);
  expect(hits.every(({ score }) => score >= THRESHOLD)).toBe(true);
  expect(findSimilar(report(CANOPY), [weak])).toEqual([]);
});

test('the order of the candidates does not change the result (C17.1)', () => {
  const others = [1, 2, 3, 4, 5].map((each) => candidate(`${each}`, CANOPY));
  expect(idsOf(findSimilar(report(CANOPY), [...others].reverse()))).toEqual(idsOf(findSimilar(report(CANOPY), others)));
});

test('a story without distinctive words is similar to none (C17.1)', () => {
  for (const text of ['', 'It was as it was.', '[name] [club] 1234'])
    expect(findSimilar(report(text), [candidate('one', text), candidate('two', CANOPY)])).toEqual([]);
});

test.each([
  ['landed', 'landing'],
  ['canopy', 'canopies'],
  ['haube', 'hauben'],
  ['kabel', 'kabels'],
  ['verricello', 'verricelli'],
  ['szybowca', 'szybowcem'],
])('%s and %s count as the same word (C17.1)', (one, other) => {
  expect(stemOf(one)).toBe(stemOf(other));
});

test('reasons are words that both stories contain, not others of the same stem (C17.1)', () => {
  const text =
    'Nach dem Start an der Winde riss das Seil, die Haube klapperte, und das FLARM warnte vor dem Motorsegler.';
  const other = candidate('other', 'A gust of wind at the winch, the FLARM warned, haube and seile, Motorsegler near.');
  const [hit] = findSimilar(report(text), [other]);
  expect(hit?.words).toEqual(expect.arrayContaining(['flarm', 'haube', 'motorsegler']));
  for (const stem of ['winde', 'wind', 'seil', 'seile']) expect(hit?.words).not.toContain(stem);
});

test('reasons are spelt as in the story, preferably in lower case, and never come from a replacement (C17.1)', () => {
  const text = 'Haube offen. CANOPY: Winch and winch. [registration]';
  expect(spellingsInText(text, ['haube', 'offen', 'canopy', 'winch', 'registration'])).toEqual([
    'Haube',
    'offen',
    'canopy',
    'winch',
  ]);
});

test('a story of 3,000 words is read within half a second (C17.1)', () => {
  const long = Array.from(
    { length: 3_000 },
    (_, at) => `w${String.fromCharCode(97 + (at % 26))}x${'yz'.repeat(at % 5)}`,
  );
  const before = performance.now();
  expect(readStory(long.join(' ')).stems.size).toBeGreaterThan(10);
  expect(performance.now() - before).toBeLessThan(500);
});
