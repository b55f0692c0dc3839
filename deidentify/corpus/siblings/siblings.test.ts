import { expect, test } from 'vitest';
import { measure } from '../measure.ts';
import { HARMLESS_SIBLINGS } from './harmless.ts';
import { IDENTIFIER_SIBLINGS } from './identifiers.ts';
import { LANGUAGE_SIBLINGS } from './languages.ts';
import { PEOPLE_SIBLINGS } from './people.ts';
import { SECOND_READING } from './second-reading.ts';
import { SPEAKING_SIBLINGS } from './speakers.ts';
import { THING_SIBLINGS } from './things.ts';
import { OTHERWISE_SIBLINGS } from './written-otherwise.ts';

const SETS: Record<string, readonly string[]> = {
  people: PEOPLE_SIBLINGS,
  identifiers: IDENTIFIER_SIBLINGS,
  'other languages': LANGUAGE_SIBLINGS,
  'nobody at all': HARMLESS_SIBLINGS,
  'who speaks': SPEAKING_SIBLINGS,
  'in other spellings': OTHERWISE_SIBLINGS,
  'things where people stand': THING_SIBLINGS,
  'read by others': SECOND_READING,
};

test.each(Object.keys(SETS))('classes that once missed stay mended: %s (C5.2, C5.3)', (name) => {
  expect(measure([{ title: name, context: {}, rows: SETS[name] ?? [] }]).faults).toEqual([]);
});
