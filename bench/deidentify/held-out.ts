/**
 * Measures the engine on unseen cases, by language. A folder has one file per language, such as `de.jsonl`; each line
 * is `{text, stated, people, other: [{kind, text}], harmless}`: the report's stated language, people's names and other
 * identifiers as written in the text, and whether there is nothing to find. `club` and `country` are optional.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { deidentify } from '../../deidentify/deidentify.ts';
import { fold } from '../../deidentify/reading/fold.ts';
import { lookUp, TITLE } from '../../deidentify/tables/lexicon.ts';
import type { DecidedSpan } from '../../domain/reports/spans.ts';
import { inputWithTagger } from './name-tagger.ts';

export type Case = {
  text: string;
  stated: string | null;
  people: string[];
  other: { kind: string; text: string }[];
  harmless: boolean;
  club?: string;
  country?: string;
};

/** Counts for one language; `suggestions` are those that touch no name. */
type HeldOutCounts = {
  names: number;
  replaced: number;
  flagged: number;
  others: number;
  othersReplaced: number;
  harmless: number;
  unchanged: number;
  words: number;
  suggestions: number;
  /** What was missed, what was only flagged, and what was removed needlessly. */
  faults: string[];
};

const COUNTRIES: Readonly<Record<string, string>> = { en: 'GB', cs: 'CZ', sv: 'SE' };
const WORD = /[\p{L}\p{N}]+/gu;

/** The languages of a folder and their cases. */
function readCases(folder: string): Map<string, Case[]> {
  const files = readdirSync(folder).filter((file) => file.endsWith('.jsonl'));
  return new Map(
    files.sort().map((file) => {
      const lines = readFileSync(join(folder, file), 'utf8').split('\n');
      const cases = lines.filter((line) => line.trim() !== '').map((line) => JSON.parse(line) as Case);
      return [file.replace('.jsonl', ''), cases];
    }),
  );
}

function measureHeldOut(language: string, cases: readonly Case[]): HeldOutCounts {
  const sum: HeldOutCounts = {
    names: 0,
    replaced: 0,
    flagged: 0,
    others: 0,
    othersReplaced: 0,
    harmless: 0,
    unchanged: 0,
    words: 0,
    suggestions: 0,
    faults: [],
  };
  for (const one of cases) {
    const country = one.country ?? COUNTRIES[language] ?? language.toUpperCase();
    const clubs = one.club ? [{ name: one.club, location: null }] : [];
    const result = deidentify(inputWithTagger({ narrative: one.text }, { language: one.stated, country, clubs }));
    countCase(sum, one, result.spans, result.texts['narrative'] === one.text);
  }
  return sum;
}

function countCase(
  sum: HeldOutCounts,
  { text, people, other, harmless }: Case,
  spans: DecidedSpan[],
  unchanged: boolean,
) {
  const replaced = spans.filter(({ action }) => action === 'replace');
  for (const name of people) {
    const [isReplaced, flagged] = [isCovered(text, name, replaced), isCovered(text, name, spans)];
    sum.names += 1;
    if (isReplaced) sum.replaced += 1;
    if (flagged) sum.flagged += 1;
    if (!isReplaced) sum.faults.push(`${flagged ? 'shown' : 'MISSED'} ${name} | ${text}`);
  }
  for (const { kind, text: value } of other) {
    const isReplaced = isCovered(text, value, replaced);
    sum.others += 1;
    if (isReplaced) sum.othersReplaced += 1;
    else sum.faults.push(`MISSED ${kind} ${value} | ${text}`);
  }
  if (harmless) {
    sum.harmless += 1;
    if (unchanged) sum.unchanged += 1;
    else
      sum.faults.push(
        `false positive ${replaced.map(({ start, end }) => text.slice(start, end)).join(', ')} | ${text}`,
      );
  }
  sum.words += text.match(WORD)?.length ?? 0;
  const places = [...people, ...other.map((one) => one.text)].flatMap((value) => placesOf(text, value));
  sum.suggestions += spans.filter(
    ({ action, start, end }) => action === 'suggest' && !places.some((place) => place.start < end && start < place.end),
  ).length;
}

function placesOf(text: string, value: string): { start: number; end: number }[] {
  const places: { start: number; end: number }[] = [];
  for (let start = text.indexOf(value); start >= 0; start = text.indexOf(value, start + 1))
    places.push({ start, end: start + value.length });
  return places;
}

/** "Frau", "Dr.": a title stays in the copy (deidentify/README.md), so it need not be removed. */
function isTitle(word: string): boolean {
  return (lookUp(fold(word)) & TITLE) !== 0 && word.length > 1;
}

/** A possessive ending stays as well: "[name]'s". */
const POSSESSIVE = /['’]s?$/;

/** True if spans cover every letter and digit of the value except titles, wherever it is a separate word. */
function isCovered(text: string, value: string, spans: readonly DecidedSpan[]): boolean {
  return placesOf(text, value)
    .filter(({ start, end }) => !/\p{L}$/u.test(text.slice(0, start)) && !/^\p{Ll}/u.test(text.slice(end)))
    .every(({ start }) =>
      [...value.replace(POSSESSIVE, '').matchAll(WORD)].every(
        ({ index, 0: word }) =>
          isTitle(word) || spans.some((span) => span.start <= start + index && start + index + word.length <= span.end),
      ),
    );
}

const share = (part: number, whole: number): string =>
  (whole === 0 ? '–' : `${((100 * part) / whole).toFixed(1)} %`).padStart(8);

/** Prints a line for each language and one in total; with `faults`, each failing case. */
export function printHeldOut(folder: string, faults: boolean): void {
  console.log('language   names  replaced   flagged   others  replaced   harmless  unchanged   suggestions/100 words');
  for (const [language, cases] of readCases(folder)) {
    const sum = measureHeldOut(language, cases);
    const names = `${String(sum.names).padStart(7)}  ${share(sum.replaced, sum.names)}  ${share(sum.flagged, sum.names)}`;
    const others = `${String(sum.others).padStart(6)}  ${share(sum.othersReplaced, sum.others)}`;
    const harmless = `${String(sum.harmless).padStart(8)}  ${share(sum.unchanged, sum.harmless)}`;
    console.log(
      `${language.padEnd(8)} ${names}   ${others}   ${harmless}   ${((100 * sum.suggestions) / sum.words).toFixed(2).padStart(8)}`,
    );
    if (faults) for (const fault of sum.faults) console.log(`    ${fault}`);
  }
}
