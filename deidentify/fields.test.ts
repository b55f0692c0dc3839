import { expect, test } from 'vitest';
import { inputWithTagger as inputOf } from '../bench/deidentify/name-tagger.ts';
import { deidentify } from './deidentify.ts';

const deidentified = (field: string, text: string, reporterName: string | null = null) => {
  const input = inputOf({ [field]: text });
  return deidentify({ ...input, language: 'English', known: { ...input.known, reporterName } });
};
const after = (field: string, text: string, reporterName?: string) =>
  deidentified(field, text, reporterName).texts[field];

test.each([
  ['locationOccurrence', 'Santiago'],
  ['locationOccurrence', 'Troy, near Jasper'],
  ['locationOccurrence', 'LYONS'],
  ['stateArea', 'Sofia'],
  ['manufacturer', 'Cameron'],
  ['manufacturer', 'ALEXANDER SCHLEICHER GMBH & CO'],
  ['manufacturer', 'Avions Max Holste'],
  ['manufacturer', 'HAWKER'],
])('in %s "%s" is kept, and at most suggested (C5.3)', (field, text) => {
  const { texts, spans } = deidentified(field, text);
  expect(texts[field]).toBe(text);
  expect(spans.some(({ action }) => action === 'replace')).toBe(false);
});

test.each(['Schleicher', 'Grob', 'Schempp-Hirth', 'Glaser-Dirks'])(
  'a manufacturer named after people is not even suggested: %s (C5.6)',
  (maker) => expect(deidentified('manufacturer', maker).spans).toEqual([]),
);

test('people whom the context announces, and the reporter, are replaced in location and aircraft fields too (C5.2)', () => {
  expect(after('locationOccurrence', 'Field of Mr Jones')).toBe('Field of Mr [name]');
  expect(after('locationOccurrence', "Jane Doe's farm strip")).toBe("[name]'s farm strip");
  expect(after('manufacturer', 'Built by Jane Doe')).toBe('Built by [name]');
  expect(after('locationOccurrence', 'seen by Dave')).toBe('seen by [name]');
  expect(after('manufacturer', 'Homebuilt (Dave Smith)')).toBe('Homebuilt ([name])');
  expect(after('model', 'ASK 21 GCAST')).toBe('ASK 21 [registration]');
  expect(after('locationOccurrence', 'Troy', 'Troy Baker')).toBe('[name]');
  expect(after('manufacturer', 'Cameron', 'Sue Cameron')).toBe('[name]');
});

test.each([
  ['Mark Field', 'mark field landed there', '[name] landed there'],
  ['Will Young', 'flown by will young', 'flown by [name]'],
  ['Mark Field', 'instructor mark was P2', 'instructor [name] was P2'],
  ['Ann Lake', 'Instructor lake said ok', 'Instructor [name] said ok'],
])('the name of %s is replaced in lower case, as a whole or in part beside a role (C5.2)', (name, text, wanted) => {
  expect(after('narrative', text, name)).toBe(wanted);
});

test.each([
  ['Mark Field', 'we landed on the only field'],
  ['Will Cook', 'a cook will tell you'],
  ['Will Young', 'the instructor will take over from the young pilot'],
  ['Grace May', 'the pilot may land'],
  ['Jack Winch', 'the winch driver waited'],
  ['Jack Winch', 'the jack, winch and rope'],
  ['Rob Tow', 'the tug pilot tow rope broke'],
  ['Peter Short', 'pilot short of height'],
  ['Sandy Field', 'we chose a sandy field'],
  ['Dan Pilot', 'the student pilot was solo'],
])('ordinary words that are also the name of %s are kept where nothing makes them a name (C5.2)', (name, text) => {
  expect(after('narrative', text, name)).toBe(text);
});

test.each([
  ['Mark Young', 'Flown by Mark. Young today.', 'Flown by [name] today.'],
  ['Rob Field', 'P1 was Rob. Field', 'P1 was [name]'],
  ['Joseph Field', 'Signed Jos. Field', 'Signed [name]'],
])(
  'the parts of the name of %s are replaced together, even with a full stop between them (C5.2)',
  (name, text, wanted) => {
    expect(after('narrative', text, name)).toBe(wanted);
  },
);

test('a name does not extend across the end of a sentence (C5.3)', () => {
  expect(after('narrative', 'Best regards, Robert. Best regards.', 'Robert Best')).toBe(
    'Best regards, [name]. Best regards.',
  );
  expect(after('narrative', 'We came from da. Jonas came too.', 'Jonas Weidinger')).toBe(
    'We came from da. [name] came too.',
  );
});

test('a competition number that one text introduces is replaced in the others, figures are suggested (C5.2)', () => {
  const headline = 'Near miss of C2 and 382';
  const narrative = 'Competition number C2 came from behind. Contest number 382 was below.';
  const { texts, spans } = deidentify(inputOf({ headline, narrative }));
  expect(texts['headline']).toBe('Near miss of [registration] and 382');
  expect(spans.filter(({ field, action }) => field === 'headline' && action === 'suggest')).toHaveLength(1);
});
