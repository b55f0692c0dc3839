/** What can be done with the open report (specification sections 2, 4 and 8; contract C7.7). */
import { useIsMutating, useMutation, useQueryClient } from '@tanstack/react-query';
import { Globe } from 'lucide-react';
import { useId } from 'react';
import { COMMENT_REQUIRED_DETAIL } from '../../../../domain/problems.ts';
import { COMMENT_REQUIRED, type ReviewAction, whyDisabled } from '../../../../domain/reports/review.ts';
import type { Redaction } from '../../../../domain/reports/spans.ts';
import type { StaffReport } from '../../../../domain/reports/staff-report.ts';
import { hasCode, hasStatus, toastFailure } from '../../../components/api-failure.ts';
import { Button } from '../../../ui/button.tsx';
import { toast } from '../../../ui/toast/toast.ts';
import { useAddress } from '../address.ts';
import { askAnew, type ReviewBody, sendReview, showChanged } from '../api.ts';
import { attention } from '../attention/api.ts';
import { nextReport } from '../attention/next-report.ts';
import { nextReport as nextReportLabel } from '../attention/words/en.ts';
import { AskAboutNames } from '../undecided-names/ask-about-names.tsx';
import { useApproving } from '../undecided-names/use-approving.ts';

const WORDS: Record<ReviewAction, { done: string; detail: string; failed: string }> = {
  approve: {
    done: 'Report approved',
    detail: 'The report is now visible on the public reports page.',
    failed: 'Failed to approve',
  },
  comment: { done: 'Comment saved', detail: 'Internal comment added to report.', failed: 'Failed to save comment' },
  hide: {
    done: 'Report hidden',
    detail: 'The report has been removed from public view.',
    failed: 'Failed to hide report',
  },
};

type Props = {
  report: StaffReport;
  /** What the manager sees and decides on; `null` until the server has told. */
  revision: string | null;
  body: ReviewBody;
  isDirty: boolean;
  /** Why nothing can be saved now. */
  blocked: string | null;
  /** Asks again for the report as it is now, where that could not be had. */
  retry: (() => void) | undefined;
  /** Keeps what was decided at the button, should it not be saved. */
  onDecide: (decisions: Redaction[]) => void;
  onDone: () => void;
};

const reviewing = (id: string) => ['review', id];

/** True while this report's review is being saved from here: what changes meanwhile is the own doing. */
export const useIsReviewing = (id: string): boolean => useIsMutating({ mutationKey: reviewing(id) }) > 0;

const NOT_LOADED = 'The current version of the report could not be loaded. Please check your internet connection.';

/** Why what is written cannot be saved, and `''` for the moment until it is known what it would be saved on. */
function reasonOf(action: ReviewAction, { revision, body, blocked, retry }: Props): string | null {
  if (blocked !== null) return blocked;
  if (revision === null) return retry ? NOT_LOADED : '';
  return whyDisabled(action, body.comment);
}

/** What is to be done; with what is written, where nothing else is given. */
type Doing = { action: ReviewAction; body?: ReviewBody };

/** Sends an action; when the list shows what the server holds, the dialog closes. */
function useReviewing({ report, revision, body, onDone }: Props) {
  const queryClient = useQueryClient();
  const { open } = useAddress();
  return useMutation({
    mutationKey: reviewing(report.id),
    mutationFn: ({ action, body: given = body }: Doing) =>
      sendReview(report.id, action, action === 'hide' ? undefined : { ...given, revision: revision ?? '' }),
    onSuccess: async (changed, { action }) => {
      await showChanged(queryClient, changed);
      onDone();
      const next = nextReport(queryClient.getQueryData(attention.queryKey) ?? [], report.id);
      toast({
        title: WORDS[action].done,
        description: WORDS[action].detail,
        ...(next && { action: { label: nextReportLabel, onPress: () => open(next.reportId, next.view) } }),
      });
    },
    onError: (problem, { action }) => {
      // The button is closed while the comment is blank; should the server judge otherwise, its words are these.
      if (hasCode(problem, 'reports/comment-required'))
        return toast({ title: COMMENT_REQUIRED, description: COMMENT_REQUIRED_DETAIL, destructive: true });
      toastFailure(WORDS[action].failed, problem, `${WORDS[action].failed}.`);
      if (hasStatus(problem, 409)) void askAnew(queryClient, report.id);
    },
  });
}

/** The buttons of the dialog; while they are closed, the reason stands beside them. */
export function Actions(props: Props) {
  return props.report.approvedForPublicView ? <ApprovedActions {...props} /> : <PendingActions {...props} />;
}

/** The way on where the report as it is now could not be had. */
function Retry({ revision, retry }: Props) {
  return (
    revision === null &&
    retry && (
      <Button variant="quiet" onClick={retry}>
        Try again
      </Button>
    )
  );
}

const ROW = 'flex flex-wrap items-center justify-end gap-3';
/** On a phone the two share the row. */
const BUTTON = 'max-sm:min-w-0 max-sm:flex-1 max-sm:px-2 max-sm:text-sm';

function PendingActions(props: Props) {
  const id = useId();
  const { mutate, isPending, variables } = useReviewing(props);
  const reason = reasonOf('approve', props);
  const approving = useApproving({ ...props, reason }, (body) => mutate({ action: 'approve', body }));
  const isBusy = isPending || approving.isLooking;
  const closed = { disabled: reason !== null || isBusy, title: reason || undefined, 'aria-describedby': id };
  return (
    <div className={ROW}>
      <p id={id} className="mr-auto text-sm text-ink-soft empty:hidden max-sm:w-full">
        {reason ?? (approving.isLooking && 'Waiting for the preview...')}
      </p>
      <Retry {...props} />
      <Button
        {...closed}
        variant="secondary"
        className={BUTTON}
        aria-busy={isPending && variables.action === 'comment'}
        onClick={() => mutate({ action: 'comment' })}
      >
        Save Comment Only
      </Button>
      <Button
        {...closed}
        className={BUTTON}
        aria-busy={approving.isLooking || (isPending && variables.action === 'approve')}
        onClick={approving.press}
      >
        Approve & Publish
      </Button>
      {approving.asked && <AskAboutNames {...approving.asked} />}
    </div>
  );
}

function ApprovedActions(props: Props) {
  const id = useId();
  const { mutate, isPending, variables } = useReviewing(props);
  const reason = reasonOf('comment', props) ?? (props.isDirty ? null : 'Nothing has been changed yet.');
  return (
    <div className={ROW}>
      <div className="mr-auto max-sm:w-full">
        <p className="flex items-center gap-2 text-[0.9375rem] font-medium text-good">
          <Globe aria-hidden="true" className="size-4" />
          This report is publicly visible
        </p>
        <p id={`${id}-readers`} className="mt-0.5 text-sm text-ink-soft">
          Feed readers may keep copies that they have already downloaded.
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
        Update Comment
      </Button>
      <span id={id} className="sr-only">
        {reason}
      </span>
      <Button
        variant="danger"
        disabled={isPending}
        aria-describedby={`${id}-readers`}
        busy={isPending && variables.action === 'hide' && 'Hiding...'}
        onClick={() => mutate({ action: 'hide' })}
      >
        Hide from Public
      </Button>
    </div>
  );
}
