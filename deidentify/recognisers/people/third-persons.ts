// Names of anybody else (C5.2): announced by a title or role, told by the name lists, or met again after that.

import { type Find, SURE_ENOUGH } from '../../find.ts';
import { MAKER_FIELDS, PLACE_FIELDS } from '../../reading/fields.ts';
import type { Passage } from '../../reading/passage.ts';
import type { Token } from '../../reading/tokens.ts';
import * as lexicon from '../../tables/lexicon.ts';
import { NAMES_IN_ENGLISH, NEVER_ALONE } from '../../tables/people/never-alone.ts';
import { afterRole, afterTitle, type NameStretch } from './introduced.ts';
import { standingAlone } from './known-names.ts';
import { DOUBTFUL, isOtherwiseUsed, isPlainName, isPossessive, precedesVerb, standsAsName } from './name-context.ts';
import { endOfName, isInitial, isSurname } from './name-phrase.ts';
import { isRadioTalk } from './radio-talk.ts';
import { saintly, surnameFirst } from './shapes/by-shape.ts';
import { signature } from './shapes/farewell.ts';
import { signedInitials, speakingInitials, surnameAndInitials } from './shapes/initials.ts';
import { nicknamed, withEpithet } from './shapes/nicknamed.ts';
import { inSeries } from './shapes/series.ts';
import { shortName } from './shapes/short-names.ts';
import { quotedSpeaker } from './shapes/speaker.ts';

const JOINER = /^(?:and|or|und|et|en|i|y|e|och|og|,|&|\/)$/;
const TELLING = lexicon.TITLE | lexicon.ROLE | lexicon.ANNOUNCER | lexicon.PARTICLE;
const REMEMBERED = 0.7;
/** A text may end with a name in small letters: "regards rob". */
const LONGEST_SIGNATURE = 3;
const ANNOUNCING = /^(?:by|ask|asked|contact|told|of|with|to|from|owner|builder|late|o|[(:])$/;

/** The names in a passage, by token indices, in order and without overlap. */
export function findPersons(passage: Passage): NameStretch[] {
  const found: NameStretch[] = [];
  const { tokens } = passage;
  for (let i = 0; i < tokens.length; i++) {
    const token = tokens[i];
    if (!token || (token.kind !== 'word' && !(token.flags & lexicon.ROLE)) || isPlain(passage, i)) continue;
    const stretch = personAt(passage, i, found.at(-1));
    if (!stretch || isSmallWord(passage, stretch)) continue;
    i = Math.max(i, stretch.last);
    if (!isRadioTalk(passage, stretch.first, stretch.last)) found.push(inItsField(passage, stretch));
  }
  return found;
}

/** In a field for a place a lone name is a place, in one for a maker or a type every name is one, unless it is announced. */
function inItsField(passage: Passage, stretch: NameStretch): NameStretch {
  const { first, last, reason, confidence } = stretch;
  const before = passage.tokens[first - 1];
  const isPlace = PLACE_FIELDS.has(passage.field) && first === last;
  const isMaker = MAKER_FIELDS.has(passage.field);
  const isAnnounced =
    /^Follows/.test(reason) ||
    ANNOUNCING.test(before?.fold ?? '') ||
    isPossessive(passage.tokens, last) ||
    precedesVerb(passage.tokens, last, false);
  if (confidence < SURE_ENOUGH || isAnnounced || !(isPlace || isMaker)) return stretch;
  return { first, last, reason: isPlace ? 'May be a name or a place' : 'May be a name or a maker', confidence: 0.4 };
}

/** A word in small letters of proper prose that announces nothing: most words are, and nothing need be tried there. */
function isPlain({ tokens, sentences }: Passage, index: number): boolean {
  const token = tokens[index];
  if (token?.letterCase !== 'lower' || sentences.styles[index] !== 'prose') return false;
  return !(token.flags & TELLING) && tokens[index + 1]?.text !== ':' && index < tokens.length - LONGEST_SIGNATURE;
}

/** "He", "Sie", "On": no name, unless a title stands before it ("Mr He"). */
function isSmallWord({ tokens, language }: Passage, { first, last }: NameStretch): boolean {
  const token = tokens[first];
  if (first !== last || !token || !NEVER_ALONE.has(token.fold)) return false;
  if (language === 'english' && NAMES_IN_ENGLISH.has(token.fold)) return false;
  const before = tokens[first - 1]?.text === '.' ? tokens[first - 2] : tokens[first - 1];
  return !before || !(before.flags & lexicon.TITLE) || before.letterCase === 'lower';
}

/** What the name itself and its surroundings say; its neighbours are asked where that is no more than a suggestion. */
function personAt(passage: Passage, index: number, before: NameStretch | undefined): NameStretch | undefined {
  const told =
    afterTitle(passage, index) ??
    afterRole(passage, index) ??
    signature(passage, index) ??
    nicknamed(passage, index) ??
    withEpithet(passage, index) ??
    signedInitials(passage, index) ??
    surnameAndInitials(passage, index) ??
    surnameFirst(passage, index) ??
    quotedSpeaker(passage, index) ??
    shortName(passage, index) ??
    saintly(passage, index) ??
    standingAlone(passage, index) ??
    speakingInitials(passage, index);
  if (told && told.confidence >= SURE_ENOUGH) return told;
  return joined(passage, index, before) ?? inSeries(passage, index) ?? joinedAhead(passage, index) ?? told;
}

/** "Derek and Zorblax": a capitalised word that shares a verb or preposition with a name found before it. */
function joined(passage: Passage, index: number, before: NameStretch | undefined): NameStretch | undefined {
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
  return { first: index, last, reason: 'Stands beside another name', confidence: 0.7 };
}

/** "P Walker, J Baker and T Webb": initials in a row of names. */
function joinedInitial(passage: Passage, index: number): NameStretch | undefined {
  const last = endOfName(passage, index);
  if (last === index || !isSurname(passage.tokens[last]) || isOtherwiseUsed(passage.tokens, index, last))
    return undefined;
  return { first: index, last, reason: 'Stands beside another name', confidence: 0.7 };
}

/** "Rose and Heather", "Schneider und Krüger": a name that is also a word, before one that is a name only. */
function joinedAhead(passage: Passage, index: number): NameStretch | undefined {
  const { tokens } = passage;
  const [token, joiner, next] = [tokens[index], tokens[index + 1], tokens[index + 2]];
  if (!token || !joiner || !next || joiner.text === ',' || !JOINER.test(joiner.fold)) return undefined;
  if (token.letterCase !== 'capital' || next.letterCase !== 'capital' || passage.sentences.styles[index] !== 'prose')
    return undefined;
  const same = lexicon.GIVEN | lexicon.SURNAME;
  if ((token.flags & next.flags & same) === 0 || !isPlainName(next) || isOtherwiseUsed(tokens, index + 2))
    return undefined;
  if (isOtherwiseUsed(tokens, index) || (tokens[index - 1]?.flags ?? 0) & lexicon.LOCATIVE) return undefined;
  return { first: index, last: index, reason: 'Stands beside another name', confidence: 0.7 };
}

/** The words of names that were found with some certainty, to be met again elsewhere in the report. */
export function rememberNames(passage: Passage, found: readonly NameStretch[], memory: Set<string>): void {
  for (const { first, last, confidence } of found) {
    if (confidence < REMEMBERED) continue;
    const prose = passage.sentences.styles[first] === 'prose';
    for (const token of passage.tokens.slice(first, last + 1)) {
      if (!prose && !isPlainName(token)) continue;
      if (token.kind === 'word' && token.fold.length > 2 && !(token.flags & (lexicon.PARTICLE | lexicon.TITLE)))
        memory.add(token.fold);
    }
  }
}

/** Names found, and remembered ones met again, as finds of the text. */
export function namesAsFinds(passage: Passage, found: readonly NameStretch[], memory: ReadonlySet<string>): Find[] {
  const { tokens } = passage;
  const finds = found.map((stretch) => asFind(tokens, stretch));
  if (memory.size === 0) return finds;
  for (const [index, token] of tokens.entries()) {
    if (token.kind !== 'word' || !memory.has(token.fold) || !isMetAgain(passage, index)) continue;
    finds.push(
      asFind(tokens, { first: index, last: index, reason: 'A name that the report gives elsewhere', confidence: 0.8 }),
    );
  }
  return finds;
}

function isMetAgain(passage: Passage, index: number): boolean {
  const token = passage.tokens[index];
  if (!token || token.letterCase === 'lower' || isRadioTalk(passage, index)) return false;
  if (isPlainName(token) || (token.flags & DOUBTFUL) === 0) return !isOtherwiseUsed(passage.tokens, index);
  if (token.flags & (lexicon.PLACE | lexicon.CRAFT) && (passage.tokens[index - 1]?.flags ?? 0) & lexicon.LOCATIVE)
    return false;
  const next = passage.tokens[index + 1];
  if (next?.letterCase === 'capital' && next.spaced) return false;
  return token.letterCase === 'capital' && standsAsName(passage, index);
}

/** The full stop of "Ollie H." belongs to the name where the sentence goes on, or ends with the text. */
function endOfInitial(tokens: readonly Token[], { first, last }: NameStretch): number {
  const [dot, next] = [tokens[last + 1], tokens[last + 2]];
  if (last === first || !isInitial(tokens[last]) || dot?.text !== '.' || dot.spaced) return last;
  return !next || next.newLine || next.letterCase === 'lower' || next.text === ',' ? last + 1 : last;
}

function asFind(tokens: readonly Token[], stretch: NameStretch): Find {
  const start = tokens[stretch.first]?.start ?? 0;
  const end = tokens[endOfInitial(tokens, stretch)]?.end ?? start;
  return { start, end, kind: 'name', reason: stretch.reason, confidence: stretch.confidence };
}
