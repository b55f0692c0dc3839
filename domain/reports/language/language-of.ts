/** The language of a report's story (contract C14.8): as the team corrected it, else as its words say, else as the report says. */
import { languageCode, languageName } from './codes.ts';
import { detectLanguage } from './detect.ts';

type Story = { narrative: string | null; narrativeLanguage: string | null; languageCorrected?: boolean };

const detected = ({ narrative, languageCorrected }: Story): string | null =>
  languageCorrected ? null : detectLanguage(narrative ?? '');

/** Its ISO 639-1 code; `null` where nothing names one. */
export function languageOf(story: Story): string | null {
  return detected(story) ?? languageCode(story.narrativeLanguage);
}

/** Its English name, or what the report says where no code is known for it. */
export function languageNameOf(story: Story): string | null {
  const code = detected(story);
  return code === null ? story.narrativeLanguage : languageName(code);
}
