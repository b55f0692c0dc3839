// Lines of other people's sentences in which persons are marked as they are written: `{=Anna Nowak}`.

import type { LanguageCode } from '../../../deidentify/tagger/languages.ts';

const PERSON_AS_WRITTEN = /\{=([^{}]+)\}/g;
/** A given name and a surname as most are written: others can stand there as well. */
const WHOLE_NAME = /^\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+$/u;
/** Their names change with what is said of somebody. */
const DECLINING: ReadonlySet<LanguageCode> = new Set(['cs', 'pl']);

/** Adds a line: with its persons as they are written and, where names are not declined, once more with others; or as a harmless one. */
export function addMarkedLine(
  { patterns, harmless }: { patterns: string[]; harmless: string[] },
  line: string,
  language: LanguageCode,
): void {
  if (!line.includes('{=')) {
    harmless.push(line);
    return;
  }
  patterns.push(line);
  if (DECLINING.has(language)) return;
  const others = line.replace(PERSON_AS_WRITTEN, (person, name: string) =>
    WHOLE_NAME.test(name) ? '{given} {surname}' : person,
  );
  if (others !== line) patterns.push(others);
}
