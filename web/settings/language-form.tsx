/** The club's language, for its poster and for mail to staff without a choice (C14.9). */
import { useState } from 'react';
import { LANGUAGE_NAMES, LANGUAGES, type Language } from '../../domain/language/languages.ts';
import { SelectField } from '../ui/field.tsx';
import { saveLanguage } from './api.ts';
import { ClubSettingForm } from './club-setting-form.tsx';
import * as words from './words/en.ts';

/** Keeps the choice until it is saved. */
export function LanguageForm({ clubId, saved }: { clubId: string; saved: Language | null }) {
  const [language, setLanguage] = useState<Language | ''>(saved ?? '');
  return (
    <ClubSettingForm
      title={words.language}
      description={words.whatLanguageDoes}
      isUnchanged={language === (saved ?? '')}
      submit={words.saveLanguage}
      save={(queryClient) => saveLanguage(queryClient, clubId, language || null)}
      savedNote={words.languageFromNow}
    >
      <SelectField
        id="club-language"
        label={words.languageOfClub}
        className="max-w-md"
        value={language}
        onChange={({ target }) => setLanguage(target.value as Language | '')}
      >
        <option value="">{words.noLanguage}</option>
        {LANGUAGES.map((code) => (
          <option key={code} value={code} lang={code}>
            {LANGUAGE_NAMES[code]}
          </option>
        ))}
      </SelectField>
    </ClubSettingForm>
  );
}
