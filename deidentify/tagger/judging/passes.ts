// Passes that turn margins into each token's confidence, in the order of PASSES

import { REPLACE_FROM_CONFIDENCE } from '../../find.ts';
import type { Token } from '../../reading/tokens.ts';
import { ACCORDING, ACCORDING_TO_PHRASES } from '../../tables/cues/people/according.ts';
import { LABEL_ENDING } from '../../tables/people/role-endings.ts';
import { isSlavicNickname } from '../../tables/people/slavic-nicknames.ts';
import { LANGUAGES } from '../languages.ts';
import { opensAt } from '../model/features.ts';
import type { TextMargins, TokenisedText } from '../model/text-margins.ts';
import type { Knowledge } from '../words/knowledge.ts';
import * as kinds from '../words/word-kinds.ts';
import { classOf, type NameClass } from './classes.ts';
import { raiseCoordinated, raiseListEntries, raiseParticles, raiseWithWriter } from './coordinated-names.ts';
import { judgeLoneInitials, LIKELY_PART, raiseBareInitials, raiseDoubleInitials, raiseInitials } from './initials.ts';
import { raiseFamilies, raiseParticleSurnames, raiseSeries } from './surroundings/families.ts';
import { raiseIntroduced, raiseOwners } from './surroundings/introduced.ts';
import { suggestDaysAfterRoles, suggestSubjects } from './surroundings/overlooked.ts';
import type { PassInput } from './surroundings/pass-input.ts';
import { raiseAddressees, raiseCompanions, raiseDatives, raiseSubjects } from './surroundings/subjects.ts';
import { raiseSurnameFirst } from './surroundings/surname-first.ts';
import { confidenceOf, SUGGESTED_MIN, thresholdsOf } from './thresholds.ts';
import { vetoesOf } from './vetoes.ts';

/** Named, so that tests can leave one out. */
export const PASSES: readonly { name: string; pass: (judged: PassInput) => void }[] = [
  { name: 'edges', pass: trimEdges },
  {
    name: 'initials',
    pass: ({ tokens, confidence, classes, known }) => raiseInitials(tokens, confidence, classes, known),
  },
  {
    name: 'bare initials',
    pass: ({ tokens, confidence, marginOf }) => raiseBareInitials(tokens, confidence, marginOf),
  },
  { name: 'double names', pass: judgeDoubleNames },
  { name: 'maker after a given name', pass: raiseMakers },
  { name: 'according to', pass: suggestAccording },
  { name: 'days after roles', pass: suggestDaysAfterRoles },
  { name: 'suggested subjects', pass: suggestSubjects },
  { name: 'families', pass: raiseFamilies },
  { name: 'series of surnames', pass: raiseSeries },
  { name: 'subjects', pass: raiseSubjects },
  { name: 'addressees', pass: raiseAddressees },
  { name: 'dative names', pass: raiseDatives },
  { name: 'companions', pass: raiseCompanions },
  { name: 'introduced', pass: raiseIntroduced },
  { name: 'owners', pass: raiseOwners },
  { name: 'with the writer', pass: (judged) => raiseWithWriter(judged.confidence, judged) },
  { name: 'coordinated names', pass: (judged) => raiseCoordinated(judged.confidence, judged) },
  { name: 'list entries', pass: (judged) => raiseListEntries(judged.confidence, judged) },
  { name: 'surnames with particles', pass: raiseParticleSurnames },
  { name: 'surname first', pass: raiseSurnameFirst },
  { name: 'particles', pass: (judged) => raiseParticles(judged.confidence, judged) },
  { name: 'double initials', pass: ({ tokens, confidence, known }) => raiseDoubleInitials(tokens, confidence, known) },
  {
    name: 'lone initials',
    pass: ({ tokens, confidence, known, marginOf, opens }) =>
      judgeLoneInitials(tokens, confidence, known, marginOf, opens),
  },
];

/** Margins are in hundredths of a unit. */
const HUNDREDTHS = 100;
/** In English fewer names are raised: what its rules miss is more often a town or firm. */
const ENGLISH = LANGUAGES.indexOf('en');
const SLAVIC: readonly number[] = (['cs', 'pl'] as const).map((code) => LANGUAGES.indexOf(code));
const UNLISTED: ReadonlySet<NameClass> = new Set<NameClass>(['unknown', 'formed', 'place', 'plain', 'listed']);
const HYPHEN = /^[-‐‑]$/;
const DOUBLE: ReadonlySet<NameClass> = new Set<NameClass>(['given', 'listed', 'unknown', 'ordinary', 'noun', 'thing']);

/** `scale`: bytes of weight per unit; `without`: a pass to leave out. */
export function confidencesOf(
  reading: TokenisedText,
  margins: TextMargins,
  scale: number,
  without?: string,
): { confidence: Float64Array; classes: NameClass[] } {
  const judged = judgeTokens(reading, margins, scale);
  for (const { name, pass } of PASSES) if (name !== without) pass(judged);
  return judged;
}

function judgeTokens(reading: TokenisedText, { known, margin }: TextMargins, scale: number): PassInput {
  const { tokens, sentences } = reading;
  const marginOf = (i: number): number => ((margin[i] ?? 0) * HUNDREDTHS) / scale;
  const likely = (i: number): boolean => (margin[i] ?? 0) * HUNDREDTHS >= SUGGESTED_MIN * scale;
  const judged: PassInput = {
    reading,
    tokens,
    known,
    vetoes: vetoesOf(tokens, known, likely),
    confidence: new Float64Array(tokens.length),
    classes: new Array(tokens.length).fill('unknown'),
    classOf: (i) => classOf(reading, known, i),
    marginOf,
    opens: (i) => opensAt(tokens, sentences, known, i),
  };
  for (let i = 0; i < tokens.length; i++) {
    if (tokens[i]?.kind !== 'word' || judged.vetoes[i] || !likely(i)) continue;
    const name = isNickname(judged, i) ? 'given' : judged.classOf(i);
    judged.classes[i] = name;
    if (tokens[i]?.text.length === 1) continue;
    const thresholds = thresholdsOf(name, known.language[i] ?? 0, judged.opens(i));
    const isAfterName = known.language[i] !== ENGLISH && isAfterRole(tokens, known, i) && !NOUNS.has(name);
    judged.confidence[i] = confidenceOf(marginOf(i) + (isAfterName ? ROLE_DISCOUNT : 0), thresholds);
  }
  return judged;
}

/** "Grześka", "Adélce": not in the lists, or there as a village. */
function isNickname({ tokens, known, classOf }: PassInput, i: number): boolean {
  const { fold = '', letterCase } = tokens[i] ?? {};
  if (letterCase !== 'capital' || !SLAVIC.includes(known.language[i] ?? 0) || !isSlavicNickname(fold)) return false;
  return UNLISTED.has(classOf(i));
}

/** Discount after a role or label, in hundredths of a unit: "Pilota: Ferrari". */
const ROLE_DISCOUNT = 3000;
/** In German any noun may follow a role. */
const NOUNS: ReadonlySet<NameClass> = new Set<NameClass>(['word', 'formed', 'lower-case', 'lower-case-listed']);

function isAfterRole(tokens: readonly Token[], known: Knowledge, i: number): boolean {
  const at = tokens[i - 1]?.text === ':' ? i - 2 : i - 1;
  if (tokens[i]?.letterCase === 'lower') return false;
  return ((known.own[at] ?? 0) & kinds.ROLE) !== 0 || (at < i - 1 && LABEL_ENDING.test(tokens[at]?.fold ?? ''));
}

/** Trims titles, lower-case roles and function words; "van" and "de" before a name stay. */
function trimEdges({ tokens, confidence, known }: PassInput): void {
  for (let i = 0; i < tokens.length; i++) {
    const own = known.own[i] ?? 0;
    if (confidence[i] === 0) continue;
    const isLowerCase = tokens[i]?.letterCase === 'lower';
    const particle = ((known.common[i] ?? 0) & kinds.PARTICLE) !== 0 && (confidence[i + 1] ?? 0) > 0;
    if (own & kinds.TITLE && !particle && (confidence[i + 1] || tokens[i + 1]?.kind === 'mark')) confidence[i] = 0;
    // "Vlieger: Jan de Boer": a label.
    if (own & kinds.ROLE && tokens[i + 1]?.text === ':') confidence[i] = 0;
    const isLone = (known.common[i] ?? 0) & kinds.PARTICLE && !confidence[i + 1] && !confidence[i - 1];
    if (isLowerCase && (isLone || own & (kinds.ROLE | kinds.FAMILY | kinds.FUNCTION)) && !particle) confidence[i] = 0;
  }
}

/** "Krüger-Hoffmann"; not "Müller-Schlepp" (no listed name) or "Aalen-Elchingen" (a place). */
function judgeDoubleNames({ tokens, classOf, confidence, vetoes }: PassInput): void {
  for (let i = 1; i + 1 < tokens.length; i++) {
    if (!HYPHEN.test(tokens[i]?.text ?? '') || tokens[i]?.spaced || tokens[i + 1]?.spaced) continue;
    const most = Math.max(confidence[i - 1] ?? 0, confidence[i + 1] ?? 0);
    if (most < REPLACE_FROM_CONFIDENCE) continue;
    const parts = [i - 1, i + 1].filter((part) => tokens[part]?.kind === 'word');
    const place = parts.some((part) => classOf(part) === 'place');
    for (const part of parts) {
      const isLowerCase = parts.every((half) => tokens[half]?.letterCase === 'lower');
      // "Cornelia Vogt-Ritterbusch": after a given name it is not a compound.
      const isAfterName =
        (confidence[i - 2] ?? 0) >= REPLACE_FROM_CONFIDENCE &&
        tokens[i - 1]?.newLine === false &&
        tokens[i - 2]?.kind === 'word';
      const capital = tokens[part]?.letterCase === 'capital';
      const name =
        isLowerCase || (isAfterName && capital) || (DOUBLE.has(classOf(part)) && tokens[part]?.letterCase !== 'lower');
      if (place) confidence[part] = Math.min(confidence[part] ?? 0, LIKELY_PART);
      else if (name && !vetoes[part]) confidence[part] = most;
    }
  }
}

/** A surname after a given name. */
const AFTER_GIVEN_NAME_CONFIDENCE = 0.6;

/** "Philipp Borgelt": a maker's name after a sure given name. */
function raiseMakers({ tokens, known, confidence, vetoes }: PassInput): void {
  for (let i = 1; i < tokens.length; i++) {
    const common = known.common[i] ?? 0;
    if (!(common & kinds.MAKE_OR_TYPE) || common & kinds.ANY_NAME || vetoes[i] || tokens[i]?.letterCase !== 'capital')
      continue;
    const given =
      ((known.common[i - 1] ?? 0) & kinds.GIVEN_USUAL) !== 0 && (confidence[i - 1] ?? 0) >= REPLACE_FROM_CONFIDENCE;
    if (given) confidence[i] = Math.max(confidence[i] ?? 0, AFTER_GIVEN_NAME_CONFIDENCE);
  }
}

/** Only shown: may be a service or a book. */
const ACCORDING_TO_CONFIDENCE = 0.4;

/** "Laut Friedland": a town or unlisted word. */
function suggestAccording({ tokens, confidence, vetoes, classOf }: PassInput): void {
  for (let i = 1; i < tokens.length; i++) {
    const [token, before, next] = [tokens[i], tokens[i - 1], tokens[i + 1]];
    if (token?.letterCase !== 'capital' || vetoes[i] || next?.letterCase === 'capital' || token.newLine) continue;
    const two = tokens[i - 2]?.kind === 'mark' ? tokens[i - 3] : tokens[i - 2];
    const isAccordingTo =
      ACCORDING.test(before?.fold ?? '') || ACCORDING_TO_PHRASES.test(`${two?.fold} ${before?.fold}`);
    const whose = classOf(i);
    if (isAccordingTo && (whose === 'place' || whose === 'unknown' || whose === 'listed'))
      confidence[i] = Math.max(confidence[i] ?? 0, ACCORDING_TO_CONFIDENCE);
  }
}
