/** Files sent to the authority (C13.4) */

export const FILE_KINDS = ['initial', 'follow-up', 'final'] as const;
export type FileKind = (typeof FILE_KINDS)[number];

/** Withdrawn files do not count. Days: `YYYY-MM-DD`. */
export type AuthoritySubmission = { kind: FileKind; sentOn: string; reference: string | null; withdrawn: boolean };

const byDay = (a: AuthoritySubmission, b: AuthoritySubmission): number =>
  a.sentOn < b.sentOn ? -1 : a.sentOn > b.sentOn ? 1 : 0;

/** By day, stable. */
const notWithdrawn = (sent: readonly AuthoritySubmission[]): AuthoritySubmission[] =>
  sent.filter(({ withdrawn }) => !withdrawn).sort(byDay);

export function firstSentOn(sent: readonly AuthoritySubmission[], kinds: readonly FileKind[]): string | null {
  return notWithdrawn(sent).find(({ kind }) => kinds.includes(kind))?.sentOn ?? null;
}

export function lastSent(sent: readonly AuthoritySubmission[]): AuthoritySubmission | null {
  return notWithdrawn(sent).at(-1) ?? null;
}
