/** The audit of what staff did (contract C4.6): who, what, which, when. Super-admins read it; nobody changes it. */
import * as z from 'zod/mini';
import { paging } from '../reports/filters.ts';
import { dayComplaint } from '../text/calendar.ts';
import { textField } from '../text/field.ts';

/** Everything that is audited, and its words for the reader. */
export const AUDIT_ACTIONS = {
  'sign-in': 'Signed in',
  'sign-in-failed': 'Sign-in failed',
  'sign-out': 'Signed out',
  'password-change': 'Changed the own password',
  'password-reset': 'Set a new password by a link',
  'second-factor-add': 'Added a second factor',
  'second-factor-remove': 'Removed a second factor',
  'second-factor-lift': "Lifted a user's second factor",
  'recovery-codes-renew': 'Made new recovery codes',
  'passkey-rename': 'Renamed a passkey',
  'codes-close': 'Codes were closed after many wrong ones',
  'session-end': 'Ended a session elsewhere',
  'report-approve': 'Approved a report',
  'report-comment': 'Saved a comment',
  'report-hide': 'Hid a report',
  'report-language': 'Corrected the language of a report',
  'report-reassign': 'Gave a report to another club',
  'report-export': 'Exported reports',
  'action-export': 'Exported actions',
  'report-import': 'Imported old reports',
  'report-import-undo': 'Undid an import of old reports',
  'contact-erase': "Erased a reporter's contact details",
  'follow-up-change': 'Changed a follow-up',
  'follow-up-close': 'Closed a follow-up',
  'follow-up-reopen': 'Reopened a follow-up',
  'follow-up-tell': 'Told the reporter what came of it',
  'action-create': 'Added an action',
  'action-change': 'Changed an action',
  'authority-change': 'Changed where a report stands with the authority',
  'authority-facts': 'Added facts for the authority',
  'authority-download': 'Downloaded a file for the authority',
  'authority-sent': 'Noted a file as sent to the authority',
  'authority-withdraw': 'Withdrew a note of a file sent',
  'message-send': 'Wrote to a reporter',
  'conversation-erase': 'Erased the conversation with a reporter',
  'club-create': 'Created a club',
  'club-update': 'Changed a club',
  'club-delete': 'Deleted a club',
  'club-settings': "Changed a club's settings",
  'user-create': 'Created a user',
  'user-update': 'Changed a user',
  'user-delete': 'Deleted a user',
  'super-admin-recover': 'Recovered a super-admin on the server',
} as const;
export type AuditAction = keyof typeof AUDIT_ACTIONS;

/** One line of the audit. `actor` is who did it, with the name as it is now; a deleted user has no name. */
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
  label: 'Action',
  check: (text) => (Object.hasOwn(AUDIT_ACTIONS, text) ? null : 'Action must be one that is audited'),
});

/** The query of `GET /api/audit`: days are inclusive and in UTC. */
export const AuditQuery = z.object({
  action,
  startDate: textField({ label: 'Start date', check: dayComplaint }),
  endDate: textField({ label: 'End date', check: dayComplaint }),
  ...paging,
});
export type AuditQuery = z.output<typeof AuditQuery>;
