/** The briefing and the team's suggestions for it (C17.2) */
import * as z from 'zod/mini';
import * as words from '../refusals/words/en.ts';
import { isLanguageCode } from '../reports/language/codes.ts';
import { filterKey } from '../reports/search-keys.ts';
import { daysAfter } from '../text/calendar.ts';
import { textField } from '../text/field.ts';
import { SHORT_TEXT_MAX } from '../text/limits.ts';

/** Including today. */
const SUGGESTED_DAYS = 30;

export const suggestedUntil = (today: string): string => daysAfter(today, SUGGESTED_DAYS);

export const BriefingFilters = z.object({
  aircraftCategory: textField({ label: words.labels.aircraftCategory }),
  operationType: textField({ label: words.labels.operationType }),
  worldRegion: textField({ label: words.labels.worldRegion }),
  language: textField({
    label: words.labels.language,
    check: (text) => (isLanguageCode(text) ? null : words.badLanguage),
  }),
});

export type BriefingFilters = z.output<typeof BriefingFilters>;

const keyOf = (text: string | null): string | null => (text === null ? null : filterKey(text));

/** Case-insensitive (C3.15). */
export type BriefingKeys = Record<'categoryKey' | 'operationKey' | 'regionKey' | 'language', string | null>;

export function briefingKeys({
  aircraftCategory,
  operationType,
  worldRegion,
  language,
}: BriefingFilters): BriefingKeys {
  return {
    categoryKey: keyOf(aircraftCategory),
    operationKey: keyOf(operationType),
    regionKey: keyOf(worldRegion),
    language,
  };
}

export const BriefingQuery = z.pipe(BriefingFilters, z.transform(briefingKeys));

export function matchesBriefing(
  { operationType, worldRegion }: Record<'operationType' | 'worldRegion', string | null>,
  { operationKey, regionKey }: Pick<BriefingKeys, 'operationKey' | 'regionKey'>,
): boolean {
  return (
    (operationKey === null || keyOf(operationType) === operationKey) &&
    (regionKey === null || keyOf(worldRegion) === regionKey)
  );
}

const text = z.nullable(z.string());

export const Lesson = z.strictObject({
  id: z.uuid(),
  headline: text,
  narrative: z.string(),
  smsManagerComment: text,
  question: text,
  language: text,
  submittedAt: z.string(),
});
export type Lesson = z.output<typeof Lesson>;

/** A lesson of this week, linked from `/reports` (C17.3). */
export const LessonOfWeek = z.strictObject({ id: z.uuid(), headline: text, language: text });
export type LessonOfWeek = z.output<typeof LessonOfWeek>;

export const NewSuggestion = z.object({ question: textField({ label: words.labels.question, max: SHORT_TEXT_MAX }) });
export type NewSuggestion = z.output<typeof NewSuggestion>;

/** `until`: first day without priority. */
export const BriefingSuggestion = z.object({ question: text, until: z.iso.date() });
export type BriefingSuggestion = z.output<typeof BriefingSuggestion>;
