// One training run: several epochs over the filled patterns and harmless sentences of all languages, mixed.

import { fork } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { fold } from '../../deidentify/reading/fold.ts';
import { LANGUAGES, type LanguageCode } from '../../deidentify/tagger/languages.ts';
import { ANY_NAME, BAND, MAKE_OR_TYPE, PLACE, PLACE_LARGE } from '../../deidentify/tagger/words/word-kinds.ts';
import { hashLetters, type WordTable } from '../../deidentify/tagger/words/word-table.ts';
import { domainWords } from '../word-lists/sources/field-words.ts';
import { type Costs, Perceptron, quantise } from './perceptron.ts';
import { readForLearning } from './reading.ts';
import { corpusLines } from './samples/corpus-lines.ts';
import { NameSource, type Split } from './samples/people.ts';
import { Random } from './samples/random.ts';
import { fillPattern, harmlessSample, type IsPlace, type Lines, readLines } from './samples/samples.ts';

export type Settings = {
  bits: number;
  epochs: number;
  fillings: number;
  harmless: number;
  costs: Costs;
  scale: number;
  seed: number;
};

/** The settings of the committed weights; `scale` is the number of byte steps per unit of the model's weights. */
export const SETTINGS: Settings = {
  bits: 19,
  epochs: 6,
  fillings: 8,
  harmless: 5,
  costs: { falseNegative: 40, falsePositive: 40 },
  scale: 2,
  seed: 20260601,
};

/** Lines whose number modulo FOLDS is `heldOutFold` are held out of training; -1 holds out none. */
export const FOLDS = 5;

/** Learners, each with different names and order; their weights are averaged, since a single one depends on chance. */
const LEARNERS = 5;

/**
 * Trains; the same settings, training text and word table give the same weights. `log` receives the first learner's
 * progress. Learners run in child processes (train-learner.ts), as many at once as the machine has cores.
 */
export async function learn(settings: Settings, heldOutFold: number, log: (line: string) => void): Promise<Int8Array> {
  const numbers = Array.from({ length: LEARNERS }, (_, number) => number);
  const all: Float64Array[] = [];
  const next = async (): Promise<void> => {
    const number = numbers.shift();
    if (number === undefined) return;
    const input: LearnerInput = { settings: { ...settings, seed: settings.seed + number }, heldOutFold };
    all[number] = await runLearner(input, number === 0 ? log : () => {});
    await next();
  };
  await Promise.all(Array.from({ length: availableParallelism() }, next));
  return quantise(all, settings.scale);
}

/** What a learner process is given. */
export type LearnerInput = { settings: Settings; heldOutFold: number };

function runLearner(input: LearnerInput, log: (line: string) => void): Promise<Float64Array> {
  return new Promise((resolve, reject) => {
    const child = fork(fileURLToPath(new URL('./train-learner.ts', import.meta.url)), { serialization: 'advanced' });
    child.on('message', (message: string | Float64Array) => {
      if (typeof message === 'string') log(message);
      else resolve(message);
    });
    child.on('error', reject);
    child.on('exit', (code) => reject(new Error(`a learner exited with code ${code}`)));
    child.send(input);
  });
}

/** One learner's weights; see `learn`. */
export function trainLearner(
  table: WordTable,
  settings: Settings,
  heldOutFold: number,
  log: (line: string) => void,
): Float64Array {
  const random = new Random(settings.seed);
  const split: Split = heldOutFold < 0 ? 'all' : 'others';
  const rows = corpusLines(table);
  const languages = LANGUAGES.map((language) => ({
    lines: withRows(readLines(language), rows[language]),
    names: new NameSource(language, split, random, ordinaryIn(table, language)),
  }));
  const counts = LANGUAGES.map(domainWords);
  const isPlace = placesOf(table);
  const perceptron = new Perceptron(settings.bits, settings.costs);
  const tasks = languages.flatMap(({ lines, names }) => tasksOf(lines, names, settings, heldOutFold));
  for (let epoch = 1; epoch <= settings.epochs; epoch++) {
    random.shuffle(tasks);
    let wrong = 0;
    for (const { lines, names, line, harmless } of tasks) {
      const sample = harmless
        ? harmlessSample(lines, line, names, random, isPlace)
        : fillPattern(lines, line, names, random);
      const { columns, labels } = readForLearning(sample, table, counts, random);
      wrong += perceptron.learn(columns, labels);
    }
    log(`epoch ${epoch}: ${wrong} tokens wrong in ${tasks.length} sentences`);
  }
  return perceptron.averaged();
}

function withRows(lines: Lines, rows: Pick<Lines, 'patterns' | 'harmless'>): Lines {
  return { ...lines, patterns: [...lines.patterns, ...rows.patterns], harmless: [...lines.harmless, ...rows.harmless] };
}

/** Recognises towns by the word table. */
export function placesOf(table: WordTable): IsPlace {
  return (word) => {
    const row = table.rowOf(hashLetters(fold(word)));
    const common = table.common[row] ?? 0;
    if (!(common & (PLACE | PLACE_LARGE)) || common & (ANY_NAME | MAKE_OR_TYPE)) return false;
    return LANGUAGES.every((_, i) => ((table.own[row * LANGUAGES.length + i] ?? 0) & BAND) < 2);
  };
}

/** Recognises words that the table calls ordinary in a language. */
function ordinaryIn(table: WordTable, language: LanguageCode): (word: string) => boolean {
  const number = LANGUAGES.indexOf(language);
  return (word) => ((table.own[table.rowOf(hashLetters(fold(word))) * LANGUAGES.length + number] ?? 0) & BAND) > 1;
}

type Task = { lines: Lines; names: NameSource; line: number; harmless: boolean };

function tasksOf(lines: Lines, names: NameSource, settings: Settings, heldOutFold: number): Task[] {
  const tasksFor = (count: number, times: number, harmless: boolean): Task[] =>
    Array.from({ length: count }, (_, line) => line)
      .filter((line) => heldOutFold < 0 || line % FOLDS !== heldOutFold)
      .flatMap((line) => Array.from({ length: times }, () => ({ lines, names, line, harmless })));
  return [
    ...tasksFor(lines.patterns.length, settings.fillings, false),
    ...tasksFor(lines.harmless.length, settings.harmless, true),
  ];
}
