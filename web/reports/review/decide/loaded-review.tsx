/** The dialog of a loaded report: header, tabs, buttons (C7.7). */
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { User } from '../../../../domain/users/user.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx';
import { type OpenReport, refetchPreview } from '../api.ts';
import { useChip } from '../authority/api.ts';
import { AuthorityView } from '../dialog/authority-view.tsx';
import { ConversationView } from '../dialog/conversation-view.tsx';
import { FollowUpView } from '../dialog/follow-up-view.tsx';
import { Headline, ReportSummary } from '../dialog/head.tsx';
import { ViewTabs, viewPanel } from '../dialog/view-tabs.tsx';
import type { FollowUpField } from '../follow-up/state/focus-field.ts';
import { usePreview } from '../preview/use-preview.ts';
import { isOpenInUrl, type View } from '../url-state.ts';
import { ReviewButtons, useIsReviewing } from './review-buttons.tsx';
import { ReviewView } from './review-view.tsx';
import { bodyOf, useDraft } from './use-draft.ts';
import * as words from './words/en.ts';

type Props = {
  open: OpenReport;
  user: User;
  view: View;
  onViewChange: (view: View) => void;
  onClose: () => void;
  /** Refetches after a failure. */
  retry?: () => void;
};

/** Asks before discarding unsaved input. */
export function LoadedReview({ open, user, view: requestedView, onViewChange, onClose, retry }: Props) {
  const { report, revision, hasFlight } = open;
  const chip = useChip(report.id);
  // The URL may name the authority tab for a club without one.
  const view = requestedView === 'authority' && chip === null ? 'review' : requestedView;
  const [startAt, setStartAt] = useState<FollowUpField | null>(null);
  useRefetchPreview(open);
  const draft = useDraft(open, user.id);
  const isReviewing = useIsReviewing(report.id);
  const hasConflict = draft.hasConflict && !isReviewing;
  const [isConfirming, setConfirming] = useState(false);
  const body = bodyOf(draft);
  const preview = usePreview(report, body);
  const close = () => {
    draft.drop();
    onClose();
  };
  const closeReviewed = () => {
    draft.drop();
    // Another report may have been opened since.
    if (isOpenInUrl(report.id)) onClose();
  };
  const showView = (next: View, field: FollowUpField | null = null) => {
    setStartAt(field);
    onViewChange(next);
  };
  const toReview = () => showView('review');
  return (
    <Dialog
      size="full"
      title={<Headline report={report} preview={preview} />}
      description={<ReportSummary report={report} chip={chip} />}
      onClose={() => (draft.isDirty ? setConfirming(true) : close())}
      tabs={<ViewTabs {...{ report, chip, view }} onViewChange={showView} />}
      footer={
        view === 'review' && (
          <ReviewButtons
            {...{ report, revision, body, retry }}
            isDirty={draft.isDirty}
            blocked={hasConflict ? words.overtaken : null}
            onDecide={draft.decide}
            onDone={closeReviewed}
          />
        )
      }
    >
      <div {...viewPanel(view)} inert={isReviewing}>
        {view === 'review' && <ReviewView {...{ report, user, hasFlight, preview, draft, hasConflict }} />}
        {view === 'follow-up' && <FollowUpView {...{ report, user, startAt }} onFail={toReview} />}
        {view === 'authority' && (
          <AuthorityView {...{ report, user }} onField={(field) => showView('follow-up', field)} onFail={toReview} />
        )}
        {view === 'conversation' && <ConversationView report={report} user={user} onFail={toReview} />}
      </div>
      {isConfirming && (
        <ConfirmDialog
          title={words.discardUnsaved}
          confirm={words.discard}
          cancel={words.keepWriting}
          onConfirm={close}
          onClose={() => setConfirming(false)}
        >
          {words.notSaved}
        </ConfirmDialog>
      )}
    </Dialog>
  );
}

/** Refetches the preview after a change of revision, as the stored decisions may differ. */
function useRefetchPreview({ report, revision }: OpenReport): void {
  const queryClient = useQueryClient();
  const knownRevision = useRef(revision);
  useEffect(() => {
    if (revision === null) return;
    if (knownRevision.current !== null && knownRevision.current !== revision)
      void refetchPreview(queryClient, report.id);
    knownRevision.current = revision;
  }, [queryClient, report.id, revision]);
}
