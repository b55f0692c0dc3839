/** Finds English words, from our texts and code, that should not appear in a text of another language (C14.4). */
import type { Language } from '../domain/language/languages.ts';
import { type Module, readModule, type Words, wordsFolders } from '../scripts/words/modules.ts';

/** Search terms are in several languages and never shown. */
const SEARCHED_BY = 'web/reports/review/follow-up/search/words';
const WORD = /\p{L}{2,}/gu;
const CODE_NAME = /\b[a-z]+[A-Z]\w*\b/g;

const wordsIn = (text: string): string[] => (text.match(WORD) ?? []).map((word) => word.toLowerCase());

function gather(words: Words | Module, found: Set<string>): void {
  if (typeof words !== 'string') for (const child of Object.values(words)) gather(child, found);
  else for (const word of wordsIn(words.replace(/{\w+}/g, ' '))) found.add(word);
}

/** Label tables have English keys, in every language but English. */
function gatherKeys(english: Module, translated: Module, found: Set<string>): void {
  for (const [name, table] of Object.entries(english))
    if (typeof table !== 'string' && Object.keys(table).length === 0)
      for (const key of Object.keys(translated[name] ?? {})) for (const word of wordsIn(key)) found.add(word);
}

async function foreignWords(language: Language): Promise<Set<string>> {
  const [english, own] = [new Set<string>(), new Set<string>()];
  for (const folder of wordsFolders().filter((each) => each !== SEARCHED_BY)) {
    const [source, translated] = [(await readModule(folder, 'en')) ?? {}, (await readModule(folder, language)) ?? {}];
    gather(source, english);
    gatherKeys(source, translated, english);
    gather(translated, own);
  }
  return new Set([...english].filter((word) => !own.has(word)));
}

/** Returns a function that lists such words in a text, except those in `known`. */
export async function foreignTo(language: Language, known: readonly string[]): Promise<(text: string) => string[]> {
  const foreign = await foreignWords(language);
  const allowed = new Set(known.flatMap(wordsIn));
  return (text) => [
    ...wordsIn(text).filter((word) => foreign.has(word) && !allowed.has(word)),
    ...(text.match(CODE_NAME) ?? []).filter((word) => !allowed.has(word.toLowerCase())),
  ];
}
