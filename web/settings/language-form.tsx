/** The club's language, for its poster and for mail to staff without a choice (C14.9). */
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { LANGUAGE_NAMES, LANGUAGES, type Language } from '../../domain/language/languages.ts';
import { toastFailure } from '../components/api-failure.ts';
import { Button } from '../ui/button.tsx';
import { SelectField } from '../ui/field.tsx';
import { toast } from '../ui/toast/toast.ts';
import { saveLanguage } from './api.ts';
import * as words from './words/en.ts';

/** Keeps the choice until it is saved. */
export function LanguageForm({ clubId, saved }: { clubId: string; saved: Language | null }) {
  const id = useId();
  const queryClient = useQueryClient();
  const [language, setLanguage] = useState<Language | ''>(saved ?? '');
  const saving = useMutation({
    mutationFn: () => saveLanguage(queryClient, clubId, language || null),
    onSuccess: () => toast({ title: words.settingsSaved, description: words.languageFromNow }),
    onError: (problem) => toastFailure(words.savingFailed, problem, words.failedToSave),
  });
  const isUnchanged = language === (saved ?? '');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!saving.isPending && !isUnchanged) saving.mutate();
  };
  return (
    <form
      method="post"
      aria-labelledby={`${id}-title`}
      onSubmit={submit}
      className="rounded-card border border-line bg-surface shadow-card"
    >
      <div className="grid grid-cols-1 gap-6 px-5 py-5 sm:px-6">
        <div className="max-w-[68ch]">
          <h2 id={`${id}-title`} className="text-heading">
            {words.language}
          </h2>
          <p className="mt-2 text-[0.9375rem] text-ink-soft">{words.whatLanguageDoes}</p>
        </div>
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
      </div>
      <div className="flex flex-wrap items-center justify-end gap-x-4 gap-y-3 border-t border-line px-5 py-4 sm:px-6">
        <p id={`${id}-reason`} className="text-sm text-ink-soft empty:hidden">
          {isUnchanged && !saving.isPending && words.nothingChanged}
        </p>
        <Button
          type="submit"
          busy={saving.isPending && words.saving}
          disabled={isUnchanged}
          aria-describedby={`${id}-reason`}
        >
          {words.saveLanguage}
        </Button>
      </div>
    </form>
  );
}
