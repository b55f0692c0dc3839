/** The sections of a follow-up in the order of work, and which are done (C19.4). */
import type { FollowUp } from '../../../../../domain/follow-up/follow-up.ts';
import type { FollowUpValues } from '../state/use-follow-up.ts';

export const SECTIONS = ['classification', 'risk', 'actions', 'reply', 'findings', 'closing'] as const;
export type SectionName = (typeof SECTIONS)[number];

type ActionCounts = { open: number; done: number; dropped: number };

/** A section is done if nothing is left to enter, or no action is open. */
export function doneSections(
  values: FollowUpValues,
  { toldSent, toldShown, closed }: Pick<FollowUp, 'toldSent' | 'toldShown' | 'closed'>,
  { open, done, dropped }: ActionCounts,
): Record<SectionName, boolean> {
  return {
    classification: values.occurrenceClass !== null && values.categories.length > 0 && values.eventTypes.length > 0,
    risk: values.outcome !== null && values.barriers !== null,
    actions: open === 0 && done + dropped > 0,
    // A draft newer than the reply sent is not done.
    reply: toldSent !== null && (toldShown === null || toldShown === toldSent.text),
    findings: values.findings !== null && values.conclusions !== null,
    closing: closed !== null,
  };
}
