/** List filters (specification section 2, C3.11 to C3.15) */

import * as z from 'zod/mini';
import { isLanguage, LANGUAGES, type Language } from '../language/languages.ts';
import { validationMessage } from '../language/validation-message.ts';
import * as words from '../refusals/words/en.ts';
import { dayError } from '../text/calendar.ts';
import { textField } from '../text/field.ts';
import { isLanguageCode } from './language/codes.ts';
import { criteriaOf } from './search-keys.ts';
import { isTopic, TOPIC_NAMES, type TopicName } from './topics/topics.ts';
import { trendParameters, withTrendFilters } from './trend-filters/trend-filters.ts';

export const PAGE_SIZE = 50;
export const PAGE_SIZE_MAX = 200;
export const APPROVAL_STATUSES = ['pending', 'approved'] as const;
export type ApprovalStatus = (typeof APPROVAL_STATUSES)[number];

const BAD_LIMIT = validationMessage(words.badLimit, { max: PAGE_SIZE_MAX });
const BAD_LANG = validationMessage(words.oneOf, { name: 'lang', values: LANGUAGES.join(', ') });
const BAD_TOPIC = validationMessage(words.oneOf, { name: 'topic', values: TOPIC_NAMES.join(', ') });

const shared = {
  keyword: textField({ label: words.labels.keyword }),
  startDate: textField({ label: words.labels.startDate, check: dayError }),
  endDate: textField({ label: words.labels.endDate, check: dayError }),
  severity: textField({ label: words.labels.severity }),
  aircraftCategory: textField({ label: words.labels.aircraftCategory }),
};

const approvalStatus = z.pipe(
  textField({
    label: words.labels.approvalStatus,
    check: (text) => ((APPROVAL_STATUSES as readonly string[]).includes(text) ? null : words.statusOf),
  }),
  z.transform((status) => status as ApprovalStatus | null),
);

/** (C3.11) */
export const paging = {
  limit: z.pipe(
    textField({
      label: 'limit',
      check: (text) => (/^\d{1,3}$/.test(text) && +text >= 1 && +text <= PAGE_SIZE_MAX ? null : BAD_LIMIT),
    }),
    z.transform((limit) => Number(limit ?? PAGE_SIZE)),
  ),
  cursor: textField({ label: 'cursor' }),
};

const publicFilters = {
  ...shared,
  language: textField({
    label: words.labels.language,
    check: (text) => (isLanguageCode(text) ? null : words.badLanguage),
  }),
  topic: z.pipe(
    textField({ label: 'topic', check: (text) => (isTopic(text) ? null : BAD_TOPIC) }),
    z.transform((text) => text as TopicName | null),
  ),
};

export const FILTER_NAMES = Object.keys(publicFilters);

/** Keywords also match labels in this language (C14.6). */
const lang = z.pipe(
  textField({ label: 'lang', check: (text) => (isLanguage(text) ? null : BAD_LANG) }),
  z.transform((text) => text as Language | null),
);

const publicList = z.object({ ...publicFilters, lang, ...paging });
export const staffFilters = { ...shared, lang, ...trendParameters };
const staffCounted = z.object(staffFilters);
const staffList = z.object({ ...staffFilters, ...paging, approvalStatus });

const publicCounted = z.object({ ...publicFilters, lang });

export const PublicFilters = z.pipe(
  publicCounted,
  z.transform((query: z.output<typeof publicCounted>) => criteriaOf(query)),
);
export type PublicFilters = z.output<typeof PublicFilters>;

export const PublicListQuery = z.pipe(
  publicList,
  z.transform((query: z.output<typeof publicList>) => criteriaOf(query)),
);
export type PublicListQuery = z.output<typeof PublicListQuery>;

export const StaffListQuery = z.pipe(
  staffList,
  z.transform((query: z.output<typeof staffList>) => withTrendFilters(criteriaOf(query))),
);
export type StaffListQuery = z.output<typeof StaffListQuery>;

/** For staff lists, counts and trends (C3.11, C12.2). */
export const StaffFilters = z.pipe(
  staffCounted,
  z.transform((query: z.output<typeof staffCounted>) => withTrendFilters(criteriaOf(query))),
);
export type StaffFilters = z.output<typeof StaffFilters>;
