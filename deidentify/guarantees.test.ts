import fc from 'fast-check';
import { expect, test } from 'vitest';
import { inputWithTagger as inputOf } from '../bench/deidentify/name-tagger.ts';
import { deidentify } from './deidentify.ts';
import { compactValue } from './recognisers/known/values.ts';

const KNOWN = {
  reporterName: 'Zbigniew Kowalczyk-Larsen',
  reporterEmail: 'zk.larsen@example.org',
  reporterTelephone: '+44 7700 900123',
  aircraftRegistration: 'G-CKLM',
  serialNumber: 'SN-20417',
};

const PIECES = [
  'Anna Berta Tom Baker Kowalczyk Larsen zbigniew Z. K. Mr Dr the The instructor CFI pilot said was flying with told at near Lasham and',
  'G-CKLM GCKLM golf charlie kilo lima mike D-1234 N123AB callsign CD 7700 900123 +44 07700 900123 1013 27L 129.980 licence number 12345',
  'zk.larsen@example.org www.example.org at dot example org Discus ASK 21 12 High Street rue Upwind Gliding Club GC , . ! ? : ( ) - \' " [ ]',
  "[name] [registration] [removed] \n \t 51.1234 -1.2345 51\u00b011' N W \u{1F600} \u200b e\u0301 \u00df Will Mark Hope April",
]
  .join(' ')
  .split(' ');

const prose = fc.array(fc.constantFrom(...PIECES), { maxLength: 40 }).map((pieces) => pieces.join(' '));
const anything = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc.string({ unit: 'grapheme', maxLength: 300 }),
  prose,
);

function run(narrative: string): { text: string; spans: ReturnType<typeof deidentify>['spans'] } {
  const { texts, spans } = deidentify(inputOf({ narrative }, { known: KNOWN }));
  return { text: texts.narrative ?? narrative, spans };
}

test('any text is read without throwing, and de-identifying the result changes nothing', () => {
  fc.assert(
    fc.property(anything, (narrative) => {
      const once = run(narrative).text;
      expect(run(once).text).toBe(once);
    }),
    { numRuns: 400 },
  );
});

test.each([
  ['nothing', ''],
  ['one word', 'Brandstetter'],
  ['capitals alone', 'FLUGLEHRER BRANDSTETTER RIEF HALT. THEN TOM BAKER PULLED THE RELEASE.'],
  ['lower case alone', 'fluglehrer brandstetter rief halt. then tom baker pulled the release'],
  ['one word of 20,000 letters', 'Brandstetter'.repeat(1_667).slice(0, 20_000)],
  ['mixed scripts', 'Пилот Иванов met Ανδρέας and 田中 with Anna Krüger beim Start.'],
  ['right to left', 'قال أحمد إن Anna Krüger כאן עם יוסי בשדה'],
  ['emoji', 'Anna\u{1F600}Krüger \u{1F468}\u200d\u{1F469}\u200d\u{1F467} met Tom Baker\u{1F44D}\u{1F3FD}.'],
  ['lone surrogates', 'Anna \ud800 Krüger \udc00Tom Baker\ud83d said stop.'],
  ['combining marks', 'Fluglehrer Bra\u0301nds\u0308tetter und Ne\u0301meth.'],
])('in %s no surrogate pair is split, and a second run changes nothing (C5.2)', (_, narrative) => {
  const once = run(narrative);
  expect(run(once.text).text).toBe(once.text);
  const surrogates = (text: string) => text.match(/[\ud800-\udfff]/g)?.length ?? 0;
  for (const { start, end } of once.spans) {
    expect(end).toBeGreaterThan(start);
    expect(narrative.slice(start, end)).not.toMatch(/^[\udc00-\udfff]|[\ud800-\udbff]$/);
  }
  expect(surrogates(once.text)).toBeLessThanOrEqual(surrogates(narrative));
});

test('a text with the names of Object.prototype properties never throws', () => {
  for (const word of Object.getOwnPropertyNames(Object.prototype)) {
    const said = `The ${word} spoke. Call one ${word} two, double ${word}; ${word.toUpperCase()} said so.`;
    expect(() => run(said)).not.toThrow();
    expect(() => run(`${word[0]?.toUpperCase()}${word.slice(1)} Grant flew. ${word} ${word}`)).not.toThrow();
  }
});

test('spans are within the original, in order, separate, and never split a surrogate pair', () => {
  fc.assert(
    fc.property(anything, (narrative) => {
      let done = 0;
      for (const { start, end } of run(narrative).spans) {
        expect(start).toBeGreaterThanOrEqual(done);
        expect(end).toBeGreaterThan(start);
        for (const edge of [start, end])
          expect(
            /[\ud800-\udbff]$/.test(narrative.slice(0, edge)) && /^[\udc00-\udfff]/.test(narrative.slice(edge)),
          ).toBe(false);
        done = end;
      }
      expect(done).toBeLessThanOrEqual(narrative.length);
    }),
    { numRuns: 400 },
  );
});

const spelling = fc.record({
  value: fc.constantFrom(
    'Zbigniew',
    'Kowalczyk',
    'Larsen',
    'zk.larsen@example.org',
    'G-CKLM',
    'SN-20417',
    '7700 900123',
    'zk.larsen',
  ),
  upper: fc.boolean(),
  gap: fc.constantFrom('', ' ', '-', '.', '\u2013', '\u00a0', '\u200b'),
});

test('no confidential value survives in any case or with any gaps (C5.2)', () => {
  fc.assert(
    fc.property(prose, spelling, prose, (before, { value, upper, gap }, after) => {
      const respelt = value.replace(/[\s.-]/g, gap === '' && value.includes('@') ? '.' : gap);
      const written = upper ? respelt.toUpperCase() : respelt.toLowerCase();
      const { text } = run(`${before} ${written} ${after}`);
      const words = text.split(/[\s,!?:;()"[\]]+/).map(compactValue);
      expect(words).not.toContain(compactValue(value));
      expect(text.toLowerCase()).not.toContain(written.toLowerCase());
    }),
    { numRuns: 500 },
  );
});

test.each([
  ['two', '\u202eZbigniew\u202c \u2066Kowalczyk-Larsen\u2069 flew.', '\u202e[name]\u202c flew.'],
  ['the end of a', '\u202eGlider of Zbigniew\u202c landed.', '\u202eGlider of [name]\u202c landed.'],
  ['the start of a', 'Zbigniew \u2067Kowalczyk-Larsen flew\u2069 home.', '[name]\u2067 flew\u2069 home.'],
  ['a whole', 'Zbigniew \u202aKowalczyk-Larsen\u202a\u202c\u202c flew.', '[name] flew.'],
])('a replaced name with %s pair of direction marks leaves none without its other half', (_, narrative, wanted) => {
  const { text, spans } = run(narrative);
  expect(text).toBe(wanted);
  expect(run(text).text).toBe(text);
  const [{ start = 0, end = 0, replacement = '' } = {}] = spans;
  expect(narrative.slice(0, start) + replacement + narrative.slice(end)).toBe(text);
});

test("a manager's decisions never bring a confidential value back (C5.4)", () => {
  const narrative = 'Zbigniew Kowalczyk-Larsen flew G-CKLM, s/n SN-20417; zk.larsen@example.org, +44 7700 900123.';
  const redaction = fc.record({
    field: fc.constant('narrative'),
    start: fc.integer({ min: -5, max: 120 }),
    end: fc.integer({ min: -5, max: 120 }),
    action: fc.constantFrom('keep' as const, 'replace' as const),
    replacement: fc.option(fc.constantFrom('the pilot', '', 'Larsen', 'G-CKLM', '[name]'), { nil: undefined }),
  });
  fc.assert(
    fc.property(fc.array(redaction, { maxLength: 6 }), (redactions) => {
      const { texts } = deidentify(inputOf({ narrative }, { known: KNOWN, redactions }));
      expect(texts.narrative).not.toMatch(/zbigniew|kowalczyk|larsen|cklm|20417|900123/i);
    }),
    { numRuns: 500 },
  );
});

test("overlapping decisions leave spans in order and separate, in the original's offsets (C5.4)", () => {
  const redaction = fc.record({
    field: fc.constant('narrative'),
    start: fc.integer({ min: 0, max: 200 }),
    end: fc.integer({ min: 0, max: 200 }),
    action: fc.constantFrom('keep' as const, 'replace' as const),
    replacement: fc.option(fc.constantFrom('the pilot', '\u{1F600}', 'Kowalczyk'), { nil: undefined }),
  });
  fc.assert(
    fc.property(anything, fc.array(redaction, { maxLength: 6 }), (narrative, redactions) => {
      const { texts, spans } = deidentify(inputOf({ narrative }, { known: KNOWN, redactions }));
      let done = 0;
      let untouched = '';
      for (const { start, end, action } of spans) {
        expect(start).toBeGreaterThanOrEqual(done);
        expect(end).toBeLessThanOrEqual(narrative.length);
        if (action !== 'replace') continue;
        untouched = narrative.slice(done, start);
        expect(texts['narrative']).toContain(untouched);
        done = end;
      }
      expect(texts['narrative']?.toLowerCase()).not.toMatch(/kowalczyk|cklm|900123/);
    }),
    { numRuns: 300 },
  );
});
