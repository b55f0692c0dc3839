/** Files sent to the authority (C13.4) */

export const FILE_KINDS = ['initial', 'follow-up', 'final'] as const;
export type FileKind = (typeof FILE_KINDS)[number];

/** Withdrawn files do not count. Days: `YYYY-MM-DD`. */
export type Submission = { kind: FileKind; sentOn: string; reference: string | null; withdrawn: boolean };

const byDay = (a: Submission, b: Submission): number => (a.sentOn < b.sentOn ? -1 : a.sentOn > b.sentOn ? 1 : 0);

/** By day, stable. */
const notWithdrawn = (sent: readonly Submission[]): Submission[] =>
  sent.filter(({ withdrawn }) => !withdrawn).toSorted(byDay);

export function firstSentOn(sent: readonly Submission[], kinds: readonly FileKind[]): string | null {
  return notWithdrawn(sent).find(({ kind }) => kinds.includes(kind))?.sentOn ?? null;
}

export function lastSent(sent: readonly Submission[]): Submission | null {
  return notWithdrawn(sent).at(-1) ?? null;
}
