/** The original and the public copy side by side (C5.4, C7.7). */
import type { Redaction } from '../../../../domain/reports/spans.ts';
import type { StaffReport } from '../../../../domain/reports/staff-report.ts';
import type { User } from '../../../../domain/users/user.ts';
import { AddedLater } from '../added-later/added-later.tsx';
import { BriefingSuggestion } from '../briefing/suggestion.tsx';
import { PublicHeadline } from '../copy/public-headline.tsx';
import { ReportFlight } from '../flight/report-flight.tsx';
import { Original } from '../original/original.tsx';
import { SelectionBar } from '../original/selection-bar.tsx';
import { useSelection } from '../original/use-selection.ts';
import { Photos } from '../photos/photos.tsx';
import { Notes } from '../precision/notes.tsx';
import { PrecisionChoices } from '../precision/precision-choices.tsx';
import { replace } from '../preview/decisions.ts';
import type { PublicPreview } from '../preview/use-preview.ts';
import { SeenBefore } from '../similar/seen-before.tsx';
import { CommentAndCopy } from './comment-and-copy.tsx';
import { OwningClub } from './owning-club.tsx';
import { PendingNote } from './pending-note.tsx';
import { ReviewConflict } from './review-conflict.tsx';
import type { ReviewDraft } from './use-draft.ts';

type Props = {
  report: StaffReport;
  user: User;
  hasFlight: boolean;
  preview: PublicPreview;
  draft: ReviewDraft;
  hasConflict: boolean;
};

export function ReviewView({ report, user, hasFlight, preview, draft, hasConflict }: Props) {
  return (
    <div className="grid grid-cols-1 gap-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)] lg:gap-10">
      <div className="min-w-0">
        {hasConflict && <ReviewConflict report={report} draft={draft} />}
        {!report.approvedForPublicView && <PendingNote />}
        {user.role === 'super-admin' && <OwningClub report={report} />}
        <AddedLater reportId={report.id} />
        <Photos report={report} userId={user.id} />
        <Original
          report={report}
          user={user}
          pieces={preview.pieces}
          flight={hasFlight && <ReportFlight id={report.id} />}
        />
        {report.approvedForPublicView && <BriefingSuggestion id={report.id} user={user} />}
        <Selection preview={preview} onDecide={draft.decide} />
        <SeenBefore id={report.id} />
      </div>
      <CommentAndCopy
        preview={preview}
        comment={draft.comment}
        onWrite={draft.write}
        headline={<PublicHeadline report={report} draft={draft} preview={preview} />}
        onDecide={draft.decide}
        notes={<Notes report={report} language={preview.data?.copy.language ?? null} draft={draft} />}
        choices={<PrecisionChoices report={report} draft={draft} />}
      />
    </div>
  );
}

function Selection({ preview, onDecide }: { preview: PublicPreview; onDecide: (decisions: Redaction[]) => void }) {
  const [selected, clearSelection] = useSelection();
  if (!selected || !preview.data) return null;
  return (
    <SelectionBar
      key={`${selected.field} ${selected.start} ${selected.end}`}
      selected={selected}
      onClose={clearSelection}
      onReplace={(words) => {
        onDecide(replace(preview.decisions(), selected, words));
        clearSelection();
      }}
    />
  );
}
