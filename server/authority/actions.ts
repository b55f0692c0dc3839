/** Actions for the authority, audited without text (C13) */
import type { AuditAction } from '../../domain/audit/audit.ts';
import type { AuthorityCase, AuthorityChange, NewSentFile, SentFile } from '../../domain/authority/case.ts';
import type { DownloadQuery } from '../../domain/authority/file/download-query.ts';
import type { AuthorityFacts, Fact, FactsChange } from '../../domain/authority/file/facts.ts';
import { FILE_KINDS, type FileKind } from '../../domain/authority/submissions.ts';
import type { Actor } from '../../domain/permissions.ts';
import { Problem } from '../../domain/problems.ts';
import { authoritySettingsOf } from '../clubs/queries.ts';
import { erasedWordsOf } from '../follow-up/contact-redactions.ts';
import { findFollowUp } from '../follow-up/queries.ts';
import { actOnReport, type Details, type LockedReport } from '../reports/report/act-on-report.ts';
import type { Services } from '../services.ts';
import { findUser } from '../users/queries.ts';
import { erasedFactsAfter } from './erased-facts.ts';
import { checkOf, fileOf, loadFileInput, sha256Of } from './file.ts';
import { newFileNumber } from './file-number.ts';
import { presentCase, presentFile } from './present.ts';
import {
  type CaseChange,
  findCase,
  findFacts,
  insertFile,
  listFiles,
  putCase,
  putFacts,
  storeErasedFinds,
  withdrawFile,
} from './queries.ts';

type Outcome<Answer> = { details: Details | null; answer: () => Answer | Promise<Answer> };

function actForAuthority<Answer>(
  services: Services,
  actor: Actor,
  id: string,
  { action, work }: { action: AuditAction; work: (locked: LockedReport<undefined>) => Promise<Outcome<Answer>> },
): Promise<Answer> {
  return actOnReport(services, actor, id, {
    action,
    work: async (locked) => {
      if ((await authoritySettingsOf(locked.tx, locked.report.clubId)).regime === 'none')
        throw new Problem('request/not-found');
      const { details, answer } = await work(locked);
      return details === null ? { unchanged: await answer() } : { details, answer };
    },
  });
}

export function changeCase(
  services: Services,
  actor: Actor,
  id: string,
  requested: AuthorityChange,
): Promise<AuthorityCase> {
  return actForAuthority(services, actor, id, {
    action: 'authority-change',
    work: async ({ tx, report, now }) => {
      const stored = await findCase(tx, id);
      const change: CaseChange = {};
      if (requested.awareAt !== undefined) {
        const awareAt = requested.awareAt === null ? null : new Date(requested.awareAt);
        if (awareAt?.getTime() !== stored?.awareAt?.getTime()) change.awareAt = awareAt;
      }
      const { notReportable } = requested;
      if (notReportable !== undefined && notReportable !== (stored?.notReportable ?? null))
        change.notReportable = notReportable;
      const fields = Object.keys(change);
      if (fields.length > 0) await putCase(tx, id, newFileNumber(), change);
      const details = fields.length > 0 ? { fields: fields.join(' ') } : null;
      return { details, answer: () => presentCase(tx, report, now) };
    },
  });
}

export function changeFacts(
  services: Services,
  actor: Actor,
  id: string,
  requested: FactsChange,
): Promise<AuthorityFacts> {
  return actForAuthority(services, actor, id, {
    action: 'authority-facts',
    work: async ({ tx, report }) => {
      const stored = await findFacts(tx, id);
      const names = (Object.keys(requested) as Fact[]).filter(
        (fact) => requested[fact] !== undefined && requested[fact] !== stored[fact],
      );
      if (names.length === 0) return { details: null, answer: () => stored };
      const change = Object.fromEntries(names.map((fact) => [fact, requested[fact] ?? null]));
      await putFacts(tx, id, change);
      if (report.contactErasedAt !== null) {
        const words = erasedWordsOf(await findFollowUp(tx, id));
        const erased = (await findCase(tx, id))?.contactRedactions ?? [];
        await storeErasedFinds(tx, id, newFileNumber(), erasedFactsAfter(erased, { stored, change, words }));
      }
      return { details: { fields: names.join(' ') }, answer: () => findFacts(tx, id) };
    },
  });
}

const SHA = { initial: 'shaInitial', 'follow-up': 'shaFollowUp', final: 'shaFinal' } as const satisfies Record<
  FileKind,
  keyof CaseChange
>;

export function recordSentFile(services: Services, actor: Actor, id: string, sent: NewSentFile): Promise<SentFile> {
  return actForAuthority(services, actor, id, {
    action: 'authority-sent',
    work: async ({ tx, now }) => {
      const stored = await findCase(tx, id);
      const sha256 = stored?.[SHA[sent.kind]] ?? null;
      const by = await findUser(tx, actor.id);
      const row = await insertFile(tx, { ...sent, reportId: id, sha256, createdAt: now, createdBy: by?.id ?? null });
      return { details: { kind: sent.kind }, answer: () => presentFile({ ...row, byName: by?.name ?? null }) };
    },
  });
}

/** Throws 404 if the report has no such record. Idempotent. */
export function withdrawSentFile(services: Services, actor: Actor, id: string, fileId: string): Promise<void> {
  return actForAuthority(services, actor, id, {
    action: 'authority-withdraw',
    work: async ({ tx, now }) => {
      const file = (await listFiles(tx, id)).find((each) => each.id === fileId);
      if (!file) throw new Problem('authority/file-not-found');
      const isDone = await withdrawFile(tx, file.id, now);
      return { details: isDone ? { kind: file.kind } : null, answer: () => undefined };
    },
  });
}

/** Throws 409 and lists every gap. */
export function downloadFile(
  services: Services,
  actor: Actor,
  id: string,
  query: DownloadQuery,
): Promise<{ file: Buffer; fileNumber: string }> {
  return actForAuthority(services, actor, id, {
    action: 'authority-download',
    work: async ({ tx, report }) => {
      const input = await loadFileInput(tx, report);
      const { ready, missing } = checkOf(report, input);
      if (!ready)
        throw new Problem('authority/not-ready', {
          errors: missing.map(({ field, message }) => ({ path: field, message })),
        });
      const { fileNumber, contactRedactions } = await putCase(tx, id, newFileNumber(), {});
      const sent = (await listFiles(tx, id)).filter(({ withdrawnAt }) => withdrawnAt === null);
      const version = Math.max(FILE_KINDS.indexOf(query.kind), sent.length) + 1;
      const file = await fileOf(tx, report, input, { ...query, fileNumber, version, erased: contactRedactions });
      await putCase(tx, id, fileNumber, { [SHA[query.kind]]: sha256Of(file) });
      const { kind, text, identify } = query;
      return { details: { kind, text, identify }, answer: () => ({ file, fileNumber }) };
    },
  });
}
