/** Coverage of each rule for people: the rows that it decides, and those of them that fail without it. */
import { measure } from '../../deidentify/corpus/measure.ts';
import { type Chapter, readRow } from '../../deidentify/corpus/row.ts';
import { readPassage } from '../../deidentify/reading/passage.ts';
import { findOtherPeople } from '../../deidentify/recognisers/people/other-people.ts';
import { CONTEXT_RULES, NEIGHBOUR_RULES } from '../../deidentify/recognisers/people/rules.ts';
import { tagger } from './name-tagger.ts';

/** The rows in which each rule finds a person, with their context. */
function decidedRows(chapters: readonly Chapter[]): Map<string, Chapter[]> {
  const decided = new Map<string, Chapter[]>();
  for (const { title, context, rows } of chapters)
    for (const row of rows) {
      const people = findOtherPeople(readPassage('narrative', readRow(row).text, context.language ?? null));
      for (const rule of new Set(people.map((person) => person.rule))) {
        const rowsOfRule = decided.get(rule) ?? [];
        rowsOfRule.push({ title, context, rows: [row] });
        decided.set(rule, rowsOfRule);
      }
    }
  return decided;
}

/** Prints a line for each rule; one whose last figure is 0 can go, since the model or another rule does its work. */
export function printCoverage(chapters: readonly Chapter[]): void {
  const decided = decidedRows(chapters);
  console.log(`\n${'rule for people'.padEnd(28)}  rows decided  wrong without it`);
  for (const { name } of [...CONTEXT_RULES, ...NEIGHBOUR_RULES]) {
    const rowsOfRule = decided.get(name) ?? [];
    const faults = (without?: string) =>
      new Set(measure(rowsOfRule, { tagger, ...(without && { without }) }).faults.map(({ row }) => row));
    const known = faults();
    const wrong = [...faults(name)].filter((row) => !known.has(row)).length;
    console.log(`${name.padEnd(28)}  ${String(rowsOfRule.length).padStart(12)}  ${String(wrong).padStart(16)}`);
  }
}
