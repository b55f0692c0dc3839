/** The default precision of a club's copies (C5.5). */
import { useState } from 'react';
import type { Precision } from '../../domain/reports/public/precision.ts';
import { PrecisionFields } from '../components/precision/precision-fields.tsx';
import { savePrecision } from './api.ts';
import { ClubSettingForm } from './club-setting-form.tsx';
import * as words from './words/en.ts';

/** Keeps the choice until it is saved. */
export function PrecisionForm({ clubId, saved }: { clubId: string; saved: Precision }) {
  const [precision, setPrecision] = useState(saved);
  return (
    <ClubSettingForm
      title={words.whatCopiesTell}
      description={words.whyCoarse}
      isUnchanged={JSON.stringify(precision) === JSON.stringify(saved)}
      submit={words.saveSettings}
      save={(queryClient) => savePrecision(queryClient, clubId, precision)}
      savedNote={words.copiesFromNow}
    >
      <PrecisionFields value={precision} onChange={setPrecision} hasHints />
    </ClubSettingForm>
  );
}
