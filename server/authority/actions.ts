/** What the safety team does about the authority (contract C13), each with its line in the audit, without text. */
import type { AuditAction } from '../../domain/audit/audit.ts';
import type { AuthorityCase, AuthorityChange, NewSent, SentFile } from '../../domain/authority/case.ts';
import type { DownloadQuery } from '../../domain/authority/file/download.ts';
import type { AuthorityFacts, Fact, FactsChange } from '../../domain/authority/file/facts.ts';
import { FILE_KINDS, type FileKind } from '../../domain/authority/submissions.ts';
import { type Actor, may } from '../../domain/permissions.ts';
import { Problem } from '../../domain/problems.ts';
import { type AuditEntry, audit } from '../audit/write.ts';
import type { Db } from '../db/database.ts';
import { holdReport, type ReportRow } from '../reports/review/queries.ts';
import type { Services } from '../services.ts';
import { findUser } from '../users/queries.ts';
import { checkOf, fileOf, materialFor, sha256Of } from './file.ts';
import { drawFileNumber } from './file-number.ts';
import { presentCase, presentFile } from './present.ts';
import {
  type CaseChange,
  dutyOf,
  findCase,
  findFacts,
  insertFile,
  listFiles,
  putCase,
  putFacts,
  withdrawFile,
} from './queries.ts';

type Held = { tx: Db; report: ReportRow; now: Date };
type Note = { action: AuditAction; details?: NonNullable<AuditEntry['details']> };

/** One action about a report that the actor may review, of a club with a regime, in one transaction. */
function act<Result>(
  { database, clock }: Services,
  actor: Actor,
  id: string,
  work: (held: Held, note: (line: Note) => Promise<void>) => Promise<Result>,
): Promise<Result> {
  return database.transaction(async (tx) => {
    const now = clock();
    const report = await holdReport(tx, 'all', id);
    if (!report || !may(actor, 'review reports', report)) throw new Problem('reports/not-found');
    if ((await dutyOf(tx, report.clubId)).regime === 'none') throw new Problem('request/not-found');
    return work({ tx, report, now }, ({ action, details = {} }) =>
      audit(tx, { actorId: actor.id, action, subject: { kind: 'report', id }, details }, now),
    );
  });
}

/** Says when the club became aware, or that it need not be reported; what is so already changes nothing. */
export function changeCase(
  services: Services,
  actor: Actor,
  id: string,
  wanted: AuthorityChange,
): Promise<AuthorityCase> {
  return act(services, actor, id, async ({ tx, report, now }, note) => {
    const stored = await findCase(tx, id);
    const change: CaseChange = {};
    if (wanted.awareAt !== undefined) {
      const awareAt = wanted.awareAt === null ? null : new Date(wanted.awareAt);
      if (awareAt?.getTime() !== stored?.awareAt?.getTime()) change.awareAt = awareAt;
    }
    const { notReportable } = wanted;
    if (notReportable !== undefined && notReportable !== (stored?.notReportable ?? null))
      change.notReportable = notReportable;
    const fields = Object.keys(change);
    if (fields.length > 0) {
      await putCase(tx, id, drawFileNumber(), change);
      await note({ action: 'authority-change', details: { fields: fields.join(' ') } });
    }
    return presentCase(tx, report, now);
  });
}

/** Adds, changes or takes away facts for the authority. */
export function changeFacts(
  services: Services,
  actor: Actor,
  id: string,
  wanted: FactsChange,
): Promise<AuthorityFacts> {
  return act(services, actor, id, async ({ tx }, note) => {
    const stored = await findFacts(tx, id);
    const names = (Object.keys(wanted) as Fact[]).filter(
      (fact) => wanted[fact] !== undefined && wanted[fact] !== stored[fact],
    );
    if (names.length === 0) return stored;
    const change = Object.fromEntries(names.map((fact) => [fact, wanted[fact] ?? null]));
    await putFacts(tx, id, change);
    await note({ action: 'authority-facts', details: { fields: names.join(' ') } });
    return findFacts(tx, id);
  });
}

const SHA = { initial: 'shaInitial', 'follow-up': 'shaFollowUp', final: 'shaFinal' } as const satisfies Record<
  FileKind,
  keyof CaseChange
>;

/** Notes a file as sent, with the hash of the last download of its kind. */
export function noteSent(services: Services, actor: Actor, id: string, sent: NewSent): Promise<SentFile> {
  return act(services, actor, id, async ({ tx, now }, note) => {
    const stored = await findCase(tx, id);
    const sha256 = stored?.[SHA[sent.kind]] ?? null;
    const by = await findUser(tx, actor.id);
    const row = await insertFile(tx, { ...sent, reportId: id, sha256, createdAt: now, createdBy: by?.id ?? null });
    await note({ action: 'authority-sent', details: { kind: sent.kind } });
    return presentFile({ ...row, byName: by?.name ?? null });
  });
}

/** Marks a note as withdrawn; throws 404 for one that this report does not have. Withdrawing again changes nothing. */
export function withdrawSent(services: Services, actor: Actor, id: string, fileId: string): Promise<void> {
  return act(services, actor, id, async ({ tx, now }, note) => {
    const file = (await listFiles(tx, id)).find((each) => each.id === fileId);
    if (!file) throw new Problem('authority/file-not-found');
    if (await withdrawFile(tx, file.id, now))
      await note({ action: 'authority-withdraw', details: { kind: file.kind } });
  });
}

/** The file and the characters that name it; throws 409 with every gap where the report is not ready. */
export function downloadFile(
  services: Services,
  actor: Actor,
  id: string,
  query: DownloadQuery,
): Promise<{ file: Buffer; fileNumber: string }> {
  return act(services, actor, id, async ({ tx, report }, note) => {
    const material = await materialFor(tx, report);
    const { ready, missing } = checkOf(report, material);
    if (!ready)
      throw new Problem('authority/not-ready', {
        errors: missing.map(({ field, message }) => ({ path: field, message })),
      });
    const { fileNumber, erasedFinds } = await putCase(tx, id, drawFileNumber(), {});
    const sent = (await listFiles(tx, id)).filter(({ withdrawnAt }) => withdrawnAt === null);
    const version = Math.max(FILE_KINDS.indexOf(query.kind), sent.length) + 1;
    const file = await fileOf(tx, report, material, { ...query, fileNumber, version, erased: erasedFinds });
    await putCase(tx, id, fileNumber, { [SHA[query.kind]]: sha256Of(file) });
    const { kind, text, identify } = query;
    await note({ action: 'authority-download', details: { kind, text, identify } });
    return { file, fileNumber };
  });
}
