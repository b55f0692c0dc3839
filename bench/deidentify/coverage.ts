/** What each rule for people is good for: the rows that it decides, and those that become wrong without it. */
import { measure } from '../../deidentify/corpus/measure.ts';
import { type Chapter, readRow } from '../../deidentify/corpus/row.ts';
import { readPassage } from '../../deidentify/reading/passage.ts';
import { NEIGHBOUR_RULES, TELLING_RULES } from '../../deidentify/recognisers/people/rules.ts';
import { findPersons } from '../../deidentify/recognisers/people/third-persons.ts';
import { tagger } from './full-input.ts';

/** How many rows each rule finds somebody in. */
function decidedRows(chapters: readonly Chapter[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { context, rows } of chapters)
    for (const row of rows) {
      const persons = findPersons(readPassage('narrative', readRow(row).text, context.language ?? null));
      for (const rule of new Set(persons.map((person) => person.rule))) counts.set(rule, (counts.get(rule) ?? 0) + 1);
    }
  return counts;
}

/** Prints a line for each rule; one whose both figures are 0 is dead. */
export function printCoverage(chapters: readonly Chapter[]): void {
  const decided = decidedRows(chapters);
  const known = new Set(measure(chapters, { tagger }).faults.map(({ title, row }) => `${title} ${row}`));
  console.log(`\n${'rule for people'.padEnd(28)}  rows decided  wrong without it`);
  for (const { name } of [...TELLING_RULES, ...NEIGHBOUR_RULES]) {
    const wrong = measure(chapters, { tagger, without: name }).faults.filter(
      ({ title, row }) => !known.has(`${title} ${row}`),
    ).length;
    console.log(`${name.padEnd(28)}  ${String(decided.get(name) ?? 0).padStart(12)}  ${String(wrong).padStart(16)}`);
  }
}
