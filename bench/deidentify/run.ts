/**
 * npm run bench:deidentify: recall, precision and F2 per kind, corpus file and language, then throughput in megabytes a
 * second and the time for worst-case texts. `-- --faults` prints the failing sentences, `-- --coverage` what each rule
 * for people decides, `-- --held-out=FOLDER` measures unseen cases (held-out.ts), `-- --speed` only the speed.
 */
import { generatePeople } from '../../deidentify/corpus/generator.ts';
import { f2, type Measure, measure, precision, recall, type Tally } from '../../deidentify/corpus/measure.ts';
import { type Chapter, readRow } from '../../deidentify/corpus/row.ts';
import { readPassage } from '../../deidentify/reading/passage.ts';
import { corpusFiles } from './corpus-files.ts';
import { printCoverage } from './coverage.ts';
import { printHeldOut } from './held-out.ts';
import { tagger } from './name-tagger.ts';
import { printSpeed } from './speed.ts';

const percent = (share: number): string => `${(share * 100).toFixed(1).padStart(5)} %`;
const option = (name: string): string | undefined =>
  process.argv.find((one) => one.startsWith(`--${name}=`))?.slice(name.length + 3);
const hasOption = (option: string): boolean => process.argv.includes(`--${option}`);

function line(title: string, tally: Tally): string {
  if (tally.expected + tally.replaced === 0) return `  ${title.padEnd(30)}        0`;
  const figures = `${percent(recall(tally))}  ${percent(precision(tally))}  ${f2(tally).toFixed(3)}`;
  return `  ${title.padEnd(30)}  ${String(tally.expected).padStart(7)}  ${figures}`;
}

function printHead(title: string): void {
  console.log(`\n${title.padEnd(32)}  must go   recall  precision  F2`);
}

function printMeasure(title: string, chapters: readonly Chapter[]): void {
  const result = measure(chapters, { tagger });
  printHead(title);
  for (const [kind, tally] of [...result.kinds].sort()) console.log(line(kind, tally));
  if (result.harmlessRows > 0)
    console.log(
      `  unchanged where nobody is named: ${percent(result.unchanged / result.harmlessRows)} of ${result.harmlessRows}`,
    );
  if (hasOption('faults'))
    for (const { title: file, row, got } of result.faults) console.log(`  - ${file}: ${row}\n    ${got}`);
}

function total({ kinds }: Measure): Tally {
  const sum = { expected: 0, found: 0, replaced: 0, exact: 0 };
  for (const tally of kinds.values()) {
    sum.expected += tally.expected;
    sum.found += tally.found;
    sum.replaced += tally.replaced;
    sum.exact += tally.exact;
  }
  return sum;
}

function printSets(title: string, sets: ReadonlyMap<string, readonly Chapter[]>): void {
  printHead(title);
  for (const [name, chapters] of sets) {
    const result = measure(chapters, { tagger });
    const plain = result.harmlessRows > 0 ? `  unchanged ${result.unchanged} of ${result.harmlessRows}` : '';
    console.log(line(name, total(result)) + plain);
  }
}

/** The rows by the detected language of their text. */
function byLanguage(chapters: readonly Chapter[]): Map<string, Chapter[]> {
  const languages = new Map<string, Chapter[]>();
  for (const { title, context, rows } of chapters)
    for (const row of rows) {
      const { language } = readPassage('narrative', readRow(row).text, context.language ?? null);
      languages.set(language, [...(languages.get(language) ?? []), { title, context, rows: [row] }]);
    }
  return languages;
}

const heldOut = option('held-out');
if (heldOut) {
  printHeldOut(heldOut, hasOption('faults'));
  process.exit();
}
if (hasOption('speed')) {
  printSpeed();
  process.exit();
}
const files = corpusFiles();
const corpus = files.flatMap(({ chapters }) => chapters);
if (hasOption('coverage')) {
  printCoverage(corpus);
  process.exit();
}
printMeasure('Corpus', corpus);
printSets('By file', new Map(files.map(({ name, chapters }) => [name, chapters])));
printSets('By language', byLanguage(corpus));
printMeasure('Generated people', [generatePeople(20260601, 2_000)]);
printSpeed();
