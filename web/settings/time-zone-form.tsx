import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { COUNTRIES_OF_ZONE } from '../../domain/time-zones/tables/countries.ts';
import { TIME_ZONES } from '../../domain/time-zones/zones.ts';
import { toastFailure } from '../components/api-failure.ts';
import { Button } from '../ui/button.tsx';
import { Field } from '../ui/field.tsx';
import { Picker } from '../ui/picker/picker.tsx';
import { toast } from '../ui/toast/toast.ts';
import { saveTimeZone } from './api.ts';
import * as words from './words/en.ts';

const zoneLabel = (timeZone: string): string => timeZone.replaceAll('_', ' ');

const OPTIONS = TIME_ZONES.map((value) => ({ value, label: zoneLabel(value), keywords: COUNTRIES_OF_ZONE[value] }));

/** Keeps the choice until it is saved. */
export function TimeZoneForm({ clubId, saved }: { clubId: string; saved: string }) {
  const id = useId();
  const queryClient = useQueryClient();
  const [timeZone, setTimeZone] = useState(saved);
  const saving = useMutation({
    mutationFn: () => saveTimeZone(queryClient, clubId, timeZone),
    onSuccess: () => toast({ title: words.settingsSaved, description: words.timesFromNow }),
    onError: (problem) => toastFailure(words.savingFailed, problem, words.failedToSave),
  });
  const isUnchanged = timeZone === saved;
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
            {words.time}
          </h2>
          <p className="mt-2 text-[0.9375rem] text-ink-soft">{words.whatTimeZoneDoes}</p>
        </div>
        <Field id="time-zone" label={words.timeZone} className="max-w-md">
          {(control) => (
            <Picker
              control={control}
              options={OPTIONS}
              value={timeZone}
              placeholder={zoneLabel(timeZone)}
              onChange={setTimeZone}
            />
          )}
        </Field>
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
          {words.saveTimeZone}
        </Button>
      </div>
    </form>
  );
}
