/** A narrative's language: the team's correction, its words, or the report's field (C14.8) */
import { DEFAULT_NARRATIVE_LANGUAGE } from '../report.ts';
import { languageCode, languageName } from './codes.ts';
import { detectLanguage } from './detect.ts';

type LanguageFields = { narrative: string | null; narrativeLanguage: string | null; languageCorrected?: boolean };

const detectedCode = ({ narrative, languageCorrected }: LanguageFields): string | null =>
  languageCorrected ? null : detectLanguage(narrative ?? '');

export function languageOf(fields: LanguageFields): string | null {
  return detectedCode(fields) ?? languageCode(fields.narrativeLanguage);
}

/** In English, as in the authority's list; otherwise as typed. */
export function englishNameOf(name: string | null): string | null {
  const code = languageCode(name);
  return code === null ? name : languageName(code);
}

/** Detected from the narrative if the field still has its default. */
export function languageNameOf(fields: LanguageFields): string | null {
  const { narrativeLanguage } = fields;
  if (narrativeLanguage !== null && narrativeLanguage !== DEFAULT_NARRATIVE_LANGUAGE) return narrativeLanguage;
  const code = detectedCode(fields);
  return code === null ? narrativeLanguage : languageName(code);
}
