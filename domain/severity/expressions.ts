/** Regular expressions of typed words (C14.5) that JavaScript and PostgreSQL read alike, on lower-case NFC text */

const BREAKS = ' \\n\\t\u00a0.,;:!?/()"“”„«»+&…—–\'’-';
const BREAK = `[${BREAKS}]`;
const IN_WORD = `[^${BREAKS}]*`;
/** Within a clause: a negation ends with it, also before a hyphen for a dash. */
const GAP = "([ \u00a0]+|['’-][ \u00a0]*)";

const ALSO: Record<string, string> = { ä: 'ä|ae|a', ö: 'ö|oe|o', ü: 'ü|ue|u', å: 'å|aa|a', ß: 'ß|ss', ł: 'ł|l' };
const E_WITH_ACCENT = /[éèê]/;

/** Accents may be missing, or the wrong one on an `e`. */
function letterSpellings(letter: string): string {
  if (E_WITH_ACCENT.test(letter)) return '[éèêe]';
  const known = ALSO[letter];
  return known ? `(${known})` : `[${letter}${letter.normalize('NFD').charAt(0)}]`;
}

type Word = { text: string; isWhole: boolean; endsClause: boolean; startsText: boolean };

function read(word: string): Word {
  const [, start, bare = '', end] = /^(\^?)(.*?)([$.!]*)$/.exec(word) ?? [];
  const spelt = end?.includes('!') ? bare : bare.replace(/[^\p{ASCII}]/gu, letterSpellings);
  const text = spelt.replaceAll('_?', `${BREAK}?`).replaceAll('_', `${BREAK}+`);
  return {
    text,
    isWhole: end?.includes('$') ?? false,
    endsClause: end?.includes('.') ?? false,
    startsText: start !== '',
  };
}

const wordsOf = (table: string): Word[] => table.split(/\s+/).filter(Boolean).map(read);

/** Any of the words. */
export function expressionOf(table: string): string {
  const words = wordsOf(table);
  const patternOf = ({ text, isWhole, endsClause }: Word) =>
    text + (endsClause ? ' *([,.;!?)]|$)' : isWhole ? `(${BREAK}|$)` : '');
  const join = (some: Word[]) => some.map(patternOf).join('|');
  const [first, others] = [words.filter(({ startsText }) => startsText), words.filter(({ startsText }) => !startsText)];
  return [...(first.length > 0 ? [`^(${join(first)})`] : []), `(^|${BREAK})(${join(others)})`].join('|');
}

const wholeWords = (table: string): string =>
  wordsOf(table)
    .filter(({ startsText, endsClause }) => !startsText && !endsClause)
    .map(({ text, isWhole }) => (isWhole ? text : text + IN_WORD))
    .join('|');

const anyOf = (words: Word[]): string => words.map(({ text }) => text).join('|');

/** After a negator: `der Piloten oder Fluggäste`. */
function peopleOf(people: Record<'before' | 'person' | 'or', string>): string {
  const next = (table: string) => `${GAP}(${anyOf(wordsOf(table))})`;
  const before = `(${next(people.before)})*`;
  return `${before}(${next(people.person)}(${next(people.or)}${before}${next(people.person)})*)?`;
}

type Negators = { all: string; nobody: string; people: Record<'before' | 'person' | 'or', string> };

/**
 * A negator with all that it negates, or softened words; to be replaced by a space. Swedish `utan` means "but" after a
 * negated word, and else negates.
 */
export function negationOf({ all, nobody, people }: Negators, negated: string, softened: string): string {
  const [between, but] = [`${GAP}(${wholeWords(negated)})`, `(${GAP}utan)?`];
  // With people first: JavaScript takes the first alternative, PostgreSQL the longest.
  const negator = `(${anyOf(wordsOf(nobody))})${peopleOf(people)}|${anyOf(wordsOf(all))}`;
  const negation = `(${negator})(${between})+${but}|${wholeWords(softened)}`;
  // PostgreSQL is twice as fast without groups to remember.
  return `(^|${BREAK})(${negation})(?=${BREAK}|$)`.replace(/\((?!\?)/g, '(?:');
}

/** Matches all texts in which `negationOf` finds something, fast. */
export const mayNegate = (negators: string, softened: string): string =>
  `(^|${BREAK})(${anyOf(wordsOf(negators))})${GAP}|${expressionOf(softened)}`;
