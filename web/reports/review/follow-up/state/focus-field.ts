/** Leads to a field of the follow-up from elsewhere, as from what the authority's file still needs (contract C13.3). */

/** Each field with its control. */
const CONTROLS = {
  occurrenceClass: '#occurrence-class',
  categories: '#categories',
  eventTypes: '#event-types',
  outcome: '[data-field="outcome"] input',
  barriers: '[data-field="barriers"] input',
} as const;
export type FollowUpField = keyof typeof CONTROLS;

/** True where a field of this name is in the follow-up. */
export const isFollowUpField = (field: string): field is FollowUpField => field in CONTROLS;

/** Scrolls to the field's control, and puts the focus there. */
export function focusField(field: FollowUpField): void {
  const control = document.querySelector<HTMLElement>(CONTROLS[field]);
  control?.scrollIntoView({ block: 'center' });
  control?.focus({ preventScroll: true });
}
