/** A report's texts for the authority (C13.3): a copy with the exact day and place, overridden texts and notes */
import { EXACT } from '../../domain/reports/public/precision.ts';
import type { PublicReport } from '../../domain/reports/public/public-report.ts';
import type { Redaction } from '../../domain/reports/spans.ts';
import type { Db } from '../db/database.ts';
import type { ReportRow } from '../reports/report/queries.ts';
import { publicCopyOf } from './copy.ts';
import type { ReplacementTexts } from './replaced-words.ts';

type AnonymiseOptions = {
  overrides: ReplacementTexts;
  notes: readonly (string | null)[];
  /** Replacements derived from an erased contact, by text and note. */
  finds: { overrides: Redaction[]; notes: readonly Redaction[][] };
};

const NOTE = 'smsManagerComment';

/** A headline is never restored. */
export async function anonymisedTexts(
  db: Db,
  report: ReportRow,
  { overrides, notes, finds }: AnonymiseOptions,
): Promise<{ copy: PublicReport; notes: (string | null)[] }> {
  const isKept = ({ field }: Redaction) => field !== NOTE && !(field in overrides);
  const decided = report.redactions
    .filter(isKept)
    .filter(({ field, action }) => field !== 'headline' || action !== 'keep');
  const own = report.redactions.filter(({ field }) => field === NOTE);
  const read = (note: string | null, ofNote: readonly Redaction[]) => {
    const redactions = [...decided, ...finds.overrides, ...ofNote, ...(note === report.smsManagerComment ? own : [])];
    return publicCopyOf(db, report, { comment: note, publicHeadline: null, redactions, coarse: EXACT }, overrides);
  };
  const main = await read(notes[0] ?? null, finds.notes[0] ?? []);
  const others = [];
  for (const [index, note] of notes.entries())
    if (index > 0) others.push(note === null ? null : (await read(note, finds.notes[index] ?? [])).copy[NOTE]);
  return { copy: main.copy, notes: [main.copy[NOTE], ...others] };
}
