/** The aircraft's own figures in words: "siebenundneunzig einundvierzig" of D-9741, and its serial number (C5.2) */
import type { Find } from '../../find.ts';
import type { Passage } from '../../reading/passage.ts';
import { BEFORE_TIMES } from '../../tables/cues/spoken-registration.ts';
import { spellings } from '../aircraft/spelling.ts';
import { type SpokenSymbol, spokenRuns, symbolOrNumberAt } from '../aircraft/spoken.ts';
import { hasUnitAfter } from '../aircraft/unit-after.ts';
import type { KnownValue } from './values.ts';

const FIGURES = /\d{4,}$/;
const TIME_OR_YEAR = /^(?:(?:[01]\d|2[0-3])[0-5]\d|19\d\d|20[0-2]\d)$/;

/** `registration`: compact, or empty. */
export function findOwnFigures(passage: Passage, registration: string, values: readonly KnownValue[]): Find[] {
  const serials = values.filter(({ compact, kind }) => kind === 'number' && /^\d+$/.test(compact));
  const own = [
    { compact: registration, kind: 'registration' as const, reason: "The aircraft's own registration, spelt out" },
    ...serials,
  ].flatMap(({ compact, kind, reason }) => {
    const [figures] = FIGURES.exec(compact) ?? [];
    return figures ? [{ figures, kind, reason }] : [];
  });
  if (own.length === 0) return [];
  // Figures of every language: one English word may hide the report's own.
  const anyLanguage: Passage = { ...passage, language: 'other' };
  return spokenRuns(anyLanguage, symbolOrNumberAt).flatMap((run) =>
    own.flatMap(({ figures, kind, reason }) =>
      spellings(anyLanguage, run, [
        (characters, from, to) =>
          characters === figures && isSaid(passage, run.slice(from, to), figures)
            ? { reason, confidence: 0.93, confidential: true }
            : undefined,
      ]).map((find) => ({ ...find, kind })),
    ),
  );
}

/** In words, and neither a measure nor a time: "at fifteen thirty". */
function isSaid({ tokens }: Passage, pieces: readonly SpokenSymbol[], figures: string): boolean {
  const [first, last] = [pieces[0]?.first ?? 0, pieces.at(-1)?.last ?? 0];
  if (pieces.some(({ isLetter }) => isLetter) || hasUnitAfter(tokens, last)) return false;
  if (pieces.every((piece) => tokens[piece.first]?.kind !== 'word')) return false;
  return !(TIME_OR_YEAR.test(figures) && BEFORE_TIMES.has(tokens[first - 1]?.fold ?? ''));
}
