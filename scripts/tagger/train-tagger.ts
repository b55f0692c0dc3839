/**
 * npm run train:tagger: trains the weights of the name tagger and writes them with their checksum. `-- --check` trains
 * again and compares with the committed weights. `-- --measure` holds out a fifth of the lines and measures how well
 * names are found there (`--folds=5` for each fifth in turn, `--faults` for the faults, `--thresholds` for the best
 * thresholds, `--words=FILE` for every word's margin).
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import { writeWeights } from '../../deidentify/tagger/model/weights.ts';
import { DATA, writeGenerated } from '../word-lists/checksums.ts';
import { readCommittedWords } from './committed-words.ts';
import { bestThresholds, emptyTally, type Fault, measureFold, type Tally, type Word } from './measuring.ts';
import { learn, SETTINGS } from './training-run.ts';

const options = new Map(
  process.argv.slice(2).map((option) => {
    const [name = '', value = ''] = option.replace(/^--/, '').split('=');
    return [name, value] as const;
  }),
);
const numberOf = (name: string, usual: number): number => Number(options.get(name) || usual);
const settings = {
  ...SETTINGS,
  bits: numberOf('bits', SETTINGS.bits),
  epochs: numberOf('epochs', SETTINGS.epochs),
  fillings: numberOf('fillings', SETTINGS.fillings),
  harmless: numberOf('harmless', SETTINGS.harmless),
  costs: {
    falseNegative: numberOf('false-negative', SETTINGS.costs.falseNegative),
    falsePositive: numberOf('false-positive', SETTINGS.costs.falsePositive),
  },
};
const print = (line: string): void => console.log(line);

async function train(): Promise<Uint8Array> {
  const start = performance.now();
  const bytes = writeWeights(settings.bits, await learn(settings, -1, print));
  print(`${((performance.now() - start) / 1000).toFixed(0)} s`);
  return bytes;
}

async function measure(): Promise<void> {
  const table = readCommittedWords();
  const tallies = new Map<string, Tally>();
  const words: Word[] = [];
  const faults: Fault[] = [];
  for (let fold = 0; fold < numberOf('folds', 1); fold++) {
    const values = await learn(settings, fold, () => {});
    measureFold(table, { shift: 32 - settings.bits, values }, settings, fold, tallies, words, faults);
  }
  const file = options.get('words');
  if (file) writeFileSync(file, JSON.stringify(words));
  const share = (part: number, whole: number): string => ((100 * part) / whole).toFixed(1).padStart(5);
  const whole = emptyTally();
  for (const tally of tallies.values())
    for (const key of Object.keys(whole) as (keyof Tally)[]) whole[key] += tally[key];
  print(' replaced   flagged  of names   untouched  of texts   suggestions/100 words   other language %');
  for (const [language, t] of [...tallies, ['all', whole] as const]) {
    print(
      `${language.padEnd(4)} ${share(t.replaced, t.names)}  ${share(t.flagged, t.names)}  ${String(t.names).padStart(6)}    ${share(t.untouched, t.texts)}  ${String(t.texts).padStart(6)}      ${share(t.suggestions, t.words)}                ${share(t.otherLanguage, t.sentences)}`,
    );
  }
  if (options.has('faults'))
    for (const { language, kind, what, text } of faults) print(`${kind} (${language}): ${what} | ${text}`);
  if (options.has('thresholds'))
    for (const line of bestThresholds(words, numberOf('false', 6), numberOf('suggestion', 0.25))) print(line);
}

if (options.has('measure')) await measure();
else if (options.has('check')) {
  const same = brotliDecompressSync(readFileSync(`${DATA}weights.bin.br`)).equals(await train());
  print(same ? 'the same weights' : 'NOT the weights that are committed');
  process.exitCode = same ? 0 : 1;
} else {
  const bytes = await train();
  const small = brotliCompressSync(bytes, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_LGWIN]: 22 },
  });
  writeGenerated('weights.bin.br', small);
  print(`${bytes.byteLength} bytes, ${small.byteLength} compressed`);
}
