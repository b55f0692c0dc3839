/** Focuses a field of the follow-up, as from what the authority's file lacks (C13.3). */

const CONTROLS = {
  occurrenceClass: '#occurrence-class',
  categories: '#categories',
  eventTypes: '#event-types',
  outcome: '[data-field="outcome"] input',
  barriers: '[data-field="barriers"] input',
} as const;
export type FollowUpField = keyof typeof CONTROLS;

export const isFollowUpField = (field: string): field is FollowUpField => field in CONTROLS;

export function focusField(field: FollowUpField): void {
  const control = document.querySelector<HTMLElement>(CONTROLS[field]);
  control?.scrollIntoView({ block: 'center' });
  control?.focus({ preventScroll: true });
}
