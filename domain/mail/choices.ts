/** A staff member's mail preferences (C9.5) */
import * as z from 'zod/mini';
import { validationMessage } from '../language/validation-message.ts';
import * as words from '../refusals/words/en.ts';

/** Default first. */
const REPORTS_CHOICES = ['at-once', 'daily', 'never'] as const;
export type ReportsChoice = (typeof REPORTS_CHOICES)[number];

const ACTIONS_CHOICES = ['weekly', 'never'] as const;
export type ActionsChoice = (typeof ACTIONS_CHOICES)[number];

const reports = z.enum(
  REPORTS_CHOICES,
  validationMessage(words.oneOf, { name: 'reports', values: REPORTS_CHOICES.join(', ') }),
);
const actions = z.enum(
  ACTIONS_CHOICES,
  validationMessage(words.oneOf, { name: 'actions', values: ACTIONS_CHOICES.join(', ') }),
);

export const MailChoices = z.object({ reports, actions });
export type MailChoices = z.output<typeof MailChoices>;

export const MailChoicesChange = z.object({ reports: z.optional(reports), actions: z.optional(actions) });
export type MailChoicesChange = z.output<typeof MailChoicesChange>;

export const DEFAULT_CHOICES: MailChoices = { reports: 'at-once', actions: 'weekly' };
