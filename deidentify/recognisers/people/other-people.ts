/** Other people's names (C5.2): announced, listed, or repeated */
import { type Find, REPLACE_FROM_CONFIDENCE } from '../../find.ts';
import { MAKER_FIELDS, PLACE_FIELDS } from '../../reading/fields.ts';
import type { Passage } from '../../reading/passage.ts';
import type { Token } from '../../reading/tokens.ts';
import { CASE_ENDINGS, UNDECLINED_ENDINGS } from '../../tables/cues/people/declension.ts';
import { BEFORE_NAME } from '../../tables/cues/people/other-people.ts';
import * as lexicon from '../../tables/lexicon.ts';
import { NAMES_IN_ENGLISH, NEVER_ALONE, PREPOSITION_NAMES } from '../../tables/people/never-alone.ts';
import type { NameCandidate, NameRange, Person, ProseCandidate } from './candidate.ts';
import { isRadioTalk } from './context/radio-talk.ts';
import { candidateAt, proseCandidateAt } from './known-names.ts';
import { CERTAIN, POSSIBLE, REMEMBERED_CONFIDENCE } from './levels.ts';
import { DOUBTFUL, isOtherwiseUsed, isPlainName, isPossessive, isUsedAsName, precedesVerb } from './name-context.ts';
import { isInitial } from './name-phrase.ts';
import { CONTEXT_RULES, NEIGHBOUR_RULES, type PersonRule } from './rules.ts';

const INTRODUCING_WORDS = lexicon.TITLE | lexicon.ROLE | lexicon.NAME_CUE | lexicon.PARTICLE;
/** "regards rob": a lower-case name at the end of the text. */
const SIGNATURE_TOKENS_MAX = 3;
/** "Pilot Иванов": the name tagger knows Latin letters only. */
const OTHER_SCRIPT = /^[^\p{Script=Latin}]\p{L}/u;
/** Letters common to all cases of a name. */
const STEM_LETTERS_MIN = 4;

/** `isEnglish`: whether a token is in English text; `without`: a rule to leave out. */
type PersonOptions = { isEnglish?: (index: number) => boolean; without?: string | undefined };

/** Token indices, in order, without overlap. */
export function findOtherPeople(passage: Passage, { isEnglish, without }: PersonOptions = {}): Person[] {
  const inEnglish = isEnglish ?? (() => passage.language === 'english');
  const found: Person[] = [];
  const { tokens } = passage;
  for (let i = 0; i < tokens.length; i++) {
    const token = tokens[i];
    if (!token || (token.kind !== 'word' && !(token.flags & lexicon.ROLE)) || isPlain(passage, i)) continue;
    const person = personAt({
      passage,
      index: i,
      before: found.at(-1),
      english: inEnglish(i) || OTHER_SCRIPT.test(token.text),
      without,
    });
    if (!person || isFunctionWord(passage, person)) continue;
    i = Math.max(i, person.last);
    if (!isRadioTalk(passage, person.first, person.last)) found.push(adjustForField(passage, person));
  }
  return found;
}

/** A lone name in a place field is a place, any name in a maker or type field a maker, unless announced. */
export function adjustForField(passage: Passage, person: Person): Person {
  const { first, last, confidence, announced } = person;
  const before = passage.tokens[first - 1];
  const isPlace = PLACE_FIELDS.has(passage.field) && first === last;
  const isMaker = MAKER_FIELDS.has(passage.field);
  const isAnnounced =
    announced ||
    BEFORE_NAME.test(before?.fold ?? '') ||
    isPossessive(passage.tokens, last) ||
    precedesVerb(passage.tokens, last, false);
  if (confidence < REPLACE_FROM_CONFIDENCE || isAnnounced || !(isPlace || isMaker)) return person;
  return {
    ...person,
    reason: isPlace ? 'May be a name or a place' : 'May be a name or a manufacturer',
    confidence: POSSIBLE.otherwiseUsed,
  };
}

/** For speed: most words of ordinary prose cannot begin a name. */
function isPlain({ tokens, sentences }: Passage, index: number): boolean {
  const token = tokens[index];
  if (token?.letterCase !== 'lower' || sentences.styles[index] !== 'prose') return false;
  if (token.text === 'p' && tokens[index + 1]?.text === '.') return false;
  return (
    !(token.flags & INTRODUCING_WORDS) &&
    tokens[index + 1]?.text !== ':' &&
    index < tokens.length - SIGNATURE_TOKENS_MAX
  );
}

/** "He", "Sie", "On": not a name without a title ("Mr He"). */
function isFunctionWord({ tokens, language }: Passage, { first, last }: NameRange): boolean {
  const token = tokens[first];
  if (first !== last && token && language === 'other' && PREPOSITION_NAMES.has(token.fold))
    return !(tokens[first + 1]?.letterCase === 'capital' && (tokens[first + 1]?.flags ?? 0) & lexicon.SURNAME);
  if (first !== last || !token || !NEVER_ALONE.has(token.fold)) return false;
  if (language === 'english' && NAMES_IN_ENGLISH.has(token.fold)) return false;
  const before = tokens[first - 1]?.text === '.' ? tokens[first - 2] : tokens[first - 1];
  return !before || !(before.flags & lexicon.TITLE) || before.letterCase === 'lower';
}

/** One object shape keeps the loop over all words fast. */
const shaped = ({ name, announced, everywhere, find, judge, judgeInProse }: PersonRule) => {
  return { name, announced: announced === true, everywhere: everywhere === true, find, judge, judgeInProse };
};
type ShapedRule = ReturnType<typeof shaped>;
const CONTEXT = CONTEXT_RULES.map(shaped);
const NEIGHBOURS = NEIGHBOUR_RULES.map(shaped);

type Place = {
  passage: Passage;
  index: number;
  before: Person | undefined;
  english: boolean;
  without: string | undefined;
};

/** Neighbours are considered only for suggestions. */
function personAt(place: Place): Person | undefined {
  const fromContext = firstOf(CONTEXT, place);
  if (fromContext && fromContext.confidence >= REPLACE_FROM_CONFIDENCE) return fromContext;
  return firstOf(NEIGHBOURS, place) ?? fromContext;
}

function firstOf(
  rules: readonly ShapedRule[],
  { passage, index, before, english, without }: Place,
): Person | undefined {
  // Computed when first used; `null` until then.
  let words: NameCandidate | undefined | null = null;
  let prose: ProseCandidate | undefined | null = null;
  for (const rule of rules) {
    if (rule.name === without || !(english || rule.everywhere)) continue;
    if (rule.find) {
      const found = rule.find(passage, index, before);
      if (found) return { ...found, rule: rule.name, announced: rule.announced };
      continue;
    }
    if (words === null) words = candidateAt(passage, index);
    if (!words) continue;
    if (rule.judgeInProse && prose === null) prose = proseCandidateAt(words);
    const judged = rule.judge ? rule.judge(words) : prose && rule.judgeInProse?.(prose);
    if (judged) return { first: index, last: words.last, ...judged, rule: rule.name, announced: rule.announced };
  }
  return undefined;
}

/** Fairly certain names, to be recognised elsewhere in the report. */
export function rememberNames(passage: Passage, found: readonly Person[], memory: Set<string>): void {
  for (const { first, last, confidence } of found) {
    if (confidence < REMEMBERED_CONFIDENCE) continue;
    const prose = passage.sentences.styles[first] === 'prose';
    for (const token of passage.tokens.slice(first, last + 1)) {
      if (!prose && !isPlainName(token)) continue;
      if (token.kind === 'word' && token.fold.length > 2 && !(token.flags & (lexicon.PARTICLE | lexicon.TITLE)))
        memory.add(token.fold);
    }
  }
}

/** Including remembered names. */
export function findsOfNames(passage: Passage, found: readonly Person[], memory: ReadonlySet<string>): Find[] {
  const { tokens } = passage;
  const finds = found.map((person) => asFind(tokens, person));
  if (memory.size === 0) return finds;
  const stems = passage.language === 'other' ? stemsOf(memory) : memory;
  for (const [index, token] of tokens.entries()) {
    if (token.kind !== 'word' || !isRemembered(passage, token, memory, stems) || !isRepeatedName(passage, index))
      continue;
    finds.push(
      asFind(tokens, {
        first: index,
        last: index,
        reason: 'A name that appears elsewhere in the report',
        confidence: CERTAIN.shape,
      }),
    );
  }
  return finds;
}

/** Without case endings: "Kwaśnym" gives "kwasn". */
function stemsOf(memory: ReadonlySet<string>): ReadonlySet<string> {
  const stems = new Set<string>();
  for (const name of memory) {
    for (const ending of CASE_ENDINGS) {
      const stem = name.slice(0, -ending.length);
      if (stem.length >= STEM_LETTERS_MIN && name.endsWith(ending)) stems.add(stem);
    }
  }
  return stems;
}

/** Also in other Polish or Czech cases; `stems` of remembered names. */
function isRemembered(
  { language }: Passage,
  { fold, letterCase }: Token,
  memory: ReadonlySet<string>,
  stems: ReadonlySet<string>,
): boolean {
  if (memory.has(fold)) return true;
  if (language !== 'other' || letterCase === 'lower') return false;
  if (UNDECLINED_ENDINGS.some((bare) => fold.endsWith(bare) && stems.has(bare ? fold.slice(0, -bare.length) : fold)))
    return true;
  return CASE_ENDINGS.some((ending) => {
    const stem = fold.slice(0, -ending.length);
    if (stem.length < STEM_LETTERS_MIN || !fold.endsWith(ending)) return false;
    return UNDECLINED_ENDINGS.some((bare) => memory.has(stem + bare));
  });
}

function isRepeatedName(passage: Passage, index: number): boolean {
  const token = passage.tokens[index];
  if (!token || token.letterCase === 'lower' || isRadioTalk(passage, index)) return false;
  if (isPlainName(token) || (token.flags & DOUBTFUL) === 0) return !isOtherwiseUsed(passage.tokens, index);
  if (
    token.flags & (lexicon.PLACE | lexicon.MAKE_OR_TYPE) &&
    (passage.tokens[index - 1]?.flags ?? 0) & lexicon.LOCATIVE
  )
    return false;
  const next = passage.tokens[index + 1];
  if (next?.letterCase === 'capital' && next.spaced) return false;
  return token.letterCase === 'capital' && isUsedAsName(passage, index);
}

/** The full stop in "Ollie H." belongs to the name if the sentence goes on, or ends the text. */
function endOfInitial(tokens: readonly Token[], { first, last }: NameRange): number {
  const [dot, next] = [tokens[last + 1], tokens[last + 2]];
  if (last === first || !isInitial(tokens[last]) || dot?.text !== '.' || dot.spaced) return last;
  return !next || next.newLine || next.letterCase === 'lower' || next.text === ',' ? last + 1 : last;
}

function asFind(tokens: readonly Token[], person: NameRange): Find {
  const start = tokens[person.first]?.start ?? 0;
  const end = tokens[endOfInitial(tokens, person)]?.end ?? start;
  return { start, end, kind: 'name', reason: person.reason, confidence: person.confidence };
}
