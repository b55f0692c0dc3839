// Reads real sentences in which persons are marked as written: `{=Anna Nowak}`.

import type { LanguageCode } from '../../../deidentify/tagger/languages.ts';

const PERSON_AS_WRITTEN = /\{=([^{}]+)\}/g;
/** A plain given name and surname, which others can replace. */
const WHOLE_NAME = /^\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+$/u;
/** Languages that decline names. */
const DECLINING: ReadonlySet<LanguageCode> = new Set(['cs', 'pl']);

/** Adds a line: with its persons as written, again with others if names are not declined; or as a harmless one. */
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
