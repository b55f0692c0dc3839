import { useState } from 'react';
import { COUNTRIES_OF_ZONE } from '../../domain/time-zones/tables/countries.ts';
import { TIME_ZONES } from '../../domain/time-zones/zones.ts';
import { Field } from '../ui/field.tsx';
import { Picker } from '../ui/picker/picker.tsx';
import { saveTimeZone } from './api.ts';
import { ClubSettingForm } from './club-setting-form.tsx';
import * as words from './words/en.ts';

const zoneLabel = (timeZone: string): string => timeZone.replaceAll('_', ' ');

const OPTIONS = TIME_ZONES.map((value) => ({ value, label: zoneLabel(value), keywords: COUNTRIES_OF_ZONE[value] }));

/** Keeps the choice until it is saved. */
export function TimeZoneForm({ clubId, saved }: { clubId: string; saved: string }) {
  const [timeZone, setTimeZone] = useState(saved);
  return (
    <ClubSettingForm
      title={words.time}
      description={words.whatTimeZoneDoes}
      isUnchanged={timeZone === saved}
      submit={words.saveTimeZone}
      save={(queryClient) => saveTimeZone(queryClient, clubId, timeZone)}
      savedNote={words.timesFromNow}
    >
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
    </ClubSettingForm>
  );
}
