/** Names by shape: "Okonkwo, Chidi is given", "St. John-Mildmay said" */
import type { Passage } from '../../../reading/passage.ts';
import { NON_SURNAME_ENDING } from '../../../tables/cues/people/by-shape.ts';
import * as lexicon from '../../../tables/lexicon.ts';
import type { NameRange } from '../candidate.ts';
import { CERTAIN } from '../levels.ts';
import { isPlainName } from '../name-context.ts';
import { endOfName } from '../name-phrase.ts';

export function surnameFirst(passage: Passage, index: number): NameRange | undefined {
  const { tokens, sentences } = passage;
  const [family, comma, given] = [tokens[index], tokens[index + 1], tokens[index + 2]];
  if (family?.letterCase !== 'capital' || family.fold.length < 4) return undefined;
  const stranger = family.flags === 0 && sentences.opens[index] === 1 && !NON_SURNAME_ENDING.test(family.fold);
  if (!stranger && !(isPlainName(family) && family.flags & lexicon.SURNAME)) return undefined;
  if (comma?.text !== ',' || given?.letterCase !== 'capital' || given.newLine || !(given.flags & lexicon.GIVEN))
    return undefined;
  if (!isPlainName(given) || endOfName(passage, index + 2) > index + 2) return undefined;
  return /^(?:is|was|has|had|did)$/.test(tokens[index + 3]?.fold ?? '')
    ? { first: index, last: index + 2, reason: 'A surname before its given name', confidence: CERTAIN.neighbour }
    : undefined;
}

/** A surname like a church or town, before a verb of speech. */
export function saintSurname(passage: Passage, index: number): NameRange | undefined {
  const { tokens } = passage;
  if (!/^(?:St|Saint)$/.test(tokens[index]?.text ?? '') || passage.sentences.styles[index] !== 'prose')
    return undefined;
  const first = tokens[index + 1]?.text === '.' ? index + 2 : index + 1;
  const name = tokens[first];
  if (name?.letterCase !== 'capital' || name.newLine || name.flags & (lexicon.PLACE | lexicon.PLACE_ENDING))
    return undefined;
  const joint = tokens[first + 1];
  const double = joint?.text === '-' && !joint.spaced && tokens[first + 2]?.letterCase === 'capital';
  const last = double ? first + 2 : first;
  return (tokens[last + 1]?.flags ?? 0) & lexicon.SPEECH_VERB
    ? { first: index, last, reason: 'Before a verb of speech or action', confidence: CERTAIN.neighbour }
    : undefined;
}
