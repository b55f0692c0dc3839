/** What a stranger may send: the one schema of a submission, for the form and for the server (section 5). */
import * as z from 'zod/mini';
import { chosenClub } from '../clubs/club.ts';
import { requiredText, textField } from '../text/field.ts';
import {
  CLUB_REQUIRED,
  DEFAULT_NARRATIVE_LANGUAGE,
  REPORT_TEXT_NAMES,
  REPORT_TEXTS,
  type ReportText,
} from './report.ts';

type OptionalText = ReturnType<typeof textField>;
type RequiredText = ReturnType<typeof requiredText>;
type Shape = Record<Exclude<ReportText, 'narrative' | 'reporterEmail' | 'narrativeLanguage'>, OptionalText>;

const optional = Object.fromEntries(REPORT_TEXT_NAMES.map((name) => [name, textField(REPORT_TEXTS[name])])) as Shape;

const narrativeLanguage = z.pipe(
  textField(REPORT_TEXTS.narrativeLanguage),
  z.transform((language): string | null => language ?? DEFAULT_NARRATIVE_LANGUAGE),
) as unknown as OptionalText;

/**
 * A submission: all fields of section 3 but those the server sets; unknown ones are dropped (contract C3.8). Every
 * broken rule is named at once, in the words of section 5.
 */
export const Submission = z.object({
  clubId: chosenClub(CLUB_REQUIRED),
  ...optional,
  narrativeLanguage,
  narrative: requiredText(REPORT_TEXTS.narrative) satisfies RequiredText,
  reporterEmail: requiredText(REPORT_TEXTS.reporterEmail),
});
export type Submission = z.output<typeof Submission>;

/** What the server answers to an accepted report (C3.8). */
export const Receipt = z.object({ id: z.uuid(), submittedAt: z.iso.datetime() });
export type Receipt = z.output<typeof Receipt>;
