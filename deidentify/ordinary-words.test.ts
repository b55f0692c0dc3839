/**
 * Gliding terms and ordinary words with no sign of a name are neither replaced nor asked about (C5.3, C19.9).
 */
import { expect, test } from 'vitest';
import { inputWithTagger } from '../bench/deidentify/name-tagger.ts';
import { COMMON_FIELDS } from '../domain/reports/lookups.ts';
import { SAMPLE_CLUBS } from '../server/sample/clubs.ts';
import { SAMPLE_REPORTS } from '../server/sample/reports.ts';
import { inputOf } from './corpus/row.ts';
import { type DeidentifyInput, deidentify } from './deidentify.ts';
import { GLIDING_WORDS } from './tables/gliding-words.ts';

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
const namesIn = (
  text: string,
  field = 'narrative',
  language: string | null = null,
  context: Partial<DeidentifyInput> = {},
) =>
  deidentify(inputWithTagger({ [field]: text }, { language, ...context }))
    .spans.filter(({ kind }) => kind === 'name')
    .map(({ start, end, action }) => `${action} ${text.slice(start, end)}`);

test('in the sample reports no headline begins with [name], and only place names are asked about (C19.9)', () => {
  const clubs = SAMPLE_CLUBS.map(({ name, location }) => ({ name, location }));
  const listValues = new Set<string>(Object.values(COMMON_FIELDS).flat());
  const asked = SAMPLE_REPORTS.flatMap(({ texts, comment }) => {
    const { reporterName, reporterEmail, reporterTelephone, ...published } = texts;
    const all: Record<string, string | null> = { ...published, comment: comment ?? null };
    const result = deidentify(inputWithTagger(all, { clubs, listValues, language: texts.narrativeLanguage ?? null }));
    expect(result.texts['headline'] ?? '').not.toMatch(/^\[name\]/);
    const open = result.spans.filter(({ kind, action }) => kind === 'name' && action === 'suggest');
    return open.map(({ field, start, end }) => all[field]?.slice(start, end));
  });
  expect(SAMPLE_REPORTS.length).toBeGreaterThan(30);
  expect(new Set(asked)).toEqual(new Set(['Copperhollow', 'Wrenfold']));
});

test.each([
  'Rudder pushed into hangar door',
  'Small white quadcopter hovering over the cable.',
  'Gust lifted a parked glider',
  'Hard landing in the lee',
  'i saw him yawing, he yawed left and right',
  'I pulled it before I knew why. Rope went, I recovered at 200 ft.',
  'The blinker had been blinking. Flow at my nose was nothing.',
  'Water ballast that comes out of one wing only.',
  'Tyres of trailers look new because they do not roll.',
  'Good signals from the pilot, and a good report.',
  'Wrong sector in the circuit',
  'It went past to the side. Nice to look at, no peep from the box.',
  'She said it was her job. Repack your chutes.',
  'Small dog on the runway',
  'Being visible is our own job. Join outside the circle.',
  'A pilot who obeyed before he agreed.',
  'He had an app that said green, and was glad to be told.',
  'I brought her flowers.',
  'Stay away from the trailer door: while it says RIGGING, nobody chats.',
  'Jestem pilotem samolotu holującego, gościnnie na obozie.',
  'Quadrocopter über der Winde',
  'Pilot hat nach dem Seilriss sauber nachgedrückt.',
])('%s: no name is replaced or asked about (C19.9)', (text) => {
  expect(namesIn(text)).toEqual([]);
});

const FRAMES: readonly (readonly [keyof typeof GLIDING_WORDS, string, readonly string[]])[] = [
  ['en', 'English', [' went and we stopped.', ' pushed into the hangar door']],
  ['de', 'German', [' ging ab und wir stoppten.', ' im Endanflug']],
  ['fr', 'French', [' a lâché à 100 m.']],
  ['nl', 'Dutch', [' brak op 100 m.']],
  ['es', 'Spanish', [' roto en el despegue.']],
  ['it', 'Italian', [' rotto al decollo.']],
  ['pl', 'Polish', [' w kręgu']],
  ['cs', 'Czech', [' na okruhu']],
  ['sv', 'Swedish', [' brast på 100 m.']],
];

test.each(FRAMES)(
  'gliding terms at the start of a headline are not taken for names: %s (C19.9)',
  (code, language, endings) => {
    const words = [...GLIDING_WORDS[code]];
    expect(words.length).toBeGreaterThan(50);
    const taken = words.flatMap((word) =>
      endings.flatMap((ending) => namesIn(`${capital(word)}${ending}`, 'headline', language)),
    );
    expect(taken).toEqual([]);
  },
);

test.each([
  ['Rose landed long and stopped.', 'replace Rose'],
  ['Mark said stop.', 'replace Mark'],
  ['Hunter flew the tug.', 'replace Hunter'],
  ['Small said stop.', 'replace Small'],
  ['Instructor Rudder pulled the release.', 'replace Rudder'],
  ['Mr Winch pulled the release.', 'replace Winch'],
  ['Peter Small and I rigged it.', 'replace Peter Small'],
])('%s: a name that is also an ordinary word is replaced where it means a person (C5.2)', (text, wanted) => {
  expect(namesIn(text)).toEqual([wanted]);
});

const ofReporter = (reporterName: string, text: string, language: string, field = 'narrative') =>
  namesIn(text, field, language, { known: { ...inputOf({}).known, reporterName } });

test.each([
  [
    'Uwe Bauer',
    'German',
    'Bauer war zu tief. Bauer wollte noch eine Runde drehen.',
    ['suggest Bauer', 'suggest Bauer'],
  ],
  ['Uwe Berg', 'German', 'Berg hat die Haube nicht verriegelt.', ['suggest Berg']],
  ['Klaus Winter', 'German', 'Winter war müde. Im Winter ruht der Betrieb.', ['suggest Winter']],
  ['Uwe Kurz', 'German', 'Kurz war zu tief im Endteil.', ['suggest Kurz']],
  ['Uwe Bauer', 'German', 'Bauer klinkte aus. Der Bauer vom Nachbarhof half.', ['replace Bauer']],
  ['Ana Campo', 'Spanish', 'Campo estaba cansado.', ['suggest Campo']],
  ['Tim Glass', 'English', 'Glass had forgotten the brakes.', ['suggest Glass']],
  ['Tim Glass', 'English', 'Glass and I pushed it back.', ['suggest Glass']],
  ['Tim King', 'English', 'I was tired. King too.', ['suggest King']],
  ['Tim King', 'English', 'THE KING POST BROKE.', []],
  ['Tim Hill', 'English', 'We left the hill. I landed at Hill Farm.', []],
])(
  "%s, %s: “%s”: a lone part of the reporter's name that is also an ordinary word is never passed over (C5.2, C5.6)",
  (reporterName, language, text, wanted) => {
    expect(ofReporter(reporterName, text, language)).toEqual(wanted);
  },
);

test("in the fields for places and makers the reporter's name is not asked about if it is an ordinary word (C19.9)", () => {
  for (const field of ['locationOccurrence', 'manufacturer'])
    expect(ofReporter('Tim Hill', 'Hill', 'English', field), field).toEqual([]);
});

test("a member's name that is an ordinary word is not asked about at the start of a sentence (C19.9)", () => {
  expect(namesIn('I was tired. King too.', 'narrative', 'English', { userNames: ['Tim King'] })).toEqual([]);
});

test('a German given name that is also an ordinary word is replaced or suggested (C5.2)', () => {
  expect(namesIn('Frank sah das Seil zu spät.', 'narrative', 'German')).toHaveLength(1);
});

test.each(['locationOccurrence', 'stateArea'])(
  'a possible place is not asked about in %s, but a person with a title is replaced (C19.9)',
  (field) => {
    for (const text of ['Copperhollow Field', 'Grace Hill', 'Schänis, Piste 24', 'Troy, near Jasper', 'Santiago'])
      expect(namesIn(text, field), text).toEqual([]);
    expect(namesIn('Field of Mr Jones', field)).toEqual(['replace Jones']);
  },
);
