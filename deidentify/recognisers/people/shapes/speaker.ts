/** Who speaks, where the verb comes first: `"Hook on," said Esther Vale`, `"Seil frei!", rief Torben` (C5.3). */
import type { Passage } from '../../../reading/passage.ts';
import { STATIONS } from '../../../tables/cues/people/speaker.ts';
import * as lexicon from '../../../tables/lexicon.ts';
import { CERTAIN } from '../levels.ts';
import { isOtherwiseUsed } from '../name-context.ts';
import { endOfName } from '../name-phrase.ts';
import type { NameStretch } from '../site.ts';

const CLOSING = /^["”“»’'«‘]$/;
const FORMAL = lexicon.GIVEN | lexicon.SURNAME;
const NOBODY =
  lexicon.ROLE |
  lexicon.TITLE |
  lexicon.ACRONYM |
  lexicon.AIRCRAFT |
  lexicon.ARTICLE |
  lexicon.CRAFT |
  lexicon.PLACE |
  lexicon.NUMERAL;

/** "said Esther Vale": behind a given name the end of a place's name is a surname, unless it is a station on the ground. */
function endOfSpeaker(passage: Passage, first: number): number {
  const last = endOfName(passage, first);
  const [given, family] = [passage.tokens[first], passage.tokens[last + 1]];
  if (last > first || !given || !(given.flags & lexicon.GIVEN) || given.flags & lexicon.PLACE) return last;
  if (family?.letterCase !== 'capital' || family.newLine || STATIONS.test(family.fold)) return last;
  return family.flags & lexicon.PLACE_ENDING ? last + 1 : last;
}

/** The name at `index`, if it stands behind a quotation and a verb of saying. */
export function quotedSpeaker(passage: Passage, index: number): NameStretch | undefined {
  const { tokens, sentences } = passage;
  const verb = tokens[index - 1];
  const token = tokens[index];
  if (!verb || !(verb.flags & lexicon.SAYING) || verb.letterCase !== 'lower') return undefined;
  if (token?.kind !== 'word' || token.letterCase !== 'capital' || token.newLine || token.fold.length < 2)
    return undefined;
  if (/\p{Lu}{2}/u.test(token.text)) return undefined;
  const comma = tokens[index - 2]?.text === ',' ? 1 : 0;
  if (!CLOSING.test(tokens[index - 2 - comma]?.text ?? '') || sentences.styles[index] === 'shout') return undefined;
  const last = endOfSpeaker(passage, index);
  const listed = (token.flags & FORMAL) !== 0;
  if (token.flags & NOBODY && !(listed && last > index)) return undefined;
  if (token.flags & (lexicon.ORDINARY | lexicon.PLACE_ENDING) && !listed) return undefined;
  if (isOtherwiseUsed(tokens, index, last) && !(token.flags & lexicon.GIVEN && last > index)) return undefined;
  return { first: index, last, reason: 'Stands behind what somebody said', confidence: CERTAIN.shape };
}
