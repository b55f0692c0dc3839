/** Nicknames that a remark explains: "Zobák, jak mu říkáme", "bijnaam Stofzuiger" (C5.2) */
import type { Passage } from '../../../reading/passage.ts';
import type { Token } from '../../../reading/tokens.ts';
import { AS, NAMING_VERBS, NICKNAME_NOUNS, OBJECT_PRONOUNS } from '../../../tables/cues/people/nickname.ts';
import { ARTICLE } from '../../../tables/lexicon.ts';
import type { Person } from '../candidate.ts';
import { LEARNED } from './tagged-people.ts';

const REMARK_TOKENS_MAX = 7;

export function nicknames({ tokens }: Passage): Person[] {
  return tokens.flatMap(({ kind, letterCase, newLine }, at) => {
    if (kind !== 'word' || letterCase !== 'capital') return [];
    const isIntroduced = !newLine && NICKNAME_NOUNS.has(tokens[at - 1]?.fold ?? '');
    if (!isIntroduced && !isExplained(tokens, at)) return [];
    return [
      {
        first: at,
        last: at,
        reason: "Introduced as somebody's name",
        confidence: 0.8,
        rule: LEARNED,
        announced: true,
      },
    ];
  });
}

/**
 * "Zobák, jak mu říkáme"; without a mark only with a word for a person: "Lillebror som alla kallar honom". Things in
 * German have capitals too: none with an article.
 */
function isExplained(tokens: readonly Token[], at: number): boolean {
  const isMarked = /^[,(–”“"»]$/.test(tokens[at + 1]?.text ?? '');
  const as = isMarked ? at + 2 : at + 1;
  if (!AS.has(tokens[as]?.fold ?? '')) return false;
  if ((tokens[at - 1]?.flags ?? 0) & ARTICLE) return false;
  const remark = tokens.slice(as + 1, as + 1 + REMARK_TOKENS_MAX);
  const end = remark.findIndex(({ text }) => /^[,.;:!?)–]$/.test(text));
  const words = (end < 0 ? remark : remark.slice(0, end)).map(({ fold }) => fold);
  return words.some((word) => NAMING_VERBS.has(word)) && (isMarked || words.some((word) => OBJECT_PRONOUNS.has(word)));
}
