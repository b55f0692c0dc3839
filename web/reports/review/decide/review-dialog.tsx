/** Loads a report for review. */
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { User } from '../../../../domain/users/user.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { listedReport, openReport } from '../api.ts';
import type { View } from '../url-state.ts';
import { LoadedReview } from './loaded-review.tsx';
import * as words from './words/en.ts';

type Props = { id: string; user: User; view: View; onViewChange: (view: View) => void; onClose: () => void };

/** Shows the list's version at once, then the server's. */
export function ReviewDialog({ id, user, view, onViewChange, onClose }: Props) {
  const queryClient = useQueryClient();
  const { data, error, refetch } = useQuery(openReport(id));
  const open = data === undefined ? listedReport(queryClient, id) : data;
  if (open)
    return (
      <LoadedReview
        key={id}
        {...{ open, user, view, onViewChange, onClose }}
        {...(error && { retry: () => void refetch() })}
      />
    );
  if (open === null)
    return (
      <Dialog title={words.doesNotExist} onClose={onClose}>
        {words.mayBelongElsewhere}
      </Dialog>
    );
  if (error)
    return (
      <Dialog title={words.notLoaded} onClose={onClose}>
        <p role="alert" className="mb-5 text-ink-soft">
          {error.message}
        </p>
        <Button variant="secondary" onClick={() => refetch()}>
          {words.tryAgain}
        </Button>
      </Dialog>
    );
  return (
    <Dialog title={words.loading} size="full" onClose={onClose}>
      <div className="grid min-h-[60dvh] content-start gap-4">
        <Skeleton className="h-5 w-40" />
        <Skeleton className="h-40 w-full" />
        <Skeleton className="h-5 w-1/2" />
      </div>
    </Dialog>
  );
}
