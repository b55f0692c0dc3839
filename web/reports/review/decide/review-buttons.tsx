import { useIsMutating, useMutation, useQueryClient } from '@tanstack/react-query';
import { Globe } from 'lucide-react';
import { useId } from 'react';
import { COMMENT_REQUIRED_DETAIL } from '../../../../domain/problems.ts';
import { disabledReason, type ReviewAction } from '../../../../domain/reports/review.ts';
import type { Redaction } from '../../../../domain/reports/spans.ts';
import type { StaffReport } from '../../../../domain/reports/staff-report.ts';
import { hasCode, hasStatus, mayBeStored, toastFailure } from '../../../components/api-failure.ts';
import { Button } from '../../../ui/button.tsx';
import { toast } from '../../../ui/toast/toast.ts';
import { type ReviewBody, refetchReport, sendReview, showUpdatedReport } from '../api.ts';
import { attention } from '../attention/api.ts';
import { nextReport } from '../attention/next-report.ts';
import { nextReport as nextReportLabel } from '../attention/words/en.ts';
import { AskAboutNames } from '../undecided-names/ask-about-names.tsx';
import { useNamesCheck } from '../undecided-names/use-names-check.ts';
import { useUrlState } from '../url-state.ts';
import * as words from './words/en.ts';

type Props = {
  report: StaffReport;
  /** The revision shown; null until the server has responded. */
  revision: string | null;
  body: ReviewBody;
  isDirty: boolean;
  blocked: string | null;
  /** Refetches after a failure. */
  retry: (() => void) | undefined;
  onDecide: (decisions: Redaction[]) => void;
  onDone: () => void;
};

const reviewing = (id: string) => ['review', id];

/** True while changes are the user's own. */
export const useIsReviewing = (id: string): boolean => useIsMutating({ mutationKey: reviewing(id) }) > 0;

/** Why it cannot be saved, or null; `''` while the revision loads. */
function reasonOf(action: ReviewAction, { revision, body, blocked, retry }: Props): string | null {
  if (blocked !== null) return blocked;
  if (revision === null) return retry ? words.versionNotLoaded : '';
  return disabledReason(action, body.comment);
}

/** `body`: by default the draft. */
type ReviewStep = { action: ReviewAction; body?: ReviewBody };

/** Closes the dialog once the list shows the server's state. */
function useReviewing({ report, revision, body, onDone }: Props) {
  const queryClient = useQueryClient();
  const { open } = useUrlState();
  return useMutation({
    mutationKey: reviewing(report.id),
    mutationFn: ({ action, body: bodyToSend = body }: ReviewStep) =>
      sendReview(report.id, action, action === 'hide' ? undefined : { ...bodyToSend, revision: revision ?? '' }),
    onSuccess: async (changed, { action }) => {
      await showUpdatedReport(queryClient, changed);
      onDone();
      const next = nextReport(queryClient.getQueryData(attention.queryKey) ?? [], report.id);
      toast({
        title: words.done[action],
        description: words.doneDetails[action],
        ...(next && { action: { label: nextReportLabel, onPress: () => open(next.reportId, next.view) } }),
      });
    },
    onError: async (problem, { action }) => {
      // The button is disabled for a blank comment; if the server still finds it blank, this is its message.
      if (hasCode(problem, 'reports/comment-required'))
        return toast({ title: words.commentRequired, description: COMMENT_REQUIRED_DETAIL, destructive: true });
      toastFailure(words.failed[action], problem, words.failedSentences[action]);
      // Busy until then: a second try carries the new revision.
      if (hasStatus(problem, 409) || mayBeStored(problem)) await refetchReport(queryClient, report.id);
    },
  });
}

/** While disabled, shows the reason beside them. */
export function ReviewButtons(props: Props) {
  return props.report.approvedForPublicView ? <ApprovedActions {...props} /> : <PendingActions {...props} />;
}

function Retry({ revision, retry }: Props) {
  return (
    revision === null &&
    retry && (
      <Button variant="quiet" onClick={retry}>
        {words.tryAgain}
      </Button>
    )
  );
}

const ROW = 'flex flex-wrap items-center justify-end gap-3';
const BUTTON = 'max-sm:flex-1 max-sm:px-2 max-sm:text-sm';

function PendingActions(props: Props) {
  const id = useId();
  const { mutate, isPending, variables } = useReviewing(props);
  const reason = reasonOf('approve', props);
  const approving = useNamesCheck({ ...props, reason }, (body) => mutate({ action: 'approve', body }));
  const isBusy = isPending || approving.isChecking;
  const disabledProps = { disabled: reason !== null || isBusy, title: reason || undefined, 'aria-describedby': id };
  return (
    <div className={ROW}>
      <p id={id} className="mr-auto text-sm text-ink-soft empty:hidden max-sm:w-full">
        {reason ?? (approving.isChecking && words.waitingForPreview)}
      </p>
      <Retry {...props} />
      <Button
        {...disabledProps}
        variant="secondary"
        className={BUTTON}
        aria-busy={isPending && variables.action === 'comment'}
        onClick={() => mutate({ action: 'comment' })}
      >
        {words.saveCommentOnly}
      </Button>
      <Button
        {...disabledProps}
        className={BUTTON}
        aria-busy={approving.isChecking || (isPending && variables.action === 'approve')}
        onClick={approving.press}
      >
        {words.approveAndPublish}
      </Button>
      {approving.dialogProps && <AskAboutNames {...approving.dialogProps} />}
    </div>
  );
}

function ApprovedActions(props: Props) {
  const id = useId();
  const { mutate, isPending, variables } = useReviewing(props);
  const reason = reasonOf('comment', props) ?? (props.isDirty ? null : words.nothingChanged);
  return (
    <div className={ROW}>
      <div className="mr-auto max-sm:w-full">
        <p className="flex items-center gap-2 text-[0.9375rem] font-medium text-good">
          <Globe aria-hidden="true" className="size-4" />
          {words.isPublic}
        </p>
        <p id={`${id}-readers`} className="mt-0.5 text-sm text-ink-soft">
          {words.feedReadersKeep}
        </p>
      </div>
      <Retry {...props} />
      <Button
        variant="quiet"
        disabled={reason !== null || isPending}
        title={reason || undefined}
        aria-describedby={id}
        onClick={() => mutate({ action: 'comment' })}
      >
        {words.updateComment}
      </Button>
      <span id={id} className="sr-only">
        {reason}
      </span>
      <Button
        variant="danger"
        disabled={isPending}
        aria-describedby={`${id}-readers`}
        busy={isPending && variables.action === 'hide' && words.hiding}
        onClick={() => mutate({ action: 'hide' })}
      >
        {words.hideFromPublic}
      </Button>
    </div>
  );
}
