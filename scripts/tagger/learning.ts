// One training run: some rounds over the filled patterns and the harmless sentences of all languages, mixed.

import { LANGUAGES } from '../../deidentify/tagger/languages.ts';
import type { WordTable } from '../../deidentify/tagger/words/word-table.ts';
import { domainWords } from '../word-lists/field-words.ts';
import { Chance } from './chance.ts';
import { NameSource, type Portion } from './people.ts';
import { type Costs, Perceptron } from './perceptron.ts';
import { readForLearning } from './reading.ts';
import { fillPattern, harmlessSample, type Lines, readLines } from './samples.ts';

export type Settings = { bits: number; rounds: number; fillings: number; harmless: number; costs: Costs; scale: number; seed: number };

/** The settings of the committed weights; `scale` is how many steps of a byte make one of the model's. */
export const SETTINGS: Settings = {
  bits: 20,
  rounds: 8,
  fillings: 5,
  harmless: 2,
  costs: { overlooked: 40, invented: 40 },
  scale: 6,
  seed: 20260601,
};

/** Lines with a number of which the rest by FOLDS is `fold` are kept back from learning; -1 keeps none back. */
export const FOLDS = 5;

/** Learns; the same weights for the same settings, training text and word table. */
export function learn(table: WordTable, settings: Settings, fold: number, say: (line: string) => void): Int8Array {
  const chance = new Chance(settings.seed);
  const portion: Portion = fold < 0 ? 'all' : 'others';
  const languages = LANGUAGES.map((language) => ({
    lines: readLines(language),
    names: new NameSource(language, portion, chance),
  }));
  const counts = LANGUAGES.map(domainWords);
  const perceptron = new Perceptron(settings.bits, settings.costs);
  const tasks = languages.flatMap(({ lines, names }) => tasksOf(lines, names, settings, fold));
  for (let round = 1; round <= settings.rounds; round++) {
    chance.shuffle(tasks);
    let wrong = 0;
    for (const { lines, names, line, harmless } of tasks) {
      const sample = harmless ? harmlessSample(lines, line, chance) : fillPattern(lines, line, names, chance);
      const { columns, labels } = readForLearning(sample, table, counts, chance);
      wrong += perceptron.learn(columns, labels);
    }
    say(`round ${round}: ${wrong} tokens wrong in ${tasks.length} sentences`);
  }
  return perceptron.quantised(settings.scale);
}

type Task = { lines: Lines; names: NameSource; line: number; harmless: boolean };

function tasksOf(lines: Lines, names: NameSource, settings: Settings, fold: number): Task[] {
  const repeat = (count: number, times: number, harmless: boolean): Task[] =>
    Array.from({ length: count }, (_, line) => line)
      .filter((line) => fold < 0 || line % FOLDS !== fold)
      .flatMap((line) => Array.from({ length: times }, () => ({ lines, names, line, harmless })));
  return [
    ...repeat(lines.patterns.length, settings.fillings, false),
    ...repeat(lines.harmless.length, settings.harmless, true),
  ];
}
