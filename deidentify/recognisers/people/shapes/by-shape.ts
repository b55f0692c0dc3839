/** Names that tell themselves by their shape: "O'Shaughnessy", "McAllister", "Ji-hoon", "Van der Merwe". */
import type { Passage } from '../../../reading/passage.ts';
import type { Token } from '../../../reading/tokens.ts';
import {
  BEFORE_PLACES,
  GERMAN_ARTICLE,
  KOREAN,
  NO_FAMILY,
  OPENING_PARTICLES,
} from '../../../tables/cues/people/by-shape.ts';
import * as lexicon from '../../../tables/lexicon.ts';
import { FAMILY_SYLLABLES, GIVEN_SYLLABLES, MIDDLE_SYLLABLES } from '../../../tables/people/syllables.ts';
import { CERTAIN } from '../levels.ts';
import { DOUBTFUL, isOtherwiseUsed, isPlainName, precedesVerb } from '../name-context.ts';
import { endOfName, isSurname } from '../name-phrase.ts';
import type { NameStretch } from '../site.ts';
import { isEnglishVerb } from './prefixed.ts';

const FORMAL = lexicon.GIVEN | lexicon.SURNAME;
const SYLLABLES = [FAMILY_SYLLABLES, MIDDLE_SYLLABLES, GIVEN_SYLLABLES];

/** "O'Shaughnessy", "McAllister", "Ji-hoon": what tells itself by its shape. */
export function apostrophed(passage: Passage, index: number): NameStretch | undefined {
  const { tokens } = passage;
  const [token, mark, rest] = [tokens[index], tokens[index + 1], tokens[index + 2]];
  if (token?.kind !== 'word' || token.letterCase === 'lower' || passage.sentences.styles[index] === 'careless')
    return undefined;
  const glued = mark !== undefined && rest !== undefined && !mark.spaced && !rest.spaced && rest.fold.length > 2;
  const elided = glued && /^['’]$/.test(mark.text) && rest.letterCase === token.letterCase;
  const foreign =
    /^[dlmn]$/.test(token.fold) && glued && passage.language === 'english' && (rest.flags & ~FORMAL) === 0;
  const irish = elided && (token.fold === 'o' || foreign);
  const syllables = glued && mark.text === '-' && KOREAN.test(token.fold) && KOREAN.test(rest.fold);
  const chinese = glued && mark.text === '-' && isSyllabic(token, rest) && !isPlaced(tokens[index - 1]);
  const scots = (token.flags & DOUBTFUL) === 0 && /^Ma?c\p{Lu}\p{Ll}{2}/u.test(token.text);
  if (!irish && !syllables && !chinese && !scots) return undefined;
  const last = scots ? endOfName(passage, index) : endOfName(passage, index + 2);
  if (scots && (isOtherwiseUsed(tokens, index, last) || /^maccready|^mccready/.test(token.fold))) return undefined;
  return { first: index, last, reason: 'A name by its shape', confidence: CERTAIN.shape };
}

/** "Mei-Ling": two short words of Chinese names. */
function isSyllabic(first: Token, second: Token): boolean {
  if (first.letterCase !== 'capital' || second.letterCase === 'upper') return false;
  return first.fold.length > 1 && SYLLABLES.some((table) => table.has(first.fold)) && GIVEN_SYLLABLES.has(second.fold);
}

function isPlaced(before: Token | undefined): boolean {
  return ((before?.flags ?? 0) & (lexicon.LOCATIVE | lexicon.ARTICLE)) !== 0 && before?.fold !== 'to';
}

/** "Okonkwo, Chidi is given": a surname, or a word that no table holds, before a given name that goes on with a verb. */
export function surnameFirst(passage: Passage, index: number): NameStretch | undefined {
  const { tokens, sentences, language } = passage;
  const [family, comma, given] = [tokens[index], tokens[index + 1], tokens[index + 2]];
  if (family?.letterCase !== 'capital' || language !== 'english' || family.fold.length < 4) return undefined;
  const stranger = family.flags === 0 && sentences.opens[index] === 1 && !NO_FAMILY.test(family.fold);
  if (!stranger && !(isPlainName(family) && family.flags & lexicon.SURNAME)) return undefined;
  if (comma?.text !== ',' || given?.letterCase !== 'capital' || given.newLine || !(given.flags & lexicon.GIVEN))
    return undefined;
  if (!isPlainName(given) || endOfName(passage, index + 2) > index + 2) return undefined;
  return /^(?:is|was|has|had|did)$/.test(tokens[index + 3]?.fold ?? '')
    ? { first: index, last: index + 2, reason: 'A surname before its given name', confidence: CERTAIN.neighbour }
    : undefined;
}

/** "St. John-Mildmay said": a surname that reads like a church or a town, where somebody speaks. */
export function saintly(passage: Passage, index: number): NameStretch | undefined {
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
  return (tokens[last + 1]?.flags ?? 0) & lexicon.SAYING
    ? { first: index, last, reason: 'Stands before a verb of saying or doing', confidence: CERTAIN.neighbour }
    : undefined;
}

/** "de Vries", "Van der Merwe": a surname that begins with its particles. */
export function withParticle(passage: Passage, index: number): NameStretch | undefined {
  if (!((passage.tokens[index]?.flags ?? 0) & lexicon.PARTICLE) || passage.sentences.styles[index] === 'shout')
    return undefined;
  const last = endOfName(passage, index);
  const [first, name] = [passage.tokens[index], passage.tokens[last]];
  if (!first || !name || last === index || first.fold.length < 2 || name.letterCase !== 'capital') return undefined;
  if (first.flags & lexicon.PLACE_OPENING || /^(?:in|op|af|y|e|ap|ab|to|t|het|and)$/.test(first.fold)) return undefined;
  // Polish and Czech go "do" a town oftener than anybody is called so.
  if (first.fold === 'do' && passage.language !== 'english') return undefined;
  const speaks = ((passage.tokens[last + 1]?.flags ?? 0) & lexicon.SAYING) !== 0 && last > index + 1;
  if (
    speaks &&
    /^(?:van|von|de)$/.test(first.fold) &&
    /^(?:den|der|de|dem|la|los)$/.test(passage.tokens[index + 1]?.fold ?? '')
  )
    return { first: index, last, reason: 'A surname with its particle', confidence: CERTAIN.neighbour };
  const abroad = (name.flags & lexicon.FOREIGN) !== 0 && isEnglishVerb(passage.tokens[last + 1]);
  const other = lexicon.PLACE | lexicon.CRAFT | (abroad ? 0 : lexicon.ORDINARY);
  if (isOtherwiseUsed(passage.tokens, index, last) || name.flags & other) return undefined;
  const several = last > index + 1 && first.fold !== 'la' && first.fold !== 'los' && first.fold !== 'el';
  // "op de Veluwe trok het": behind a preposition of place the small word is rather an article.
  const before = passage.tokens[index - 1];
  const placed =
    passage.language !== 'english' &&
    (((before?.flags ?? 0) & lexicon.LOCATIVE) !== 0 || BEFORE_PLACES.test(before?.fold ?? ''));
  // "Der Schäfer war mit seiner Herde da": an article.
  if (passage.language === 'german' && GERMAN_ARTICLE.test(first.text) && !precedesVerb(passage.tokens, last, true))
    return undefined;
  const family = !placed && (several || OPENING_PARTICLES.test(first.fold));
  const stands =
    (isSurname(name) && !(placed && name.flags === 0)) ||
    (family &&
      (passage.language !== 'german' || first.fold === 'van') &&
      precedesVerb(passage.tokens, last, first.letterCase === 'lower'));
  return stands
    ? { first: index, last, reason: 'A surname with its particle', confidence: CERTAIN.neighbour }
    : undefined;
}
