/** What mails somebody of the staff wants (contract C9.5). */

/** When mails about reports come: new ones, answers, reminders and clocks. The first is what nobody has to choose. */
export const REPORTS_CHOICES = ['at-once', 'daily', 'never'] as const;
export type ReportsChoice = (typeof REPORTS_CHOICES)[number];

/** When mails about actions that are due come. */
export const ACTIONS_CHOICES = ['weekly', 'never'] as const;
export type ActionsChoice = (typeof ACTIONS_CHOICES)[number];
