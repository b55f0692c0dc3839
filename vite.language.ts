/** Builds one language (decision 046): resolves every `words/en.ts` to the same file in that language. */
import { dirname, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { isLanguage, type Language } from './domain/language/languages.ts';

/** The language to build; scripts/dev/build-languages.mjs sets it. */
export function buildLanguage(): Language {
  const wanted = process.env['BUILD_LANGUAGE'] ?? 'en';
  if (!isLanguage(wanted)) throw new Error(`BUILD_LANGUAGE must be one of the nine languages, not ${wanted}`);
  return wanted;
}

/** Resolves words to the language of this build. */
export function resolveWords(language: Language): Plugin {
  return {
    name: 'words-of-language',
    enforce: 'pre',
    resolveId: {
      filter: { id: /\/words\/en\.ts$/ },
      handler(source, importer) {
        if (language === 'en' || !importer) return null;
        return resolve(dirname(importer), source).replace(/en\.ts$/, `${language}.ts`);
      },
    },
  };
}
