// A row of the corpus: one sentence in which what must go stands as {text|kind}. Everything else must stay.

import { REPLACEMENT_WORDS, type SpanKind } from '../../domain/reports/spans.ts';
import type { DeidentifyInput } from '../request.ts';

export type Expected = { start: number; end: number; kind: SpanKind };
export type Row = { text: string; expected: readonly Expected[]; wanted: string };

/** Sentences read under one set of known identifiers, clubs and so on. */
export type Chapter = { title: string; context: Partial<DeidentifyInput>; rows: readonly string[] };

const MARK = /\{([^|{}]+)\|([a-z]+)\}/g;

/** Reads a row: the plain sentence, where what must go is, and the sentence wanted in the end. */
export function readRow(row: string): Row {
  const expected: Expected[] = [];
  let text = '';
  let wanted = '';
  let done = 0;
  for (const match of row.matchAll(MARK)) {
    const before = row.slice(done, match.index);
    const [whole, marked = '', kind = ''] = match;
    text += before;
    expected.push({ start: text.length, end: text.length + marked.length, kind: kind as SpanKind });
    text += marked;
    wanted += before + REPLACEMENT_WORDS[kind as SpanKind];
    done = match.index + whole.length;
  }
  return { text: text + row.slice(done), expected, wanted: wanted + row.slice(done) };
}

/** The rows of a chapter written one a line. */
export function linesOf(rows: string): string[] {
  return rows.split('\n').filter((row) => row.trim() !== '');
}

/** An input in which nothing is known but what is given. */
export function inputOf(texts: Record<string, string | null>, context: Partial<DeidentifyInput> = {}): DeidentifyInput {
  const nobody = {
    reporterName: null,
    reporterEmail: null,
    reporterTelephone: null,
    aircraftRegistration: null,
    serialNumber: null,
  };
  const nothing = { known: nobody, clubs: [], staffNames: [], listValues: new Set<string>(), redactions: [] };
  return { ...nothing, country: 'GB', language: null, ...context, texts };
}
