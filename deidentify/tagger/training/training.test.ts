import { expect, test } from 'vitest';
import { declensionOf } from '../../../scripts/tagger/samples/declension.ts';
import { NameSource } from '../../../scripts/tagger/samples/people.ts';
import { Random } from '../../../scripts/tagger/samples/random.ts';
import { fillPattern, readLines } from '../../../scripts/tagger/samples/samples.ts';
import { trainingFields } from '../../../scripts/word-lists/training-text.ts';
import { LANGUAGES } from '../languages.ts';

const SLOT =
  /\{(?:(?:given|surname)(?:\.[mf])?(?::(?:gen|dat|acc|ins|loc|voc|ow[mfop]))?|initial(?:\.[mf])?|nick(?::(?:gen|dat|acc|ins|loc|voc))?|role(?:\.[mf])?(?::(?:gen|dat|acc|ins|loc))?|place|aircraft|=[^{}]+)\}/g;

test.each(LANGUAGES)(
  '%s: patterns contain only known slots, harmless lines no slot for a person, and neither has duplicates',
  (language) => {
    const { patterns, harmless } = readLines(language);
    expect(patterns.length).toBeGreaterThanOrEqual(40);
    expect(harmless.length).toBeGreaterThanOrEqual(300);
    expect(patterns.filter((line) => /[{}]/.test(line.replace(SLOT, '')))).toEqual([]);
    expect(patterns.filter((line) => !/\{(?:given|surname|initial|nick|=)/.test(line))).toEqual([]);
    expect(harmless.filter((line) => /[{}]/.test(line.replaceAll('{place}', '')))).toEqual([]);
    expect(new Set(harmless).size).toBe(harmless.length);
    expect(new Set(patterns).size).toBe(patterns.length);
  },
);

test.each(LANGUAGES)('%s: names are given names, surnames or short forms', (language) => {
  for (const file of ['names.txt', 'listed-names.txt']) {
    const faulty = trainingFields(language, file).filter(
      ([kind = '', gender = '', name = '']) =>
        !/^(?:given|surname|nick)$/.test(kind) || !/^[mf-]$/.test(gender) || name === '',
    );
    expect(faulty).toEqual([]);
  }
});

test.each(LANGUAGES)(
  '%s: a filled pattern has no slot left, and each of its person spans contains words',
  (language) => {
    const lines = readLines(language);
    const names = new NameSource(language, 'all', new Random(7));
    for (const line of lines.patterns.keys()) {
      const sample = fillPattern(lines, line, names, new Random(line + 1));
      expect(sample.text).not.toMatch(/[{}]/);
      expect(sample.persons.length).toBeGreaterThan(0);
      for (const { start, end } of sample.persons) expect(sample.text.slice(start, end).trim()).not.toBe('');
    }
  },
);

test('the same seed gives the same names', () => {
  const fill = () => {
    const random = new Random(20260601);
    const names = new NameSource('pl', 'all', random);
    return [0, 1, 2, 3].map((line) => fillPattern(readLines('pl'), line, names, random).text);
  };
  expect(fill()).toEqual(fill());
});

test('names are declined by the longest ending that fits', () => {
  expect(declensionOf('pl')?.('given', 'm', 'Marek')).toContain('Marka');
  expect(declensionOf('cs')?.('surname', 'm', 'Novák')).toContain('Novákem');
  expect(declensionOf('de')).toBeNull();
});
