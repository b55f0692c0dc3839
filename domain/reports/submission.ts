/** Validates submissions from the public, in form and server (section 5) */

import * as z from 'zod/mini';
import { clubIdField } from '../clubs/club.ts';
import { flightField } from '../flight/flight-schema.ts';
import { isLanguage, type Language } from '../language/languages.ts';
import { validationMessage } from '../language/validation-message.ts';
import { uploads } from '../photos/upload.ts';
import { MALFORMED_CODE, readCode } from '../receipt/code.ts';
import { requiredText, textField } from '../text/field.ts';
import {
  CLUB_REQUIRED,
  DEFAULT_NARRATIVE_LANGUAGE,
  REPORT_TEXT_NAMES,
  REPORT_TEXTS,
  type ReportText,
} from './report.ts';
import * as words from './words/en.ts';

type OptionalText = ReturnType<typeof textField>;
type RequiredText = ReturnType<typeof requiredText>;
type Shape = Record<Exclude<ReportText, 'narrative' | 'reporterEmail' | 'narrativeLanguage'>, OptionalText>;

const optional = Object.fromEntries(REPORT_TEXT_NAMES.map((name) => [name, textField(REPORT_TEXTS[name])])) as Shape;

const narrativeLanguage = z.pipe(
  textField(REPORT_TEXTS.narrativeLanguage),
  z.transform((language): string | null => language ?? DEFAULT_NARRATIVE_LANGUAGE),
) as unknown as OptionalText;

/** Ungrouped; blank: none (C10.1). */
const receiptCode = z.pipe(
  textField({
    label: words.receiptCode,
    multiline: true,
    check: (text) => (readCode(text) === null ? MALFORMED_CODE : null),
  }),
  z.transform((text: string | null): string | null => (text === null ? null : readCode(text))),
);

const checkbox = (name: string) =>
  z.pipe(
    z.optional(z.nullable(z.boolean(validationMessage(words.mustBeTrueOrFalse, { name })))),
    z.transform((wanted: boolean | null | undefined): boolean => wanted ?? false),
  );

/** For mail to the reporter; unknown languages are ignored (C14.9). */
const language = z.pipe(
  z.optional(z.unknown()),
  z.transform((code): Language | null => (isLanguage(code) ? code : null)),
);

/** (C10.2) */
const NOTIFY_NEEDS_CODE = words.notifyNeedsCode;
/** (C19.7) */
const LINK_NEEDS_NOTIFY = words.linkNeedsNotify;

/** Drops unknown fields (C3.8). Reports every broken rule at once (C3.1). */
export const Submission = z
  .object({
    clubId: clubIdField(CLUB_REQUIRED),
    ...optional,
    narrativeLanguage,
    narrative: requiredText(REPORT_TEXTS.narrative) satisfies RequiredText,
    reporterEmail: requiredText(REPORT_TEXTS.reporterEmail),
    receiptCode,
    notifyReporter: checkbox('notifyReporter'),
    linkOpens: checkbox('linkOpens'),
    language,
    uploads,
    flight: flightField,
  })
  .check(
    z.refine((sent) => sent.notifyReporter || sent.linkOpens !== true, {
      error: LINK_NEEDS_NOTIFY,
      path: ['linkOpens'],
      when: ({ value }) => value instanceof Object,
    }),
    z.refine((sent) => sent.receiptCode !== null || sent.notifyReporter !== true, {
      error: NOTIFY_NEEDS_CODE,
      path: ['notifyReporter'],
      when: ({ value }) => value instanceof Object,
    }),
  );
export type Submission = z.output<typeof Submission>;

export const SubmissionResult = z.object({ id: z.uuid(), submittedAt: z.iso.datetime() });
export type SubmissionResult = z.output<typeof SubmissionResult>;
