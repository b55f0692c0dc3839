/** Names beside others: "Derek and Zorblax", "Rose and Heather", "P Walker, J Baker and T Webb". */
import type { Passage } from '../../../reading/passage.ts';
import * as lexicon from '../../../tables/lexicon.ts';
import { CERTAIN, REMEMBERED } from '../levels.ts';
import { DOUBTFUL, isOtherwiseUsed, isPlainName } from '../name-context.ts';
import { endOfName, isInitial, isSurname } from '../name-phrase.ts';
import type { NameStretch, Person } from '../site.ts';

const JOINER = /^(?:and|or|und|et|en|i|y|e|och|og|,|&|\/)$/;

/** "Derek and Zorblax": a capitalised word that shares a verb or preposition with a name found before it. */
export function joined(passage: Passage, index: number, before: Person | undefined): NameStretch | undefined {
  const { tokens } = passage;
  const token = tokens[index];
  if (
    !before ||
    before.last !== index - 2 ||
    before.confidence < REMEMBERED ||
    !JOINER.test(tokens[index - 1]?.fold ?? '')
  )
    return undefined;
  if (isInitial(token)) return joinedInitial(passage, index);
  if (token?.letterCase !== 'capital' || passage.sentences.styles[index] !== 'prose') return undefined;
  const comma = tokens[index - 1]?.text === ',';
  if (token.flags & DOUBTFUL && !(token.flags & lexicon.GIVEN) && !isSurname(token)) return undefined;
  if (isOtherwiseUsed(tokens, index)) return undefined;
  const last = endOfName(passage, index);
  const row = comma && passage.language === 'english' && /^(?:and|or|&|,)$/.test(tokens[last + 1]?.fold ?? '');
  if ((comma || passage.language === 'german') && !row && !isSurname(token) && !(token.flags & lexicon.GIVEN))
    return undefined;
  return { first: index, last, reason: 'Stands beside another name', confidence: CERTAIN.neighbour };
}

/** "P Walker, J Baker and T Webb": initials in a row of names. */
function joinedInitial(passage: Passage, index: number): NameStretch | undefined {
  const last = endOfName(passage, index);
  if (last === index || !isSurname(passage.tokens[last]) || isOtherwiseUsed(passage.tokens, index, last))
    return undefined;
  return { first: index, last, reason: 'Stands beside another name', confidence: CERTAIN.neighbour };
}

/** "Rose and Heather", "Schneider und Krüger": a name that is also a word, before one that is a name only. */
export function joinedAhead(passage: Passage, index: number): NameStretch | undefined {
  const { tokens } = passage;
  const [token, joiner, next] = [tokens[index], tokens[index + 1], tokens[index + 2]];
  if (!token || !joiner || !next || joiner.text === ',' || !JOINER.test(joiner.fold)) return undefined;
  if (token.letterCase !== 'capital' || next.letterCase !== 'capital' || passage.sentences.styles[index] !== 'prose')
    return undefined;
  const same = lexicon.GIVEN | lexicon.SURNAME;
  if ((token.flags & next.flags & same) === 0 || !isPlainName(next) || isOtherwiseUsed(tokens, index + 2))
    return undefined;
  if (isOtherwiseUsed(tokens, index) || (tokens[index - 1]?.flags ?? 0) & lexicon.LOCATIVE) return undefined;
  return { first: index, last: index, reason: 'Stands beside another name', confidence: CERTAIN.neighbour };
}
