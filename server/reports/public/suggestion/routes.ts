import type { FastifyInstance } from 'fastify';
import type { Language } from '../../../../domain/language/languages.ts';
import { PublicFilters } from '../../../../domain/reports/filters.ts';
import { labelsIn, valuesByLabel } from '../../../../domain/reports/labels/values-by-label.ts';
import {
  KeywordSuggestion,
  nearestWords,
  spellingsIn,
  type Vocabulary,
  vocabularyOf,
} from '../../../../domain/reports/suggestion/suggestion.ts';
import { searchSpellings, searchWords } from '../../../../domain/text/folding/search.ts';
import { validate } from '../../../../domain/validate.ts';
import type { Db } from '../../../db/database.ts';
import { anyReportChange } from '../../../http/public-cache/public-history.ts';
import { servePublic } from '../../../http/route.ts';
import type { Services } from '../../../services.ts';
import { countPublished, isInCopies } from '../queries.ts';
import { KnownWords } from './known-words.ts';

/** Longer keywords are sentences, too costly to compare. */
const WORDS_MAX = 5;
const MEANINGS_MAX = 3;

function isIn(vocabulary: Vocabulary, word: string): boolean {
  const spellings = searchSpellings(word);
  return [...vocabulary.keys()].some((known) => spellings.some((spelling) => known.includes(spelling)));
}

/** Likeliest first; only the word itself if a label or any copy has it, even one too old for the vocabulary. */
async function choicesFor(read: Db, word: string, vocabulary: Vocabulary, lang: Language | null): Promise<string[]> {
  const isKnown = isIn(vocabulary, word) || valuesByLabel(word, lang).length > 0 || (await isInCopies(read, word));
  return isKnown ? [word] : nearestWords(word, vocabulary);
}

/** Keywords that may have been meant, likeliest first; none if a word has no choices. */
function meaningsOf(words: readonly string[], choices: readonly string[][]): string[] {
  if (choices.every(([first], at) => first === words[at]) || choices.some((each) => each.length === 0)) return [];
  const count = Math.min(MEANINGS_MAX, Math.max(...choices.map(({ length }) => length)));
  return Array.from({ length: count }, (_, nth) => choices.map((each) => each[nth] ?? each[0]).join(' '));
}

async function suggest(read: Db, filters: PublicFilters, known: KnownWords): Promise<string | null> {
  const { words, lang } = filters;
  if (words.length === 0 || words.length > WORDS_MAX || (await countPublished(read, filters)) > 0) return null;
  const ofCopies = await known.read(read);
  const ofLabels = lang === null ? new Map() : vocabularyOf(labelsIn(lang).map(spellingsIn));
  // A word in both is spelt as in copies.
  const vocabulary = new Map([...ofLabels, ...ofCopies]);
  const choices: string[][] = [];
  for (const word of words) choices.push(await choicesFor(read, word, vocabulary, lang));
  for (const keyword of meaningsOf(words, choices))
    if ((await countPublished(read, { ...filters, words: searchWords(keyword) })) > 0) return keyword;
  return null;
}

export function keywordSuggestionRoutes(app: FastifyInstance, { database }: Services): void {
  const known = new KnownWords();
  servePublic(app, {
    call: 'suggestKeyword',
    summary: 'Suggestion for a keyword that finds nothing, from the words of published copies and labels',
    query: PublicFilters,
    answer: [200, KeywordSuggestion],
    handler: async (request) => {
      const filters = validate(PublicFilters, request.query);
      return {
        answer: { keyword: await database.publicRead((read) => suggest(read, filters, known)) },
        invalidatedBy: anyReportChange,
      };
    },
  });
}
