/** A row of the corpus: one sentence in which what must go stands as {text|kind}. Everything else must stay. */
import { REPLACEMENT_WORDS, SPAN_KINDS, type SpanKind } from '../../domain/reports/spans.ts';
import type { DeidentifyInput } from '../request.ts';

export type Expected = { start: number; end: number; kind: SpanKind };

/** The plain sentence, where what must go is, and the sentence wanted in the end. */
export type Row = { text: string; expected: readonly Expected[]; wanted: string };

/** Rows of one file that are read with the same things known: fields of the report, clubs, country and language. */
export type Chapter = { title: string; context: Partial<DeidentifyInput>; rows: readonly string[] };

const MARK = /\{([^|{}]+)\|([a-z]+)\}/g;

function kindOf(word: string): SpanKind {
  const kind = SPAN_KINDS.find((one) => one === word);
  if (!kind) throw new Error(`A row of the corpus names a kind that there is not: ${word}`);
  return kind;
}

/** Reads a row; throws where it names a kind that there is not. */
export function readRow(row: string): Row {
  const expected: Expected[] = [];
  let text = '';
  let wanted = '';
  let done = 0;
  for (const match of row.matchAll(MARK)) {
    const before = row.slice(done, match.index);
    const [whole, marked = '', word = ''] = match;
    const kind = kindOf(word);
    text += before;
    expected.push({ start: text.length, end: text.length + marked.length, kind });
    text += marked;
    wanted += before + REPLACEMENT_WORDS[kind];
    done = match.index + whole.length;
  }
  return { text: text + row.slice(done), expected, wanted: wanted + row.slice(done) };
}

const NOBODY: DeidentifyInput['known'] = {
  reporterName: null,
  reporterEmail: null,
  reporterTelephone: null,
  aircraftRegistration: null,
  serialNumber: null,
};

/** An input in which nothing is known but what is given. */
export function inputOf(texts: Record<string, string | null>, context: Partial<DeidentifyInput> = {}): DeidentifyInput {
  const nothing = { known: NOBODY, clubs: [], staffNames: [], listValues: new Set<string>(), redactions: [] };
  return { ...nothing, country: 'GB', language: null, ...context, texts };
}
