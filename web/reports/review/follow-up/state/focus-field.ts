/** Focuses a field of the follow-up, from the file's missing fields (C13.3). */

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
