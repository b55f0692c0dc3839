/** The review dialog: the report as it was sent, the analysis, and the public copy beside it (contract C5.4, C7.7). */
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { roomUsed } from '../../../../domain/reports/review.ts';
import type { Span } from '../../../../domain/reports/spans.ts';
import type { StaffReport } from '../../../../domain/reports/staff-report.ts';
import { LONG_TEXT_NEARLY_FULL } from '../../../../domain/text/limits.ts';
import type { User } from '../../../../domain/users/user.ts';
import { longMoment } from '../../../components/dates.ts';
import { SeverityBadge } from '../../../components/severity-badge.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx';
import { TextAreaField } from '../../../ui/field.tsx';
import { Tabs, tabId } from '../../../ui/tabs.tsx';
import type { View } from '../address.ts';
import { type OpenReport, previewAnew } from '../api.ts';
import { CoarseChoices } from '../coarse/coarse-choices.tsx';
import { Notes } from '../coarse/notes.tsx';
import { FindList } from '../copy/find-list.tsx';
import { PublicCopy } from '../copy/public-copy.tsx';
import { StatusBadge } from '../list/status-badge.tsx';
import { unseenMessages } from '../list/unseen.ts';
import { Original } from '../original/original.tsx';
import { OriginalText } from '../original/original-text.tsx';
import { SelectionBar } from '../original/selection-bar.tsx';
import { useSelection } from '../original/use-selection.ts';
import { putBack, replace } from '../preview/decisions.ts';
import { type PublicPreview, usePreview } from '../preview/use-preview.ts';
import { Actions, useIsReviewing } from './actions.tsx';
import { ChangedMeanwhile, OVERTAKEN } from './changed-meanwhile.tsx';
import { ConversationOf } from './conversation-of.tsx';
import { FollowUpOf } from './follow-up-of.tsx';
import { OwningClub } from './owning-club.tsx';
import { PendingNote } from './pending-note.tsx';
import { bodyOf, useDraft } from './use-draft.ts';

type Props = {
  open: OpenReport;
  user: User;
  view: View;
  onLook: (view: View) => void;
  onClose: () => void;
  /** Asks again, where the report as it is now could not be had. */
  retry?: () => void;
};

const PANEL = 'report';
/** What the reporter has written and nobody has read is said in the tab's name. */
const tabsOf = (hasNews: boolean) =>
  [
    { value: 'review', label: 'Review' },
    { value: 'follow-up', label: 'Follow-up' },
    { value: 'conversation', label: hasNews ? 'Conversation: New answer' : 'Conversation' },
  ] as const;

/** The dialog of one loaded report. What is unsaved is asked about before it is thrown away. */
export function Review({ open, user, view, onLook, onClose, retry }: Props) {
  const { report, revision } = open;
  usePreviewOf(open);
  const { data: unseen } = useQuery(unseenMessages);
  const draft = useDraft(open, user.id);
  const isReviewing = useIsReviewing(report.id);
  const isOvertaken = draft.isOvertaken && !isReviewing;
  const [asking, setAsking] = useState(false);
  const body = bodyOf(draft);
  const preview = usePreview(report, body);
  const close = () => {
    draft.drop();
    onClose();
  };
  return (
    <Dialog
      size="full"
      title={<Headline report={report} preview={preview} />}
      description={<Standing report={report} />}
      onClose={() => (draft.isDirty ? setAsking(true) : close())}
      tabs={
        <div className="w-fit">
          <Tabs
            label="Report"
            tabs={tabsOf(unseen?.reportIds.includes(report.id) ?? false)}
            selected={view}
            onSelect={onLook}
            panel={PANEL}
          />
        </div>
      }
      footer={
        view === 'review' && (
          <Actions
            {...{ report, revision, body, retry }}
            isDirty={draft.isDirty}
            blocked={isOvertaken ? OVERTAKEN : null}
            onDecide={draft.decide}
            onDone={close}
          />
        )
      }
    >
      <div id={PANEL} role="tabpanel" aria-labelledby={tabId(PANEL, view)}>
        {view === 'follow-up' && <FollowUpOf report={report} user={user} onFail={() => onLook('review')} />}
        {view === 'conversation' && <ConversationOf report={report} user={user} onFail={() => onLook('review')} />}
        {view === 'review' && (
          <div className="grid grid-cols-1 gap-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)] lg:gap-10">
            <div className="min-w-0">
              {isOvertaken && <ChangedMeanwhile report={report} draft={draft} />}
              {!report.approvedForPublicView && <PendingNote />}
              {user.role === 'super-admin' && <OwningClub report={report} />}
              <Original report={report} user={user} pieces={preview.pieces} />
              <Selection preview={preview} onDecide={draft.decide} />
            </div>
            <Desk
              preview={preview}
              comment={draft.comment}
              onWrite={draft.write}
              onDecide={draft.decide}
              notes={<Notes report={report} draft={draft} />}
              choices={<CoarseChoices report={report} draft={draft} />}
            />
          </div>
        )}
      </div>
      {asking && (
        <ConfirmDialog
          title="Discard what is not saved?"
          confirm="Discard"
          cancel="Keep writing"
          onConfirm={close}
          onClose={() => setAsking(false)}
        >
          Your comment and your decisions about the public copy have not been saved.
        </ConfirmDialog>
      )}
    </Dialog>
  );
}

/** Another revision has other stored decisions, and so another preview. */
function usePreviewOf({ report, revision }: OpenReport): void {
  const queryClient = useQueryClient();
  const known = useRef(revision);
  useEffect(() => {
    if (revision === null) return;
    if (known.current !== null && known.current !== revision) void previewAnew(queryClient, report.id);
    known.current = revision;
  }, [queryClient, report.id, revision]);
}

function Headline({ report, preview }: { report: StaffReport; preview: PublicPreview }) {
  if (report.headline === null) return 'Safety Report';
  return (
    <span data-original>
      <OriginalText field="headline" text={report.headline} pieces={preview.pieces.get('headline')} />
    </span>
  );
}

function Standing({ report }: { report: StaffReport }) {
  return (
    <span className="flex flex-wrap items-center gap-x-3 gap-y-2">
      <span>
        Submitted <time dateTime={report.submittedAt}>{longMoment(report.submittedAt)}</time> UTC
      </span>
      <SeverityBadge severity={report.severity} />
      <StatusBadge report={report} />
    </span>
  );
}

type Deciding = { preview: PublicPreview; onDecide: (decisions: ReturnType<PublicPreview['decisions']>) => void };

function Selection({ preview, onDecide }: Deciding) {
  const [selected, letGo] = useSelection();
  if (!selected || !preview.data) return null;
  return (
    <SelectionBar
      key={`${selected.field} ${selected.start} ${selected.end}`}
      selected={selected}
      onClose={letGo}
      onReplace={(words) => {
        onDecide(replace(preview.decisions(), selected, words));
        letGo();
      }}
    />
  );
}

const HINT = 'This comment will be visible on the public reports page if approved';
const hintOf = (comment: string) => (comment.length > LONG_TEXT_NEARLY_FULL ? `${HINT}. ${roomUsed(comment)}` : HINT);

/** The comment, and under it what the world would read, with what is said and decided about all of it. */
function Desk({
  preview,
  comment,
  onWrite,
  onDecide,
  notes,
  choices,
}: Deciding & { comment: string; onWrite: (text: string) => void; notes: ReactNode; choices: ReactNode }) {
  const toggle = (span: Span) => {
    const decide = span.action === 'replace' ? putBack : replace;
    onDecide(decide(preview.decisions(), span));
  };
  return (
    <div className="grid min-w-0 grid-cols-1 content-start gap-8">
      {/* Stays in sight while report and copy are read side by side, where there is height for both. */}
      <div className="bg-surface low:static lg:sticky lg:-top-6 lg:z-10 lg:-mt-6 lg:-mb-4 lg:pt-6 lg:pb-4">
        <TextAreaField
          id="sms-manager-comment"
          label="SMS Manager Comment"
          placeholder="Add your analysis, lessons learned, and any safety recommendations..."
          hint={hintOf(comment)}
          value={comment}
          onChange={({ target }) => onWrite(target.value)}
          controlClassName="block min-h-[120px] max-h-[45dvh] lg:max-h-[26dvh] [field-sizing:content]"
        />
      </div>
      <PublicCopy preview={preview} toggle={toggle}>
        {notes}
      </PublicCopy>
      {choices}
      <FindList preview={preview} onDecide={onDecide} />
    </div>
  );
}
