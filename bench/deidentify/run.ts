// npm run bench:deidentify: recall, precision and F2 per kind on the corpus, on the generated names and on the held-out
// sentences, then the speed in megabytes a second and the time of the worst texts we could think of.

import { generatePeople } from '../../deidentify/corpus/generator.ts';
import { HELD_OUT } from '../../deidentify/corpus/held-out.ts';
import { IDENTIFIERS } from '../../deidentify/corpus/identifiers.ts';
import { KNOWN as KNOWN_CHAPTERS } from '../../deidentify/corpus/known.ts';
import { f2, type Measure, measure, precision, recall } from '../../deidentify/corpus/measure.ts';
import { PEOPLE } from '../../deidentify/corpus/people.ts';
import { type Chapter, inputOf } from '../../deidentify/corpus/row.ts';
import { VOICES } from '../../deidentify/corpus/voices.ts';
import { deidentify } from '../../deidentify/deidentify.ts';
import { worstTexts } from './worst-texts.ts';

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
printMeasure('Corpus', [...KNOWN_CHAPTERS, ...PEOPLE, ...IDENTIFIERS, ...VOICES], faults);
printMeasure('Generated people of many nations', [generatePeople(20260601, 2_000)], faults);
printMeasure('Held-out sentences', [{ title: 'held out', context: {}, rows: HELD_OUT }], faults);

const PROSE = [
  'On the second launch Gemma Hartwell noticed the airbrakes creeping open at 400 ft, with QNH 1013 and runway 27L in use.',
  'The CFI briefed us that the duty pilot was on the launch point, and we rigged the Schempp-Hirth Discus, G-CKZT, at 10:30.',
  'We flew as guests of Upwind Gliding Club that week; call 07700 900482 or mail gliding.fan77@example.net for the trace.',
  'Will the weak link hold in such a gust? Tug pilot Wilkins released us near Lasham and said nothing about the wind of 270/25.',
].join(' ');
const KNOWN = {
  reporterName: 'Jan van der Berg',
  reporterEmail: 'jan.berg@example.org',
  reporterTelephone: '+44 7700 900123',
  aircraftRegistration: 'G-ABCD',
  serialNumber: '21345',
};

/** Megabytes of text a second after warm-up, in reports of five thousand characters: the best of five rounds. */
function throughput(): number {
  const narrative = PROSE.repeat(11).slice(0, 5_000);
  const input = inputOf(
    { narrative },
    { known: KNOWN, clubs: [{ name: 'Lasham Gliding Society', location: 'Lasham' }] },
  );
  for (let i = 0; i < 300; i++) deidentify(input);
  const rounds = 100;
  const speeds = [1, 2, 3, 4, 5].map(() => {
    const start = performance.now();
    for (let i = 0; i < rounds; i++) deidentify(input);
    return (rounds * narrative.length) / 1000 / (performance.now() - start);
  });
  return Math.max(...speeds);
}

console.log(`\nSpeed: ${throughput().toFixed(2)} MB/s (wanted: 1)`);
console.log('Worst texts of 20,000 characters (wanted: under 50 ms each)');
for (const [name, text] of Object.entries(worstTexts())) {
  const times = [1, 2, 3].map(() => {
    const start = performance.now();
    deidentify(inputOf({ narrative: text }, { known: KNOWN }));
    return performance.now() - start;
  });
  console.log(
    `  ${name.padEnd(28)} ${Math.min(...times)
      .toFixed(1)
      .padStart(6)} ms`,
  );
}
