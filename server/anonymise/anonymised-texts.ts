/** A report's texts for the authority (C13.3): a copy with the exact day and place, overridden texts and notes */
import { EXACT } from '../../domain/reports/public/precision.ts';
import type { PublicReport } from '../../domain/reports/public/public-report.ts';
import type { Redaction } from '../../domain/reports/spans.ts';
import type { Db } from '../db/database.ts';
import type { ReportRow } from '../reports/report/queries.ts';
import { publicCopyOf } from './copy.ts';
import type { ReplacementTexts } from './replaced-words.ts';

type Notes<Text> = { findings: Text; conclusions: Text };

type AnonymiseOptions = {
  overrides: ReplacementTexts;
  notes: Notes<string | null>;
  /** Replacements derived from an erased contact, by text and note. */
  finds: Notes<Redaction[]> & { overrides: Redaction[] };
};

const NOTE = 'smsManagerComment';

/** Ignores the team's decision to keep a find in the headline. */
export async function anonymisedTexts(
  db: Db,
  report: ReportRow,
  { overrides, notes, finds }: AnonymiseOptions,
): Promise<Notes<string | null> & { copy: PublicReport }> {
  const isKept = ({ field }: Redaction) => field !== NOTE && !(field in overrides);
  const decided = report.redactions
    .filter(isKept)
    .filter(({ field, action }) => field !== 'headline' || action !== 'keep');
  const own = report.redactions.filter(({ field }) => field === NOTE);
  const read = (note: string | null, ofNote: readonly Redaction[]) => {
    const redactions = [...decided, ...finds.overrides, ...ofNote, ...(note === report.smsManagerComment ? own : [])];
    return publicCopyOf(db, report, { comment: note, publicHeadline: null, redactions, precision: EXACT }, overrides);
  };
  const { copy } = await read(notes.findings, finds.findings);
  const second = notes.conclusions === null ? null : await read(notes.conclusions, finds.conclusions);
  return { copy, findings: copy[NOTE], conclusions: second?.copy[NOTE] ?? null };
}
