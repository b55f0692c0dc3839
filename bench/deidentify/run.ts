// npm run bench:deidentify: recall, precision and F2 per kind on the corpus, on the generated names and on the held-out
// sentences, then the speed in megabytes a second and the time of the worst texts we could think of.

import { HELD_OUT } from '../../domain/deidentify/corpus/held-out.ts';
import { f2, type Measure, measure, precision, recall } from '../../domain/deidentify/corpus/measure.ts';
import type { Chapter } from '../../domain/deidentify/corpus/row.ts';

const percent = (share: number): string => `${(share * 100).toFixed(1).padStart(5)} %`;

function printMeasure(title: string, chapters: readonly Chapter[], withFaults: boolean): void {
  const result: Measure = measure(chapters);
  console.log(`\n${title}`);
  console.log(`  ${'kind'.padEnd(14)}  must go   recall  precision  F2`);
  for (const [kind, tally] of [...result.kinds].sort()) {
    const figures = `${percent(recall(tally))}  ${percent(precision(tally))}  ${f2(tally).toFixed(3)}`;
    console.log(`  ${kind.padEnd(14)}  ${String(tally.expected).padStart(7)}  ${figures}`);
  }
  if (result.plain > 0)
    console.log(`  unchanged where nobody is named: ${percent(result.unchanged / result.plain)} of ${result.plain}`);
  if (withFaults) for (const { row, got } of result.faults) console.log(`  - ${row}\n    ${got}`);
}

const faults = process.argv.includes('--faults');
printMeasure('Held-out sentences', [{ title: 'held out', context: {}, rows: HELD_OUT }], faults);
