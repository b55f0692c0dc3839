/** What was sent to the authority (contract C13.4): which file, on which day, and what ended by it. */

/** First notification, preliminary analysis, final result. */
export const FILE_KINDS = ['initial', 'follow-up', 'final'] as const;
export type FileKind = (typeof FILE_KINDS)[number];

/** A file that somebody marked as sent; one that was withdrawn ends nothing. Days are `YYYY-MM-DD`. */
export type Submission = { kind: FileKind; sentOn: string; reference: string | null; withdrawn: boolean };

const byDay = (a: Submission, b: Submission): number => (a.sentOn < b.sentOn ? -1 : a.sentOn > b.sentOn ? 1 : 0);

/** What still counts, by day; of one day in the order given. */
const standing = (sent: readonly Submission[]): Submission[] =>
  sent.filter(({ withdrawn }) => !withdrawn).toSorted(byDay);

/** The day on which a file of one of these kinds was first sent, `null` where none was. */
export function firstSentOn(sent: readonly Submission[], kinds: readonly FileKind[]): string | null {
  return standing(sent).find(({ kind }) => kinds.includes(kind))?.sentOn ?? null;
}

/** What was sent last and not withdrawn, `null` where there is nothing. */
export function lastSent(sent: readonly Submission[]): Submission | null {
  return standing(sent).at(-1) ?? null;
}
