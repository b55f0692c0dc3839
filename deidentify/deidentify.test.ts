import { expect, test } from 'vitest';
import { type DeidentifyInput, deidentify } from './deidentify.ts';

const NOTHING: DeidentifyInput = {
  texts: {},
  known: {
    reporterName: null,
    reporterEmail: null,
    reporterTelephone: null,
    aircraftRegistration: null,
    serialNumber: null,
  },
  clubs: [],
  userNames: [],
  listValues: new Set(),
  country: 'GB',
  language: 'English',
  redactions: [],
};

const KNOWN = {
  reporterName: 'Jan van der Berg',
  reporterEmail: 'jan.berg@example.org',
  reporterTelephone: '+44 7700 900123',
  aircraftRegistration: 'G-ABCD',
  serialNumber: '21345',
};

function narrativeOf(narrative: string, more: Partial<DeidentifyInput> = {}): string | null | undefined {
  return deidentify({ ...NOTHING, texts: { narrative }, ...more }).texts.narrative;
}

test("the report's own identifiers are replaced, even in another case or spacing (C5.2)", () => {
  const said = 'JAN VAN DER BERG flew g abcd, s/n 21345, mail jan.berg@example.org';
  expect(narrativeOf(said, { known: KNOWN })).toBe('[name] flew [registration], s/n [number], mail [email]');
});

test("the report's own registration is replaced every time that it is spelt, however often in a row (C5.2)", () => {
  const said = 'golf alpha bravo charlie delta '.repeat(12).trim();
  expect(narrativeOf(said, { known: KNOWN })).toBe(Array(12).fill('[registration]').join(' '));
});

test.each([
  ['The cable broke at 400 ft.\n\nRegards\nRT', 'The cable broke at 400 ft.\n\nRegards\n[name]'],
  ['I landed ahead. - R.T.', 'I landed ahead. - [name].'],
  ['I (RT) was P1.', 'I ([name]) was P1.'],
  ['Reported by: RT, on Sunday.', 'Reported by: [name], on Sunday.'],
  ['We asked on the RT; the RT was bad.', 'We asked on the RT; the RT was bad.'],
])("initials that sign a report are the reporter's: %j (C5.2)", (said, shown) => {
  expect(narrativeOf(said, { known: { ...KNOWN, reporterName: 'Rowena Thistlewick' } })).toBe(shown);
});

test('a club whose name has many compound words is read at once', () => {
  const clubs = [{ name: 'Flygklubb '.repeat(19).trim(), location: null }];
  expect(narrativeOf('Hello.', { clubs })).toBe('Hello.');
});

test('emails, phone numbers, web addresses and registrations of other people are replaced (C5.2)', () => {
  const said = 'Write to a.b@club.example.com or www.example.com, call +49 30 901820, about D-1234.';
  expect(narrativeOf(said)).toBe('Write to [email] or [link], call [phone], about [registration].');
});

test('a text that identifies nobody is kept word for word (C5.3)', () => {
  const said = 'At 1200 ft QNH 1013 on runway 27L the LS4 flew at 55 kt, 129.980.';
  expect(narrativeOf(said)).toBe(said);
});

test('de-identifying its own output changes nothing', () => {
  const once = narrativeOf('Jan called D-1234 from 07700 900123', { known: KNOWN }) ?? '';
  expect(narrativeOf(once, { known: KNOWN })).toBe(once);
});

test("a manager can keep a find and replace other words, but cannot keep the report's own identifiers (C5.4)", () => {
  const narrative = 'Jan flew D-1234 near Upfield';
  const { texts, spans } = deidentify({
    ...NOTHING,
    known: KNOWN,
    texts: { narrative },
    redactions: [
      { field: 'narrative', start: 0, end: 3, action: 'keep' },
      { field: 'narrative', start: 9, end: 15, action: 'keep' },
      { field: 'narrative', start: 21, end: 28, action: 'replace', replacement: 'a field' },
    ],
  });
  expect(texts.narrative).toBe('[name] flew D-1234 near a field');
  expect(spans.map((span) => span.action)).toEqual(['replace', 'keep', 'replace']);
});

test('redactions with impossible offsets never throw or split a surrogate pair (C5.4)', () => {
  const narrative = 'A 😀 day';
  const wrong = [-1, 0, 3, 4, 99, Number.NaN, 1.5];
  const redactions = wrong.flatMap((start) =>
    wrong.map((end) => ({ field: 'narrative', start, end, action: 'replace' as const })),
  );
  for (const redaction of redactions) {
    const out = narrativeOf(narrative, { redactions: [redaction] }) ?? '';
    expect(out.isWellFormed?.() ?? true).toBe(true);
  }
});

test('a replacement that reaches beyond the text ends with it; one of invisible characters counts as none (C3.3, C5.4)', () => {
  const mark = { field: 'narrative', start: 3, action: 'replace' as const };
  expect(narrativeOf('On Zog Hill', { redactions: [{ ...mark, end: 9_999 }] })).toBe('On [removed]');
  const redactions = [{ ...mark, end: 6, replacement: '\u200B' }];
  expect(narrativeOf('On Zog Hill', { redactions })).toBe('On [removed] Hill');
});

test('a word that may be a person or a place is only suggested until the manager marks it (C5.3)', () => {
  const narrative = 'We waited for Preston all afternoon.';
  const { texts, spans } = deidentify({ ...NOTHING, texts: { narrative } });
  expect(texts.narrative).toBe(narrative);
  expect(spans).toMatchObject([{ start: 14, end: 21, kind: 'name', action: 'suggest' }]);
  const mark = { field: 'narrative', start: 14, end: 21, action: 'replace' as const };
  const decided = deidentify({ ...NOTHING, texts: { narrative }, redactions: [mark] });
  expect(decided.texts.narrative).toBe('We waited for [name] all afternoon.');
});

test('the same word is replaced where it can only be a person (C5.3)', () => {
  expect(narrativeOf('Then Preston told us to wait.')).toBe('Then [name] told us to wait.');
});

test('names of users are replaced, and a name found in one field is replaced in the others too (C5.2)', () => {
  const { texts } = deidentify({
    ...NOTHING,
    userNames: ['Zorblax Quimby'],
    texts: {
      headline: 'Quimby lands long',
      narrative: 'Instructor Fenwright took over.',
      smsManagerComment: 'Fenwright agrees.',
    },
  });
  expect(texts).toEqual({
    headline: '[name] lands long',
    narrative: 'Instructor [name] took over.',
    smsManagerComment: '[name] agrees.',
  });
});

test.each([
  ['D-1234', 'We soared and 12:34 came; the wind 1234 km away.', 'We soared and 12:34 came; the wind 1234 km away.'],
  ['N2014', 'I began in 2014, and when 2014 ended I stopped.', 'I began in 2014, and when 2014 ended I stopped.'],
  [
    'D-1234',
    'The gliderD-1234 and the otherd1234 and D 1234.',
    'The glider[registration] and the other[registration] and [registration].',
  ],
])(
  'the end of a word plus separate digits is not the registration %s, but a joined one is found (C5.2, C5.3)',
  (registration, said, wanted) => {
    expect(narrativeOf(said, { known: { ...NOTHING.known, aircraftRegistration: registration } })).toBe(wanted);
  },
);
