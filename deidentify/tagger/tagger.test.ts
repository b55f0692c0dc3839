import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { REPLACE_FROM_CONFIDENCE } from '../find.ts';
import { readSentences } from '../reading/sentences.ts';
import { readTokens } from '../reading/tokens.ts';
import { readTagger } from './tagger.ts';

const DATA = new URL('./data/', import.meta.url);
const bytesOf = (file: string) => brotliDecompressSync(readFileSync(new URL(`${file}.br`, DATA)));
const files = { weights: bytesOf('weights.bin'), words: bytesOf('words.bin'), towns: bytesOf('towns.bin') };
const tagger = readTagger(files);

function find(text: string, stated: string | null = null) {
  const tokens = readTokens(text);
  const { finds } = tagger.tag({ tokens, sentences: readSentences(tokens) }, stated);
  return finds.map(({ first, last, ...rest }) => ({
    words: text.slice(tokens[first]?.start, tokens[last]?.end),
    ...rest,
  }));
}

const replaced = (text: string) =>
  find(text).flatMap(({ words, confidence }) => (confidence >= REPLACE_FROM_CONFIDENCE ? [words] : []));

test('the data files match the committed checksums', () => {
  const lines = readFileSync(new URL('checksums.txt', DATA), 'utf8').trim().split('\n');
  const committed = Object.fromEntries(lines.map((line) => line.split('  ').reverse()));
  const sum = (file: string) =>
    createHash('sha256')
      .update(readFileSync(new URL(file, DATA)))
      .digest('hex');
  expect(committed).toEqual(
    Object.fromEntries(['weights.bin.br', 'words.bin.br', 'towns.bin.br'].map((file) => [file, sum(file)])),
  );
});

test('the data files take less than 2.6 MB in the repository, weights and words less than 10 MB in memory', () => {
  const stored = ['weights.bin.br', 'words.bin.br', 'towns.bin.br'].map(
    (file) => readFileSync(new URL(file, DATA)).byteLength,
  );
  expect(stored.reduce((sum, size) => sum + size)).toBeLessThan(2_600_000);
  const words = new DataView(files.words.buffer, files.words.byteOffset).getUint32(4);
  expect(files.weights.byteLength + words * 6).toBeLessThan(10_000_000);
});

test('rejects data files with the wrong content or cut short', () => {
  expect(() => readTagger({ ...files, weights: new Uint8Array(20) })).toThrow('no weights');
  expect(() => readTagger({ ...files, words: new Uint8Array(20) })).toThrow('no word table');
  expect(() => readTagger({ ...files, towns: new Uint8Array(20) })).toThrow('no table of towns');
  expect(() => readTagger({ ...files, towns: files.towns.subarray(0, 5_000) })).toThrow('cut short');
  expect(() => readTagger({ ...files, words: files.words.subarray(0, 5_000) })).toThrow('cut short');
  expect(() => readTagger({ ...files, weights: files.weights.subarray(0, 5_000) })).toThrow('cut short');
});

describe('other people are found in nine languages (C5.2)', () => {
  test.each([
    ['Zum Glück war Annegret Wollschläger da und hat die Fläche gehalten.', ['Annegret Wollschläger']],
    ['The winch was driven by Graham Pettifer, and his daughter Tess held the wing.', ['Graham Pettifer', 'Tess']],
    ['Después hablé con Rosario Ibarrondo, que estaba en el torno.', ['Rosario Ibarrondo']],
    ['Heureusement que Gwenaëlle Kerbrat a crié dans la radio.', ['Gwenaëlle Kerbrat']],
    ['Per fortuna Donatella Scarpellini ha fermato il verricello.', ['Donatella Scarpellini']],
    ['Gelukkig had Sjoerd Wiersma de tip nog vast.', ['Sjoerd Wiersma']],
    ['Rozmawiałem o tym z Grzegorzem Wiśniewskim po lądowaniu.', ['Grzegorzem Wiśniewskim']],
    ['Mluvil jsem o tom s Bohumilem Zahradníkem po přistání.', ['Bohumilem Zahradníkem']],
    ['Som tur var stod Torbjörn Sandqvist vid vingen.', ['Torbjörn Sandqvist']],
  ])('in %j', (text, names) => expect(replaced(text)).toEqual(names));
});

describe('words that name nobody are kept (C5.3)', () => {
  test.each([
    'We passed St. Gallen at 1,500 m and landed at Sankt Johann.',
    'The tug was a Robin DR400 and the glider a Discus 2b.',
    'Orkan Xaver hat das Hallendach beschädigt.',
    'Bernoulli and Venturi were asked in the exam.',
    'Lima Oscar Tango called final.',
    'Volací znak Adam Božena Cyril hlásí polohu.',
    'Im Juli und im August war der Platz gesperrt.',
    'The wind was 240 at 12 kt, QNH 1013.',
  ])('in %j', (text) => expect(replaced(text)).toEqual([]));
});

test('each find has a reason and a confidence from 0.2 to below 1', () => {
  const [found] = find('The instructor Prendergast took over at once.');
  expect(found).toMatchObject({ words: 'Prendergast', reason: 'Follows a role' });
  const all = find('Gesehen hat das nur Hildebrandt. Danke an Ottilie! i saw gary run. Perhaps Rubicon knew.');
  for (const { confidence, reason } of all) {
    expect(confidence).toBeGreaterThanOrEqual(0.2);
    expect(confidence).toBeLessThan(1);
    expect(reason).toMatch(/^[A-Z][^{}]+$/);
  }
});

test('a listed name used as an ordinary word is not found', () => {
  expect(find('The weak link broke and Mark Wetherby will mark the rope.').map(({ words }) => words)).toEqual([
    'Mark Wetherby',
  ]);
});

test('names that are also words of a spelling alphabet are found as people', () => {
  expect(replaced('Dann riefen Gustav und Karel: halt!')).toEqual(['Gustav', 'Karel']);
});

test('initials, double names and particles form one find with the surname', () => {
  expect(replaced('Gesehen hat es M. B. Wollschläger am Zaun.')).toEqual(['M. B. Wollschläger']);
  expect(replaced('Danach kam Anna-Lena Krüger-Hoffmann dazu.')).toEqual(['Anna-Lena Krüger-Hoffmann']);
  expect(replaced('Toen riep Pieter van der Meulen dat we moesten stoppen.')).toEqual(['Pieter van der Meulen']);
});

test('double initials are found with their surname, and on their own only after a role', () => {
  expect(replaced('La visite a été signée par J.-P. Kervran hier.')).toEqual(['J.-P. Kervran']);
  expect(replaced('Rapporten är skriven av J-O Hedlundberg i går.')).toEqual(['J-O Hedlundberg']);
  const [alone] = find('Die Fluglehrerin K.-H. wollte nicht starten.');
  expect(alone).toMatchObject({ words: 'K.-H', confidence: 0.6 });
  expect(find('Der Wind kam aus N. O. und frischte auf.')).toEqual([]);
});

test('a word joined to a certain name by "and" is at least suggested', () => {
  for (const text of ['Torbjörn och Xhevral drog linan.', 'Petra und Ybbsgard hielten die Fläche.']) {
    expect(find(text).map(({ words }) => words)).toHaveLength(2);
  }
});

test('a Czech possessive adjective made from a name is found as a name', () => {
  expect(replaced('Našli jsme Bohumilovy klíče v trupu.')).toContain('Bohumilovy');
});

test('a given name that is also an ordinary word is kept at the start of a sentence unless a surname follows', () => {
  expect(replaced('Rosa de los vientos mal orientada en el plano.')).toEqual([]);
  expect(replaced('Rosa Quintanilla enganchó el cable.')).toEqual(['Rosa Quintanilla']);
});

test.each([
  '',
  ' ',
  '\n\n',
  'Wort',
  'X',
  '.',
  '…',
  'ALL CAPITALS WITHOUT AN END',
  'مرحبا بالعالم يا أحمد',
  '我們在機場',
  '😀😀😀',
  '\ud800',
  'a\udc00b \ud83d',
  'Ирина сказала стоп',
  'ﬁ ŉ ǆ İ ẞ',
  'a'.repeat(20_000),
  'Ab'.repeat(10_000),
  '\u0301'.repeat(50),
])('odd texts are read without an error (%#)', (text) => {
  for (const stated of [null, 'Deutsch', 'xx', '']) expect(Array.isArray(find(text, stated))).toBe(true);
});

test('finds are within the text, in order, never overlap, and are the same each time', () => {
  const text = fc.array(
    fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.constantFrom('Anna', 'Dr.', 'Krüger', 'sagte', ',', '\n', 'van', 'St.', '12'),
    ),
  );
  fc.assert(
    fc.property(text, (parts) => {
      const tokens = readTokens(parts.join(' '));
      const reading = { tokens, sentences: readSentences(tokens) };
      const { finds } = tagger.tag(reading, null);
      let end = -1;
      for (const { first, last } of finds) {
        expect(first).toBeGreaterThan(end);
        expect(last).toBeGreaterThanOrEqual(first);
        end = last;
      }
      expect(end).toBeLessThan(tokens.length);
      expect(tagger.tag(reading, null).finds).toEqual(finds);
    }),
    { numRuns: 200 },
  );
});
