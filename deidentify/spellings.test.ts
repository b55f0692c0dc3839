import fc from 'fast-check';
import { expect, test } from 'vitest';
import { inputWithTagger as inputOf } from '../bench/deidentify/name-tagger.ts';
import {
  REPORTERS,
  type Spelling,
  spellingsOfEmail,
  spellingsOfName,
  spellingsOfPhone,
  spellingsOfRegistration,
  spellingsOfSerial,
  squash,
} from './corpus/spellings.ts';
import { deidentify } from './deidentify.ts';

const FRAMES = [
  'We think that $ was flying then.',
  '$ was there.',
  'It was $, I think.',
  'He said $',
  'I ($) flew.',
  'im Bericht steht $ als Pilot',
  'the pilot said $ and then he ran',
];

type Reporter = (typeof REPORTERS)[number];

const KINDS: Record<string, (reporter: Reporter) => Spelling[]> = {
  name: ({ known }) => spellingsOfName(known.reporterName ?? ''),
  email: ({ known }) => spellingsOfEmail(known.reporterEmail ?? ''),
  phone: ({ code, national }) => spellingsOfPhone(code, national),
  registration: ({ known }) => spellingsOfRegistration(known.aircraftRegistration ?? ''),
  'serial number': ({ known }) => spellingsOfSerial(known.serialNumber ?? ''),
};

test.each(Object.keys(KINDS))(
  "the reporter's %s is replaced in every spelling, anywhere in a sentence (C5.2)",
  (kind) => {
    for (const reporter of REPORTERS) {
      for (const { title, written, secret } of KINDS[kind]?.(reporter) ?? []) {
        for (const frame of FRAMES) {
          const { texts } = deidentify(inputOf({ narrative: frame.replace('$', written) }, { known: reporter.known }));
          expect(squash(texts['narrative'] ?? ''), `${title}: ${frame.replace('$', written)}`).not.toContain(secret);
        }
      }
    }
  },
);

test('several spellings in one text are all replaced (C5.2)', () => {
  const reporter = fc.constantFrom(...REPORTERS);
  const mixed = reporter.chain((one) => {
    const spellings = Object.values(KINDS).flatMap((list) => list(one));
    return fc.tuple(fc.constant(one), fc.array(fc.constantFrom(...spellings), { minLength: 2, maxLength: 4 }));
  });
  fc.assert(
    fc.property(mixed, ([{ known }, spellings]) => {
      const narrative = spellings.map(({ written }) => `We heard of ${written}, they told us.`).join('\n');
      const { texts } = deidentify(inputOf({ narrative }, { known }));
      for (const { secret } of spellings) expect(squash(texts['narrative'] ?? '')).not.toContain(secret);
    }),
    { numRuns: 300 },
  );
});

test.each([
  ['Peter John Adams', 'PJ Adams landed. Then Adams PJ rang.', '[name] landed. Then [name] rang.'],
  ['Karl-Heinz Schmidt', 'Am Start sagte KH Schmidt nein.', 'Am Start sagte [name] nein.'],
  ['Jean-Pierre Dubois', 'Hier JP Dubois a treuillé.', 'Hier [name] a treuillé.'],
])('two initials of %s without full stops go with the surname (C5.2)', (reporterName, narrative, expected) => {
  const known = { ...REPORTERS[0]?.known, reporterName } as Reporter['known'];
  expect(deidentify(inputOf({ narrative }, { known })).texts['narrative']).toBe(expected);
});

test.each(['Next week K13 week.', 'Das war an B2 wichtig.'])(
  'a noun that begins like a verb makes no competition number of a code: %s',
  (narrative) => {
    expect(deidentify(inputOf({ narrative }, {})).texts['narrative']).toBe(narrative);
  },
);

test("a keep does not restore the reporter's own name in a Polish or Czech case (C5.4)", () => {
  const narrative = 'Leciałem z Markiem i widziałem Dudka.';
  const known = { ...inputOf({}).known, reporterName: 'Marek Dudek' };
  const input = inputOf({ narrative }, { known, language: 'pl' });
  const keep = { field: 'narrative', start: 0, end: narrative.length, action: 'keep' as const };
  expect(deidentify({ ...input, redactions: [keep] }).texts['narrative']).toBe('Leciałem z [name] i widziałem [name].');
});
