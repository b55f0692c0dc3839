// The reason for a find in plain words, for the manager (C5.4)

import type { Token } from '../../reading/tokens.ts';
import type { Knowledge } from '../words/knowledge.ts';
import * as kinds from '../words/word-kinds.ts';
import type { NameClass } from './classes.ts';

const REASON_BY_CLASS: Readonly<Record<NameClass, string>> = {
  given: 'A name',
  listed: 'A name',
  unknown: 'Not a word in this language',
  ordinary: 'A name that is also an ordinary word',
  plain: 'An ordinary word that is also a rare name',
  word: 'Perhaps an ordinary word',
  formed: 'Looks like a word in this language',
  noun: 'A name that is also an ordinary noun',
  place: 'Perhaps a place',
  thing: 'A name that is also an aircraft, a month or a letter of the radio alphabet',
  'lower-case': 'In lower case, perhaps an ordinary word',
  'lower-case-listed': 'A name in lower case',
  'all-capitals': 'In a text in capitals, and not in the lists of names',
  short: 'Perhaps an abbreviation',
};

/** "Hptm.", "Sr.": after longer words a full stop ends the sentence. */
const ABBREVIATION_CHARS_MAX = 4;

const REASON_BY_CUE: readonly (readonly [number, string])[] = [
  [kinds.TITLE, 'Follows a title'],
  [kinds.ROLE | kinds.ROLE_PART, 'Follows a role'],
  [kinds.FAMILY, 'Follows a word for a relative'],
  [kinds.NAME_CUE, 'Follows a word such as "called"'],
  [kinds.GREETING, 'Follows a greeting or thanks'],
];

export function reasonOf(
  tokens: readonly Token[],
  known: Knowledge,
  first: number,
  last: number,
  name: NameClass,
): string {
  const near = wordAt(tokens, first, -1);
  for (const [bits, phrase] of REASON_BY_CUE) {
    const own = known.own[near] ?? 0;
    if (near >= 0 && own & bits && !(own & kinds.FUNCTION)) return phrase;
  }
  const next = wordAt(tokens, last, 1);
  if (next >= 0 && (known.own[next] ?? 0) & kinds.SPEECH_VERB)
    return `${REASON_BY_CLASS[name]}, before "${tokens[next]?.text}"`;
  if (near >= 0 && tokens[near]?.kind === 'word') return `${REASON_BY_CLASS[name]}, after "${tokens[near]?.text}"`;
  return REASON_BY_CLASS[name];
}

/** Past one mark; -1 if none on the line. */
function wordAt(tokens: readonly Token[], from: number, step: 1 | -1): number {
  for (const at of [from + step, from + 2 * step]) {
    const token = tokens[at];
    if (!token || (step > 0 ? token.newLine : tokens[at + 1]?.newLine)) return -1;
    if (token.kind === 'word') return at;
    if (
      token.kind !== 'mark' ||
      (token.text === '.' && step < 0 && (tokens[at - 1]?.text.length ?? 0) > ABBREVIATION_CHARS_MAX)
    )
      return -1;
  }
  return -1;
}
