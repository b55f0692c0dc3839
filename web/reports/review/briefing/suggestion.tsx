/** Whether a published report is suggested for the briefing, and until when (C17.2). */
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Presentation } from 'lucide-react';
import { useState } from 'react';
import { fill } from '../../../../domain/language/text.ts';
import { copyText } from '../../../../domain/reports/labels/placeholders.ts';
import type { User } from '../../../../domain/users/user.ts';
import { toastFailure } from '../../../components/api-failure.ts';
import { longDay } from '../../../components/dates.ts';
import { Button } from '../../../ui/button.tsx';
import { toast } from '../../../ui/toast/toast.ts';
import { suggestionOf, withdrawSuggestion } from './api.ts';
import { SuggestDialog } from './suggest-dialog.tsx';
import * as words from './words/en.ts';

export function BriefingSuggestion({ id, user }: { id: string; user: User }) {
  const queryClient = useQueryClient();
  const { data } = useQuery(suggestionOf(id));
  const [isOpen, setOpen] = useState(false);
  const withdrawing = useMutation({
    mutationFn: () => withdrawSuggestion(id),
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: suggestionOf(id).queryKey });
      toast({ title: words.removed });
    },
    onError: (problem) => toastFailure(words.failed, problem, words.failedText),
  });
  return (
    <section className="mt-7">
      <h3 className="mb-2 text-[1.0625rem]">{words.briefing}</h3>
      {data && <p>{fill(words.until, { day: longDay(data.until) })}</p>}
      {data && data.question !== null && (
        <p className="mt-1 wrap-anywhere">
          <span className="text-ink-soft">{words.discussed}</span> {copyText(data.question)}
        </p>
      )}
      <div className="mt-3 flex flex-wrap gap-3">
        <Button variant="secondary" disabled={data === undefined} onClick={() => setOpen(true)}>
          <Presentation aria-hidden="true" className="size-4" />
          {data ? words.changeQuestion : words.suggest}
        </Button>
        {data && (
          <Button variant="quiet" busy={withdrawing.isPending && words.sending} onClick={() => withdrawing.mutate()}>
            {words.remove}
          </Button>
        )}
      </div>
      {isOpen && <SuggestDialog id={id} user={user} question={data?.question ?? null} onClose={() => setOpen(false)} />}
    </section>
  );
}
