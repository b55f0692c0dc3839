/** Throughput of the engine by language, time for worst-case texts, and cost of the trained tagger. */
import { readFileSync } from 'node:fs';
import { inputOf } from '../../deidentify/corpus/row.ts';
import { deidentify } from '../../deidentify/deidentify.ts';
import { LANGUAGES } from '../../deidentify/tagger/languages.ts';
import { inputWithTagger, readNameTagger } from './name-tagger.ts';
import { worstTexts } from './worst-texts.ts';

const LONG = 20_000;
const REPORT = 1_500;
const KNOWN = {
  reporterName: 'Jan van der Berg',
  reporterEmail: 'jan.berg@example.org',
  reporterTelephone: '+44 7700 900123',
  aircraftRegistration: 'G-ABCD',
  serialNumber: '21345',
};

/** Airfield sentences in a language, every fifth naming a person. */
function textOf(language: string): string {
  const linesOf = (file: string) =>
    readFileSync(`deidentify/tagger/training/${language}/${file}.txt`, 'utf8')
      .split('\n')
      .filter((line) => line.trim() !== '' && !line.startsWith('#'));
  const patterns = linesOf('patterns').map((line) => line.replace(/\{[^}]*\}/g, 'Anna Kowalski'));
  const harmless = linesOf('harmless').filter((line) => !line.includes('{'));
  return harmless
    .flatMap((line, i) => (i % 4 === 0 ? [line, patterns[(i / 4) % patterns.length] ?? ''] : [line]))
    .join(' ')
    .slice(0, LONG);
}

/** The fastest of several rounds, in milliseconds. */
function fastest(rounds: number, work: () => void): number {
  work();
  const times = Array.from({ length: rounds }, () => {
    const start = performance.now();
    work();
    return performance.now() - start;
  });
  return Math.min(...times);
}

function printLanguages(): void {
  console.log(
    '\nSpeed of long texts, and of a report of 1,500 characters (goal: 0.4 MB/s, 6 ms); in brackets: rules only',
  );
  for (const language of LANGUAGES) {
    const long = textOf(language);
    const inputs = [inputWithTagger, inputOf].map((make) => [
      make({ narrative: long }, { known: KNOWN, language }),
      make({ narrative: long.slice(0, REPORT) }, { known: KNOWN, language }),
    ]);
    const [full = [], rules = []] = inputs.map((pair) => pair.map((input) => fastest(12, () => deidentify(input))));
    const speed = (times: number[]): string => (long.length / 1000 / (times[0] ?? 1)).toFixed(2);
    console.log(
      `  ${language}  ${speed(full)} MB/s (${speed(rules)})  ${full[1]?.toFixed(1)} ms (${rules[1]?.toFixed(1)})`,
    );
  }
}

function printLoading(): void {
  globalThis.gc?.();
  const before = process.memoryUsage();
  const start = performance.now();
  const nameTagger = readNameTagger();
  const time = performance.now() - start;
  globalThis.gc?.();
  const after = process.memoryUsage();
  const megabytes = (after.arrayBuffers - before.arrayBuffers + after.heapUsed - before.heapUsed) / 1e6;
  const exact = globalThis.gc ? '' : ' including garbage (use node --expose-gc for the exact figure)';
  console.log(
    `\nTrained tagger: read in ${time.toFixed(0)} ms, uses ${megabytes.toFixed(1)} MB${exact}${nameTagger ? '' : '!'}`,
  );
}

/** Prints throughput by language, milliseconds for each worst-case text, and the tagger's time and memory. */
export function printSpeed(): void {
  printLoading();
  printLanguages();
  console.log('Worst texts of 20,000 characters (goal: under 100 ms each)');
  for (const [name, text] of Object.entries(worstTexts())) {
    const time = fastest(3, () => deidentify(inputWithTagger({ narrative: text }, { known: KNOWN })));
    console.log(`  ${name.padEnd(28)} ${time.toFixed(1).padStart(6)} ms`);
  }
}
