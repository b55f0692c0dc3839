import { queryOptions } from '@tanstack/react-query';
import { STAFF_CALLS } from '../../../../domain/api/staff-calls.ts';
import { get, send } from '../../../api.ts';
import type { CheckedQuestion } from './possible-names.ts';

/** Null if not suggested. */
export function suggestionOf(id: string) {
  return queryOptions({
    queryKey: ['suggestion', id] as const,
    queryFn: ({ signal }) => get(STAFF_CALLS.getSuggestion, { id }, signal),
    // Refetched on opening: a colleague may have changed it.
    gcTime: 0,
  });
}

export const suggest = (id: string, question: string | null): Promise<void> =>
  send(STAFF_CALLS.suggestForBriefing, { id, body: { question } });

export const withdrawSuggestion = (id: string): Promise<void> => send(STAFF_CALLS.withdrawSuggestion, { id });

/** The de-identified question, as a comment would be, with possible names (C5.4). */
export async function checkQuestion(id: string, question: string): Promise<CheckedQuestion> {
  const { copy, spans } = await send(STAFF_CALLS.previewReview, { id, body: { comment: question } });
  const names = spans.filter(
    ({ field, kind, action }) => field === 'smsManagerComment' && kind === 'name' && action === 'suggest',
  );
  return { question, shown: copy.smsManagerComment ?? '', names };
}
