/** Names before what is theirs: "Braithwaite's glider", "Faith's wing". */
import type { Passage } from '../../../reading/passage.ts';
import type { Token } from '../../../reading/tokens.ts';
import { OWNED } from '../../../tables/cues/people/owner.ts';
import * as lexicon from '../../../tables/lexicon.ts';
import { LIKELY } from '../levels.ts';
import { isPlainName, isPossessive, opensSentence } from '../name-context.ts';
import type { InProse, Judgement } from '../site.ts';

const FORMAL = lexicon.GIVEN | lexicon.SURNAME;

/** What the possessive of the name tells of it, if it tells anything. */
export function ownerOf({ passage, token, first, last }: InProse): Judgement | undefined {
  const { tokens } = passage;
  if (!isPossessive(tokens, last)) return undefined;
  if (token.flags & (lexicon.PLACE | lexicon.CRAFT | lexicon.CALENDAR | lexicon.ACRONYM)) return undefined;
  const mine = tokens[last + 2]?.fold === 's' ? last + 3 : last + 2;
  const owned = [mine, mine + 1].some((index) => OWNED.has(tokens[index]?.fold ?? '') || isType(tokens[index]));
  if (!(token.flags & FORMAL)) return isStrangerOwner(passage, first, mine, owned) ? STRANGER : undefined;
  return owned || isPlainName(token) ? { reason: 'Owns what people own', confidence: LIKELY.act } : undefined;
}

/** "Hendricks's Discus". */
function isType(token: Token | undefined): boolean {
  return token?.letterCase === 'capital' && (token.flags & lexicon.CRAFT) !== 0;
}

const STRANGER: Judgement = { reason: 'Owns what people own', confidence: LIKELY.possession };

/** "borrowed Thirlwell's trailer", "it was Thirlwell's": a word that no table holds, in mid-sentence. */
function isStrangerOwner(passage: Passage, first: number, mine: number, owned: boolean): boolean {
  const { tokens, language } = passage;
  const [token, before, next] = [tokens[first], tokens[first - 1], tokens[mine]];
  if (token?.flags !== 0 || language !== 'english' || opensSentence(passage, first) || !before) return false;
  if (before.flags & (lexicon.ARTICLE | lexicon.LOCATIVE | lexicon.CRAFT) || before.letterCase === 'upper')
    return false;
  return owned || (/^(?:was|is)$/.test(before.fold) && (!next || /^[.,;]$/.test(next.text)));
}
