/** Whether a name is the subject, judged by the verb and the opening of the clause */
import { DETERMINERS } from '../../../tables/namesakes/equipment.ts';
import {
  AUXILIARIES,
  INVERTED_SUBJECTS,
  OBJECT_CLITICS,
  PREVERBAL_WORDS,
} from '../../../tables/namesakes/place-predicates.ts';
import type { LanguageCode } from '../../../tagger/languages.ts';
import * as kinds from '../../../tagger/words/word-kinds.ts';
import type { Surroundings } from './surroundings.ts';

/** Languages where a place phrase may precede the verb without a subject between. */
const VERB_SECOND: ReadonlySet<LanguageCode> = new Set(['de', 'nl', 'sv']);
const BETWEEN_MAX = 4;
const PHRASE_TOKENS_MAX = 5;
/** Endings of past-tense verbs. */
const TOLD: Readonly<Record<LanguageCode, RegExp>> = {
  en: /..ed$/,
  de: /..te$/,
  fr: /..ait$/,
  nl: /..[dt]e$/,
  pl: /..ła?$/,
  cs: /..la?$/,
  it: /..(?:[aei]va|ò)$/,
  es: /..(?:aba|ía|ó)$/,
  sv: /..de$/,
};

/** "La radio Gómez la apagué": the reporter did it. */
const FIRST_PERSON = /(?:[éí]|ai|mos|ons)$/;

/** Index of the verb, or -1. */
function verbAfter({ tokens, reading, language, last }: Surroundings): number {
  for (let at = last + 1; at <= last + 1 + BETWEEN_MAX; at++) {
    const token = tokens[at];
    if (!token || token.newLine) return -1;
    if (/^['’]$/.test(token.text)) continue;
    if (token.kind !== 'word' || token.letterCase !== 'lower') return -1;
    const { own } = reading.kindsOf(at);
    if (AUXILIARIES[language].has(token.text)) return at;
    if ((own & kinds.SPEECH_VERB) !== 0 && !(own & kinds.PLACE_PREPOSITION)) return at;
    if (PREVERBAL_WORDS[language].has(token.text)) continue;
    if (own & kinds.FUNCTION) return -1;
    const isThirdPerson = TOLD[language].test(token.text) || (at > last + 1 && !FIRST_PERSON.test(token.text));
    return isThirdPerson ? at : -1;
  }
  return -1;
}

/** "Martin nous a fait signe", "Zonda volal". */
export function isBeforeVerb(context: Surroundings): boolean {
  return verbAfter(context) >= 0;
}

/** Only the preposition's phrase precedes the name in its clause. */
function isAfterOpening({ tokens, reading, language, first }: Surroundings): boolean {
  for (let at = first - 1; at >= 0 && at >= first - PHRASE_TOKENS_MAX; at--) {
    const token = tokens[at];
    if (!token || tokens[at + 1]?.newLine) return false;
    const before = tokens[at - 1];
    const opens = !before || token.newLine || (before.kind === 'mark' && !/^[-‐‑'’]$/.test(before.text));
    if (!opens) continue;
    const { own } = reading.kindsOf(at);
    if (own & kinds.PLACE_PREPOSITION) return true;
    return (own & kinds.FUNCTION) !== 0 && !DETERMINERS[language].has(token.fold);
  }
  return false;
}

/** "Dans la rue Martin nous a fait signe"; or an object said twice: "La radio Gómez la apagó". */
export function isSubject(context: Surroundings): boolean {
  const { tokens, language, first, last } = context;
  const verb = verbAfter(context);
  if (first !== last || verb < 0) return false;
  if ([1, 2].some((on) => last + on < verb && OBJECT_CLITICS[language]?.has(tokens[last + on]?.text ?? '')))
    return true;
  if (!isAfterOpening(context)) return false;
  const following = tokens[verb + 1];
  return !VERB_SECOND.has(language) || following?.kind !== 'word' || !INVERTED_SUBJECTS[language]?.has(following.fold);
}
