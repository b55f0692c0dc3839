/** Names in a row: "Frank and I". An unambiguous one vouches for the others */
import type { Passage } from '../../../reading/passage.ts';
import type { Token } from '../../../reading/tokens.ts';
import { FIRST_PERSON_PRONOUN } from '../../../tables/cues/people/series.ts';
import * as lexicon from '../../../tables/lexicon.ts';
import type { NameRange } from '../candidate.ts';
import { isPersonActive } from '../context/activity.ts';
import { CERTAIN } from '../levels.ts';
import { isOtherwiseUsed, isPlainName, opensSentence } from '../name-context.ts';
import { endOfName } from '../name-phrase.ts';

const JOINER = /^(?:and|or|und|et|en|i|y|e|och|og|,|&)$/;
const FORMAL = lexicon.GIVEN | lexicon.SURNAME;
const ITEMS_MAX = 6;

/** Only in a row of people. */
export function inSeries(passage: Passage, index: number): NameRange | undefined {
  const { tokens } = passage;
  const token = tokens[index];
  if (token && isMonthAtWork(passage, index))
    return { first: index, last: index, reason: 'Next to another name', confidence: CERTAIN.neighbour };
  if (!mayBeItem(passage, index) || !token || isOtherwiseUsed(tokens, index)) return undefined;
  if (opensSentence(passage, index) && !(token.flags & FORMAL) && !isWithMe(tokens, index)) return undefined;
  if ((tokens[index - 1]?.flags ?? 0) & (lexicon.LOCATIVE | lexicon.ARTICLE)) return undefined;
  const last = endOfName(passage, index);
  return isSpokenFor(passage, last)
    ? { first: index, last, reason: 'Next to another name', confidence: CERTAIN.neighbour }
    : undefined;
}

function isWithMe(tokens: readonly Token[], index: number): boolean {
  return tokens[index + 1]?.fold === 'and' && FIRST_PERSON_PRONOUN.test(tokens[index + 2]?.fold ?? '');
}

/** "April and May were both in the caravan". */
function isMonthAtWork({ tokens, sentences }: Passage, index: number): boolean {
  const [first, joiner, second] = [tokens[index], tokens[index + 1], tokens[index + 2]];
  if (joiner?.fold !== 'and' || !first || !second || sentences.styles[index] !== 'prose') return false;
  if (!(first.flags & lexicon.CALENDAR) || !(first.flags & second.flags & lexicon.GIVEN)) return false;
  if (first.letterCase !== 'capital' || second.letterCase !== 'capital' || isOtherwiseUsed(tokens, index)) return false;
  return isPersonActive(tokens, index + 2);
}

function mayBeItem(passage: Passage, index: number): boolean {
  const token = passage.tokens[index];
  if (token?.letterCase !== 'capital' || token.fold.length < 2 || passage.sentences.styles[index] !== 'prose')
    return false;
  if (token.flags & (lexicon.PLACE | lexicon.MAKE_OR_TYPE | lexicon.CALENDAR | lexicon.ROLE | lexicon.ACRONYM))
    return false;
  return token.flags & FORMAL ? true : token.flags === 0;
}

/** A plain name or the writer in the row confirms it. */
function isSpokenFor(passage: Passage, last: number): boolean {
  const { tokens } = passage;
  let at = last;
  for (let item = 0; item < ITEMS_MAX; item++) {
    let next = at + 1;
    const comma = tokens[next]?.text === ',';
    if (!JOINER.test(tokens[next]?.fold ?? '') || tokens[next]?.newLine) return false;
    next += comma && /^(?:and|or)$/.test(tokens[next + 1]?.fold ?? '') ? 2 : 1;
    const token = tokens[next];
    if (!token) return false;
    if (FIRST_PERSON_PRONOUN.test(token.fold)) return item > 0 || !comma;
    if (isGiven(token) && (item > 0 || !comma || continuesRow(tokens, next))) return true;
    if (!mayBeItem(passage, next)) return false;
    at = endOfName(passage, next);
  }
  return false;
}

function isGiven(token: Token): boolean {
  return isPlainName(token) && token.letterCase === 'capital' && (token.flags & lexicon.GIVEN) !== 0;
}

function continuesRow(tokens: readonly Token[], index: number): boolean {
  return [1, 2].some((steps) => JOINER.test(tokens[index + steps]?.fold ?? ''));
}
