/** Detects a narrative's language by function words (C14.8, C19.3) */
import { FUNCTION_WORDS, LETTERS } from './function-words.ts';

/** Minimum letters, points and lead for a guess. */
const LETTERS_MIN = 30;
const POINTS_MIN = 1.5;
const LEAD = 1.35;
const CHARACTERS_READ = 4_000;

const fold = (text: string): string => text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');

/** Words shared between languages count less. */
const pointsOf = new Map<string, Map<string, number>>();
for (const [language, words] of Object.entries(FUNCTION_WORDS))
  for (const word of new Set(fold(words).split(/\s+/)))
    pointsOf.set(word, (pointsOf.get(word) ?? new Map()).set(language, 1));
for (const languages of pointsOf.values())
  for (const language of languages.keys()) languages.set(language, 1 / languages.size);

/** ISO 639-1; `null`: unsure. */
export function detectLanguage(text: string): string | null {
  const read = text.slice(0, CHARACTERS_READ);
  if ((read.match(/\p{L}/gu) ?? []).length < LETTERS_MIN) return null;
  const points = new Map<string, number>();
  const add = (language: string, more: number) => points.set(language, (points.get(language) ?? 0) + more);
  for (const word of fold(read).match(/\p{L}+/gu) ?? [])
    for (const [language, more] of pointsOf.get(word) ?? []) add(language, more);
  for (const [language, letters] of Object.entries(LETTERS))
    if (points.has(language)) add(language, Math.min(3, (read.match(letters) ?? []).length));
  const [first, second] = [...points].sort(([, one], [, other]) => other - one);
  if (first === undefined || first[1] < POINTS_MIN || first[1] < LEAD * (second?.[1] ?? 0)) return null;
  // Danish and Norwegian are too similar.
  return first[0] === 'da-no' ? null : first[0];
}
