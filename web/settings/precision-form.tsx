/** The default precision of a club's copies (C5.5). */
import type { Precision } from '../../domain/reports/public/precision.ts';
import { PrecisionFields } from '../components/precision/precision-fields.tsx';
import { changedFields } from '../components/saving/changed-fields.ts';
import { savePrecision } from './api.ts';
import { ClubSettingForm } from './club-setting-form.tsx';
import { useChosen } from './use-chosen.ts';
import * as words from './words/en.ts';

/** Keeps the choice until it is saved. */
export function PrecisionForm({ clubId, saved }: { clubId: string; saved: Precision }) {
  const { values: precision, changed, choose, discardSent } = useChosen(saved);
  return (
    <ClubSettingForm
      title={words.whatCopiesTell}
      description={words.whyCoarse}
      isUnchanged={Object.keys(changed).length === 0}
      submit={words.saveSettings}
      save={async (queryClient) => {
        await savePrecision(queryClient, clubId, changed);
        discardSent(changed);
      }}
      savedNote={words.copiesFromNow}
    >
      <PrecisionFields value={precision} onChange={(next) => choose(changedFields(precision, next))} hasHints />
    </ClubSettingForm>
  );
}
