/** Requests and responses of an import (C12.7) */

import * as z from 'zod/mini';
import { DAY_MS } from '../durations.ts';
import { validationMessage } from '../language/validation-message.ts';
import { choice } from '../refusals/choice.ts';
import * as words from '../refusals/words/en.ts';
import { mustBeTrueOrFalse } from '../reports/words/en.ts';
import { IMPORT_FIELDS, type ImportField } from './columns.ts';
import { DAY_ORDERS } from './days.ts';
import { areListValues } from './values.ts';

export const IMPORT_ROWS_MAX = 5_000;
export const IMPORT_BYTES_MAX = 5_000_000;
export const IMPORT_COLUMNS_MAX = 200;
export const IMPORT_EXPIRY_MS = 60 * 60_000;

export const IMPORT_UNDO_MS = DAY_MS;
export const IMPORT_SAMPLE = 3;

export const chooseDay = (rows: number): string =>
  rows === 1 ? words.oneRowWithoutDay : validationMessage(words.rowsWithoutDay, { rows });

export const confirmLeavingOut = (rows: number): string =>
  rows === 1 ? words.leaveOutOne : validationMessage(words.leaveOut, { rows });

const BAD_COLUMNS = words.badColumns;
const field = z.nullable(z.enum(IMPORT_FIELDS, BAD_COLUMNS));

export const ImportColumn = z.object({ header: z.string(BAD_COLUMNS), field }, BAD_COLUMNS);
export type ImportColumn = { header: string; field: ImportField | null };

const isEachOnce = (columns: readonly ImportColumn[]): boolean => {
  const fields = columns.flatMap(({ field }) => field ?? []);
  return new Set(fields).size === fields.length;
};

export const BAD_UNDATED = words.badUndated;
const BAD_VALUES = words.badValues;

const UNDATED = /^(leave-out|today|(19|20)\d\d-01-01)$/;
const Undated = z.string(BAD_UNDATED).check(z.regex(UNDATED, BAD_UNDATED));

/** Also that a chosen year has begun. */
export const isUndatedChoice = (choice: string, now: Date): boolean =>
  UNDATED.test(choice) && !(new Date(choice) > now);
/** By field and word in the file; null: keep the word. */
const Values = z.record(z.string(), z.record(z.string(), z.nullable(z.string(BAD_VALUES)), BAD_VALUES), BAD_VALUES);

export const ImportChange = z.object({
  columns: z.optional(
    z
      .array(ImportColumn, BAD_COLUMNS)
      .check(z.maxLength(IMPORT_COLUMNS_MAX, BAD_COLUMNS), z.refine(isEachOnce, words.columnsTwice)),
  ),
  dayOrder: z.optional(choice('dayOrder', DAY_ORDERS)),
  undated: z.optional(Undated),
  values: z.optional(Values.check(z.refine(areListValues, BAD_VALUES))),
});
export type ImportChange = z.output<typeof ImportChange>;

export const ImportConfirm = z.object({
  leaveOut: z.optional(z.boolean(validationMessage(mustBeTrueOrFalse, { name: 'leaveOut' }))),
});
export type ImportConfirm = z.output<typeof ImportConfirm>;

/** Row 1 is the header. */
export const ImportPreview = z.object({
  id: z.uuid(),
  columns: z.array(ImportColumn),
  dayOrder: z.enum(DAY_ORDERS),
  rows: z.int(),
  bad: z.array(z.object({ row: z.int(), message: z.string() })),
  known: z.array(z.int()),
  sample: z.array(
    z.object({
      row: z.int(),
      report: z.record(z.string(), z.string()),
    }),
  ),
  undated: z.int(),
  values: Values,
});
export type ImportPreview = z.output<typeof ImportPreview>;

export const ImportResult = z.object({ imported: z.int() });
export type ImportResult = z.output<typeof ImportResult>;

export const RecentImport = z.object({
  id: z.uuid(),
  clubId: z.uuid(),
  imported: z.int(),
  confirmedAt: z.iso.datetime(),
  undoUntil: z.iso.datetime(),
});
export type RecentImport = z.output<typeof RecentImport>;
