/** The audit log, append-only, for super-admins (C4.6) */

import * as z from 'zod/mini';
import * as refusals from '../refusals/words/en.ts';
import { paging } from '../reports/filters.ts';
import { dayError } from '../text/calendar.ts';
import { textField } from '../text/field.ts';
import * as words from './words/en.ts';

export const AUDIT_ACTIONS = words.actions;
export type AuditAction = keyof typeof AUDIT_ACTIONS;

/** `actor` has the user's current name; a deleted user has none. */
export const AuditEvent = z.object({
  id: z.int(),
  at: z.iso.datetime(),
  actor: z.nullable(z.object({ id: z.uuid(), name: z.nullable(z.string()) })),
  action: z.string(),
  subjectKind: z.nullable(z.string()),
  subjectId: z.nullable(z.uuid()),
  details: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])),
});
export type AuditEvent = z.output<typeof AuditEvent>;

const action = textField({
  label: refusals.labels.action,
  check: (text) => (Object.hasOwn(AUDIT_ACTIONS, text) ? null : refusals.auditedAction),
});

export const AuditQuery = z.object({
  action,
  startDate: textField({ label: refusals.labels.startDate, check: dayError }),
  endDate: textField({ label: refusals.labels.endDate, check: dayError }),
  ...paging,
});
export type AuditQuery = z.output<typeof AuditQuery>;
