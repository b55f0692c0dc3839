/** The team's public headline (C19.5). */
import { firstWords } from '../../../../domain/reports/public/title.ts';
import type { StaffReport } from '../../../../domain/reports/staff-report.ts';
import { SHORT_TEXT_MAX } from '../../../../domain/text/limits.ts';
import { TextField } from '../../../ui/field.tsx';
import type { ReviewDraft } from '../decide/use-draft.ts';
import type { PublicPreview } from '../preview/use-preview.ts';
import * as words from './words/en.ts';

type Props = { report: StaffReport; draft: ReviewDraft; preview: PublicPreview };

/** Disabled until the server's headline is known. */
export function PublicHeadline({ report, draft, preview }: Props) {
  const saved = preview.data?.publicHeadline ?? '';
  return (
    <TextField
      id="public-headline"
      label={words.publicHeadline}
      hint={report.headline === null ? words.hintWithoutHeadline : words.hintWithHeadline}
      placeholder={report.headline ?? firstWords(report.narrative)}
      maxLength={SHORT_TEXT_MAX}
      disabled={preview.data === undefined}
      value={draft.publicHeadline ?? saved}
      onChange={({ target }) => draft.setHeadline(target.value, saved)}
    />
  );
}
