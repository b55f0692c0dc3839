/** What was sent to the authority (contract C13.4): which file, on which day, and what ended by it. */

export const FILE_KINDS = ['initial', 'follow-up', 'final'] as const;
export type FileKind = (typeof FILE_KINDS)[number];

/** A file that somebody marked as sent; one that was withdrawn ends nothing. Days are `YYYY-MM-DD`. */
export type Submission = { kind: FileKind; sentOn: string; reference: string | null; withdrawn: boolean };

const byDay = (a: Submission, b: Submission): number => (a.sentOn < b.sentOn ? -1 : a.sentOn > b.sentOn ? 1 : 0);

/** What still counts, by day; of one day in the order given. */
const standing = (sent: readonly Submission[]): Submission[] =>
  sent.filter(({ withdrawn }) => !withdrawn).toSorted(byDay);

export function firstSentOn(sent: readonly Submission[], kinds: readonly FileKind[]): string | null {
  return standing(sent).find(({ kind }) => kinds.includes(kind))?.sentOn ?? null;
}

export function lastSent(sent: readonly Submission[]): Submission | null {
  return standing(sent).at(-1) ?? null;
}
