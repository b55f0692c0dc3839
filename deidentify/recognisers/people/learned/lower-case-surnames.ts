/** Ordinary surnames in lower case after a role, before a verb: "startleiter wolf hat" (C5.2) */
import type { Passage } from '../../../reading/passage.ts';
import { AUXILIARIES } from '../../../tables/namesakes/place-predicates.ts';
import type { NameReading } from '../../../tagger/tagger.ts';
import * as kinds from '../../../tagger/words/word-kinds.ts';
import type { Person } from '../candidate.ts';
import { LEARNED } from './tagged-people.ts';

/** After an article it may be an adverb or adjective: "der lehrer kurz hat", "el piloto rubio estaba". */
const WITH_ARTICLE = 0.4;
const WITHOUT_ARTICLE = 0.7;
const NOT_A_SURNAME = kinds.FUNCTION | kinds.ROLE | kinds.TITLE | kinds.SPEECH_VERB | kinds.FAMILY;

/** English rules find them by themselves. */
export function lowerCaseSurnames({ tokens, sentences }: Passage, { kindsOf, languageAt }: NameReading): Person[] {
  return tokens.flatMap((token, at) => {
    const language = languageAt(at);
    if (sentences.styles[at] !== 'lower-case' || language === 'en') return [];
    if (token.letterCase !== 'lower' || token.newLine || !(kindsOf(at - 1).own & kinds.ROLE)) return [];
    const { common, own } = kindsOf(at);
    if (!(common & kinds.SURNAME_USUAL) || common & kinds.MAKE_OR_TYPE || own & NOT_A_SURNAME) return [];
    const verb = tokens[at + 1];
    const acts =
      verb !== undefined && (AUXILIARIES[language].has(verb.text) || (kindsOf(at + 1).own & kinds.SPEECH_VERB) !== 0);
    if (!acts || verb.newLine) return [];
    const confidence = kindsOf(at - 2).own & kinds.FUNCTION ? WITH_ARTICLE : WITHOUT_ARTICLE;
    return [{ first: at, last: at, reason: 'Follows a role', confidence, rule: LEARNED, announced: true }];
  });
}
