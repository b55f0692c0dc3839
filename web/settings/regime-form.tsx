/** A club's reporting regime and authority: for super-admins (C13.1). */
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { REGIMES, type Regime } from '../../domain/clubs/settings.ts';
import { AUTHORITIES } from '../../domain/e5x/authorities.ts';
import { fill } from '../../domain/language/text.ts';
import { toastFailure } from '../components/api-failure.ts';
import { Button } from '../ui/button.tsx';
import { Field, SelectField } from '../ui/field.tsx';
import { Picker } from '../ui/picker/picker.tsx';
import { toast } from '../ui/toast/toast.ts';
import { type Duty, saveDuty } from './api.ts';
import * as words from './words/en.ts';

const OPTIONS = AUTHORITIES.map(({ id, label }) => ({ value: String(id), label }));
const NONE = { value: '', label: words.notChosenYet };

/** Keeps the choice until it is saved. */
export function RegimeForm({ clubId, saved }: { clubId: string; saved: Duty }) {
  const id = useId();
  const queryClient = useQueryClient();
  const [duty, setDuty] = useState(saved);
  const saving = useMutation({
    mutationFn: () => saveDuty(queryClient, clubId, duty),
    onSuccess: () => toast({ title: words.settingsSaved, description: words.dutyFromNow }),
    onError: (problem) => toastFailure(words.savingFailed, problem, words.failedToSave),
  });
  const { regime, responsibleEntity } = duty;
  const isUnchanged = regime === saved.regime && responsibleEntity === saved.responsibleEntity;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!saving.isPending && !isUnchanged) saving.mutate();
  };
  const value = responsibleEntity === null ? '' : String(responsibleEntity);
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
            {words.theAuthority}
          </h2>
          <p className="mt-2 text-[0.9375rem] text-ink-soft">{words.whatRulesAsk}</p>
        </div>
        <SelectField
          id="regime"
          label={words.rules}
          className="max-w-md"
          value={regime}
          onChange={({ target }) => setDuty({ ...duty, regime: target.value as Regime })}
        >
          {REGIMES.map((each) => (
            <option key={each} value={each}>
              {words.regimes[each]}
            </option>
          ))}
        </SelectField>
        {regime !== 'none' && (
          <Field id="responsible-entity" label={words.authority} className="max-w-md" hint={words.authorityHint}>
            {(control) => (
              <Picker
                control={control}
                options={[NONE, ...OPTIONS]}
                value={value}
                placeholder={value === '' ? NONE.label : fill(words.authorityNumber, { number: value })}
                onChange={(next) => setDuty({ ...duty, responsibleEntity: next === '' ? null : Number(next) })}
              />
            )}
          </Field>
        )}
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
          {words.saveAuthority}
        </Button>
      </div>
    </form>
  );
}
