/** A corpus row: one sentence; what must be replaced is written as {text|kind}, everything else must stay. */
import { REPLACEMENT_WORDS, SPAN_KINDS, type SpanKind } from '../../domain/reports/spans.ts';
import type { DeidentifyInput } from '../request.ts';

export type Expected = { start: number; end: number; kind: SpanKind };

/** The plain sentence, the spans to be replaced, and the expected result. */
export type Row = { text: string; expected: readonly Expected[]; expectedText: string };

/** Rows of one file with the same context: report fields, clubs, country and language. */
export type Chapter = { title: string; context: Partial<DeidentifyInput>; rows: readonly string[] };

const MARK = /\{([^|{}]+)\|([a-z]+)\}/g;

function kindOf(word: string): SpanKind {
  const kind = SPAN_KINDS.find((one) => one === word);
  if (!kind) throw new Error(`Unknown kind in a corpus row: ${word}`);
  return kind;
}

/** Parses a row; throws on an unknown kind. */
export function readRow(row: string): Row {
  const expected: Expected[] = [];
  let text = '';
  let expectedText = '';
  let done = 0;
  for (const match of row.matchAll(MARK)) {
    const before = row.slice(done, match.index);
    const [whole, marked = '', word = ''] = match;
    const kind = kindOf(word);
    text += before;
    expected.push({ start: text.length, end: text.length + marked.length, kind });
    text += marked;
    expectedText += before + REPLACEMENT_WORDS[kind];
    done = match.index + whole.length;
  }
  return { text: text + row.slice(done), expected, expectedText: expectedText + row.slice(done) };
}

const NOBODY: DeidentifyInput['known'] = {
  reporterName: null,
  reporterEmail: null,
  reporterTelephone: null,
  aircraftRegistration: null,
  serialNumber: null,
};

/** An input in which only the given values are known. */
export function inputOf(texts: Record<string, string | null>, context: Partial<DeidentifyInput> = {}): DeidentifyInput {
  const nothing = { known: NOBODY, clubs: [], userNames: [], listValues: new Set<string>(), redactions: [] };
  return { ...nothing, country: 'GB', language: null, ...context, texts };
}
