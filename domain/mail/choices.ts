/** A staff member's mail preferences (C9.5) */

import * as z from 'zod/mini';
import { choice } from '../refusals/choice.ts';

/** Default first. */
const REPORTS_CHOICES = ['at-once', 'daily', 'never'] as const;
export type ReportsChoice = (typeof REPORTS_CHOICES)[number];

const ACTIONS_CHOICES = ['weekly', 'never'] as const;
export type ActionsChoice = (typeof ACTIONS_CHOICES)[number];

const reports = choice('reports', REPORTS_CHOICES);
const actions = choice('actions', ACTIONS_CHOICES);

export const MailChoices = z.object({ reports, actions });
export type MailChoices = z.output<typeof MailChoices>;

export const MailChoicesChange = z.object({ reports: z.optional(reports), actions: z.optional(actions) });
export type MailChoicesChange = z.output<typeof MailChoicesChange>;

export const DEFAULT_CHOICES: MailChoices = { reports: 'at-once', actions: 'weekly' };
