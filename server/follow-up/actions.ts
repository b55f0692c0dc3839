/** The team's follow-up actions, audited without text (C8.3, C8.4, C8.9) */
import type { AuditAction } from '../../domain/audit/audit.ts';
import {
  type ClosingRequest,
  type FollowUp,
  FollowUpChange,
  NOT_AN_ASSIGNEE,
  REPLY_REQUIRED,
  type ReplyRequest,
} from '../../domain/follow-up/follow-up.ts';
import { type Operation, refusalOf } from '../../domain/follow-up/refusals.ts';
import { isId } from '../../domain/id.ts';
import type { Actor } from '../../domain/permissions.ts';
import { type FieldProblem, invalid, Problem } from '../../domain/problems.ts';
import { utcDay } from '../../domain/text/calendar.ts';
import { throwIfInvalid, validFields } from '../../domain/validate.ts';
import { emailReporter } from '../conversation/notifications.ts';
import type { Db } from '../db/database.ts';
import { actOnReport, type Details } from '../reports/report/act-on-report.ts';
import type { ReportRow } from '../reports/report/queries.ts';
import type { Services } from '../services.ts';
import { findUser, lockUser } from '../users/queries.ts';
import { contactRedactionsAfter } from './contact-redactions.ts';
import { presentFollowUp } from './present.ts';
import { type FollowUpChangeRow, findFollowUp, putFollowUp } from './queries.ts';
import { progressOf } from './states/progress-queries.ts';

type User = Awaited<ReturnType<typeof findUser>>;
type FollowUpContext = { tx: Db; report: ReportRow; followUp: FollowUp; person: User; now: Date };
/** Null: nothing to change. */
type Outcome = { change: FollowUpChangeRow; details?: Details } | null;

const mayTake = (user: User, clubId: string): boolean =>
  user !== undefined && (user.role === 'super-admin' || (user.role !== 'pilot' && user.clubId === clubId));

/** In one transaction. Locks the new assignee, `personId`, first, as deleting a user does. */
function actOnFollowUp(
  services: Services,
  actor: Actor,
  id: string,
  {
    action,
    personId,
    work,
  }: { action: AuditAction; personId: string | null; work: (context: FollowUpContext) => Promise<Outcome> },
): Promise<FollowUp> {
  return actOnReport(services, actor, id, {
    action,
    lockBefore: async (tx) => (personId !== null && isId(personId) ? lockUser(tx, personId) : undefined),
    work: async ({ tx, report, lockedBefore: person, now }) => {
      const followUp = await presentFollowUp(tx, report);
      const outcome = await work({ tx, report, followUp, person, now });
      if (outcome === null) return { unchanged: followUp };
      const { change, details = {} } = outcome;
      await putFollowUp(tx, id, change);
      return { details, answer: () => presentFollowUp(tx, report) };
    },
  });
}

function assertCurrent({ revision }: FollowUp, sent: { revision?: string | undefined }): void {
  if (sent.revision !== undefined && sent.revision !== revision) throw new Problem('reports/changed');
}

/** Throws if the follow-up's state forbids it (C8.4). */
async function assertAllowed(operation: Operation, { tx, report }: FollowUpContext): Promise<void> {
  const refusal = refusalOf(operation, await progressOf(tx, report.id));
  if (refusal) throw new Problem(refusal);
}

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** `told` is the API's name for `reply`. */
type ChangedFields = Omit<FollowUpChangeRow, 'reply'> & { told?: string | null };

function changedFields(before: FollowUp, { revision: _, ...requested }: FollowUpChange): ChangedFields {
  const current = { ...before, takenBy: before.takenBy?.id ?? null };
  const entries = (Object.keys(requested) as (keyof typeof requested)[]).filter(
    (name) => requested[name] !== undefined && !isSame(requested[name], current[name]),
  );
  return Object.fromEntries(entries.map((name) => [name, requested[name]])) as ChangedFields;
}

/** Reported along with the other rules that a body violates (C3.1). */
export async function assigneeProblemsInBody(db: Db, report: ReportRow, sent: object): Promise<FieldProblem[]> {
  const { takenBy } = validFields(FollowUpChange, sent);
  if (!takenBy || takenBy === (await presentFollowUp(db, report)).takenBy?.id) return [];
  const user = isId(takenBy) ? await findUser(db, takenBy) : undefined;
  return mayTake(user, report.clubId) ? [] : [{ path: 'takenBy', message: NOT_AN_ASSIGNEE }];
}

/** Throws 400 at `takenBy`, 409 for an old revision or while closed. */
export function changeFollowUp(
  services: Services,
  actor: Actor,
  id: string,
  requested: FollowUpChange,
): Promise<FollowUp> {
  const personId = requested.takenBy ?? null;
  return actOnFollowUp(services, actor, id, {
    action: 'follow-up-change',
    personId,
    work: async (context) => {
      const { report, followUp, person } = context;
      if (personId !== null && personId !== followUp.takenBy?.id && !mayTake(person, report.clubId))
        throw invalid('takenBy', NOT_AN_ASSIGNEE);
      assertCurrent(followUp, requested);
      await assertAllowed('change the follow-up', context);
      const change = changedFields(followUp, requested);
      const fields = Object.keys(change);
      if (fields.length === 0) return null;
      const { told: reply, ...others } = change;
      const texts = reply === undefined ? others : { ...others, reply };
      const contactRedactions = contactRedactionsAfter(await findFollowUp(context.tx, report.id), texts);
      return { change: { ...texts, contactRedactions }, details: { fields: fields.join(' ') } };
    },
  });
}

/** Throws 409 for an old revision or an open action. */
export function closeFollowUp(
  services: Services,
  actor: Actor,
  id: string,
  closing: ClosingRequest,
): Promise<FollowUp> {
  return actOnFollowUp(services, actor, id, {
    action: 'follow-up-close',
    personId: actor.id,
    work: async (context) => {
      if (context.followUp.closed !== null) return null;
      assertCurrent(context.followUp, closing);
      await assertAllowed('close', context);
      const { reason, note } = closing;
      const closedBy = context.person?.id ?? null;
      const change = { closedAt: context.now, closedBy, closingReason: reason, closingNote: note };
      return { change, details: { reason } };
    },
  });
}

export function reopenFollowUp(services: Services, actor: Actor, id: string): Promise<FollowUp> {
  return actOnFollowUp(services, actor, id, {
    action: 'follow-up-reopen',
    personId: null,
    work: async ({ followUp }) => {
      if (followUp.closed === null) return null;
      const change = { closedAt: null, closedBy: null, closingReason: null, closingNote: null };
      return { change };
    },
  });
}

export const replyProblems = ({ toldShown }: FollowUp): FieldProblem[] =>
  toldShown === null ? [{ path: 'told', message: REPLY_REQUIRED }] : [];

/** Possible even while closed (C8.9). Throws 400 at `told` if the draft is empty, 409 for an old revision. */
export function sendReply(services: Services, actor: Actor, id: string, request: ReplyRequest): Promise<FollowUp> {
  return actOnFollowUp(services, actor, id, {
    action: 'follow-up-tell',
    personId: null,
    work: async ({ tx, followUp, now }) => {
      throwIfInvalid(replyProblems(followUp));
      assertCurrent(followUp, request);
      const sent = { text: followUp.toldShown, on: utcDay(now) };
      if (isSame(sent, followUp.toldSent)) return null;
      await emailReporter(services, tx, { reportId: id, now });
      return { change: { replySent: sent.text, replySentOn: sent.on } };
    },
  });
}
