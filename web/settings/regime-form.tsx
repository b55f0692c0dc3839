/** A club's reporting regime and authority: for super-admins (C13.1). */
import { REGIMES, type Regime } from '../../domain/clubs/settings.ts';
import { fill } from '../../domain/language/text.ts';
import { Field, SelectField } from '../ui/field.tsx';
import { Picker } from '../ui/picker/picker.tsx';
import { type RegimeSettings, saveRegime } from './api.ts';
import { authorityOptions } from './authority-options.ts';
import { ClubSettingForm } from './club-setting-form.tsx';
import { useChosen } from './use-chosen.ts';
import * as words from './words/en.ts';

const OPTIONS = authorityOptions();
const NONE = { value: '', label: words.notChosenYet };

/** Keeps the choice until it is saved. */
export function RegimeForm({ clubId, saved }: { clubId: string; saved: RegimeSettings }) {
  const { values, changed, choose, discardSent } = useChosen<RegimeSettings>({
    regime: saved.regime,
    responsibleEntity: saved.responsibleEntity,
  });
  const { regime, responsibleEntity } = values;
  const value = responsibleEntity === null ? '' : String(responsibleEntity);
  return (
    <ClubSettingForm
      title={words.theAuthority}
      description={words.whatRulesAsk}
      isUnchanged={Object.keys(changed).length === 0}
      submit={words.saveAuthority}
      save={async (queryClient) => {
        await saveRegime(queryClient, clubId, changed);
        discardSent(changed);
      }}
      savedNote={words.dutyFromNow}
    >
      <SelectField
        id="regime"
        label={words.rules}
        className="max-w-md"
        value={regime}
        onChange={({ target }) => choose({ regime: target.value as Regime })}
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
              onChange={(next) => choose({ responsibleEntity: next === '' ? null : Number(next) })}
            />
          )}
        </Field>
      )}
    </ClubSettingForm>
  );
}
