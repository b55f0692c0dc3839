/** A narrative's language: the team's correction, its words, or the report's field (C14.8) */
import { DEFAULT_NARRATIVE_LANGUAGE } from '../report.ts';
import { languageCode, languageName } from './codes.ts';
import { detectLanguage } from './detect.ts';

type Story = { narrative: string | null; narrativeLanguage: string | null; languageCorrected?: boolean };

const detected = ({ narrative, languageCorrected }: Story): string | null =>
  languageCorrected ? null : detectLanguage(narrative ?? '');

export function languageOf(story: Story): string | null {
  return detected(story) ?? languageCode(story.narrativeLanguage);
}

/** In English, as in the authority's list; otherwise as typed. */
export function englishNameOf(name: string | null): string | null {
  const code = languageCode(name);
  return code === null ? name : languageName(code);
}

/** Detected from the narrative if the field still has its default. */
export function languageNameOf(story: Story): string | null {
  const { narrativeLanguage } = story;
  if (narrativeLanguage !== null && narrativeLanguage !== DEFAULT_NARRATIVE_LANGUAGE) return narrativeLanguage;
  const code = detected(story);
  return code === null ? narrativeLanguage : languageName(code);
}
