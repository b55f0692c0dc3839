// npm run bench:tagger: how fast the recogniser of names loads and reads, and what it finds by itself in the sentences of
// the corpus that name people or nobody, none of which it has learned from. `-- --faults` prints what goes wrong,
// `-- --narratives=FILE` counts what it would replace in real narratives (one JSON object a line, gzip).

import { readFileSync } from 'node:fs';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { FRESH_HARMLESS_FIFTH } from '../../deidentify/corpus/fresh/fifth/harmless.ts';
import { FRESH_NAMES_FIFTH } from '../../deidentify/corpus/fresh/fifth/names.ts';
import { FRESH_HARMLESS_FOURTH } from '../../deidentify/corpus/fresh/fourth/harmless.ts';
import { FRESH_NAMES_FOURTH } from '../../deidentify/corpus/fresh/fourth/names.ts';
import { FRESH_HARMLESS_FIRST } from '../../deidentify/corpus/fresh/harmless-first.ts';
import { FRESH_HARMLESS_SECOND } from '../../deidentify/corpus/fresh/harmless-second.ts';
import { FRESH_NAMES_FIRST } from '../../deidentify/corpus/fresh/names-first.ts';
import { FRESH_NAMES_SECOND } from '../../deidentify/corpus/fresh/names-second.ts';
import { FRESH_HARMLESS_THIRD } from '../../deidentify/corpus/fresh/third/harmless.ts';
import { FRESH_NAMES_THIRD } from '../../deidentify/corpus/fresh/third/names.ts';
import { HELD_OUT } from '../../deidentify/corpus/held-out.ts';
import { readRow } from '../../deidentify/corpus/row.ts';
import { readSentences } from '../../deidentify/reading/sentences.ts';
import { readTokens } from '../../deidentify/reading/tokens.ts';
import { SURE_ENOUGH } from '../../deidentify/span.ts';
import { readTagger } from '../../deidentify/tagger/tagger.ts';
import { worstTexts } from '../deidentify/worst-texts.ts';

const DATA = new URL('../../deidentify/tagger/data/', import.meta.url);
const readData = (name: string): Buffer => brotliDecompressSync(readFileSync(new URL(name, DATA)));

const start = performance.now();
const tagger = readTagger({ weights: readData('weights.bin.br'), words: readData('words.bin.br') });
console.log(`loaded in ${(performance.now() - start).toFixed(0)} ms (wanted: 100)`);

const faults = process.argv.includes('--faults');

function find(text: string) {
  const tokens = readTokens(text);
  return tagger
    .tag({ tokens, sentences: readSentences(tokens) }, null)
    .finds.map(({ first, last, confidence, reason }) => ({
      start: tokens[first]?.start ?? 0,
      end: tokens[last]?.end ?? 0,
      confidence,
      reason,
    }));
}

function measure(title: string, rows: readonly string[]): void {
  const tally = { names: 0, gone: 0, flagged: 0, texts: 0, untouched: 0, suggestions: 0, words: 0 };
  for (const row of rows) {
    const { text, expected } = readRow(row);
    const finds = find(text);
    const sure = finds.filter(({ confidence }) => confidence >= SURE_ENOUGH);
    for (const one of expected.filter(({ kind }) => kind === 'name')) {
      const letters = [...text.slice(one.start, one.end).matchAll(/\p{L}{2,}/gu)].map(
        (match) => one.start + match.index,
      );
      const within = (list: typeof finds) =>
        letters.every((at) => list.some((span) => span.start <= at && at < span.end));
      tally.names += 1;
      if (within(sure)) tally.gone += 1;
      if (within(finds)) tally.flagged += 1;
      if (faults && !within(sure)) console.log(`  ${within(finds) ? 'shown' : 'SLIPPED'} ${row}`);
    }
    if (expected.length > 0) continue;
    tally.texts += 1;
    tally.words += text.split(/\s+/).length;
    tally.suggestions += finds.length - sure.length;
    if (sure.length === 0) tally.untouched += 1;
    if (faults && sure.length > 0)
      console.log(`  FALSE ${sure.map((s) => text.slice(s.start, s.end)).join(' + ')} | ${text}`);
  }
  const share = (part: number, whole: number) => `${((100 * part) / Math.max(1, whole)).toFixed(1)} %`;
  console.log(
    `${title}: gone ${share(tally.gone, tally.names)}, flagged ${share(tally.flagged, tally.names)} of ${tally.names} names; untouched ${share(tally.untouched, tally.texts)} of ${tally.texts}, ${((100 * tally.suggestions) / Math.max(1, tally.words)).toFixed(2)} suggestions in 100 words`,
  );
}

measure('held out', HELD_OUT);
measure('fresh names', [
  ...FRESH_NAMES_FIRST,
  ...FRESH_NAMES_SECOND,
  ...FRESH_NAMES_THIRD,
  ...FRESH_NAMES_FOURTH,
  ...FRESH_NAMES_FIFTH,
]);
measure('fresh harmless', [
  ...FRESH_HARMLESS_FIRST,
  ...FRESH_HARMLESS_SECOND,
  ...FRESH_HARMLESS_THIRD,
  ...FRESH_HARMLESS_FOURTH,
  ...FRESH_HARMLESS_FIFTH,
]);

function narratives(file: string): void {
  const texts = gunzipSync(readFileSync(file))
    .toString('utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line).narrative as string);
  let words = 0;
  let replaced = 0;
  let suggested = 0;
  for (const text of texts) {
    words += text.split(/\s+/).length;
    for (const { start: from, end, confidence, reason } of find(text)) {
      if (confidence < SURE_ENOUGH) suggested += 1;
      else {
        replaced += 1;
        if (faults)
          console.log(
            `  ${text.slice(Math.max(0, from - 40), from)}{${text.slice(from, end)}}${text.slice(end, end + 30)} ${confidence} ${reason}`.replace(
              /\s+/g,
              ' ',
            ),
          );
      }
    }
  }
  console.log(
    `narratives: ${texts.length} of ${words} words, one replacement in ${Math.round(words / replaced)} words (${replaced}), ${((100 * suggested) / words).toFixed(2)} suggestions in 100 words`,
  );
}

const given = process.argv.find((argument) => argument.startsWith('--narratives='));
if (given) narratives(given.slice('--narratives='.length));

const PROSE: Readonly<Record<string, string>> = {
  English:
    'On the second launch Gemma Hartwell noticed the airbrakes creeping open at 400 ft, and the duty instructor stopped launching at once. ',
  German:
    'Beim dritten Start riss das Windenseil in etwa 90 Metern Höhe, Fluglehrer Brandstetter übernahm das Steuer und landete geradeaus. ',
  Polish:
    'Podczas trzeciego startu zerwała się lina, instruktor Zieliński przejął stery i wylądował na wprost bez uszkodzeń szybowca. ',
};
console.log('Speed in MB/s, reading tokens left out (wanted: 1)');
for (const [language, sentence] of Object.entries(PROSE)) {
  const text = sentence.repeat(160);
  const tokens = readTokens(text);
  const reading = { tokens, sentences: readSentences(tokens) };
  let best = 0;
  for (let round = 0; round < 20; round++) {
    const from = performance.now();
    tagger.tag(reading, null);
    best = Math.max(best, text.length / 1000 / (performance.now() - from));
  }
  console.log(`  ${language.padEnd(10)} ${best.toFixed(2)}`);
}
console.log('Worst texts of 20,000 characters, in ms');
for (const [name, text] of Object.entries(worstTexts())) {
  const from = performance.now();
  find(text);
  console.log(`  ${name.padEnd(28)} ${(performance.now() - from).toFixed(1)}`);
}
