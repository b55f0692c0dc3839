/** The copy's headline, where the team gives it another one than the reporter did (contract C19.5). */
import { firstWords } from '../../../../domain/reports/public/title.ts';
import type { StaffReport } from '../../../../domain/reports/staff-report.ts';
import { SHORT_TEXT_MAX } from '../../../../domain/text/limits.ts';
import { TextField } from '../../../ui/field.tsx';
import type { OwnDraft } from '../decide/use-draft.ts';
import type { PublicPreview } from '../preview/use-preview.ts';

const WORDS = {
  label: 'Public headline',
  withReporters: 'Leave it blank to publish the headline of the reporter.',
  withNone: 'The reporter gave no headline. A few words on what happened help readers to find it.',
};

type Props = { report: StaffReport; draft: OwnDraft; preview: PublicPreview };

/** The field; closed until the server has told which headline it holds. */
export function PublicHeadline({ report, draft, preview }: Props) {
  const saved = preview.data?.publicHeadline ?? '';
  return (
    <TextField
      id="public-headline"
      label={WORDS.label}
      hint={report.headline === null ? WORDS.withNone : WORDS.withReporters}
      placeholder={report.headline ?? firstWords(report.narrative)}
      maxLength={SHORT_TEXT_MAX}
      disabled={preview.data === undefined}
      value={draft.publicHeadline ?? saved}
      onChange={({ target }) => draft.nameIt(target.value, saved)}
    />
  );
}
