/** Fields missing in a file (C13.3) */
import * as z from 'zod/mini';
import { isAuthority } from '../../e5x/authorities.ts';
import { xmlText } from '../../e5x/values.ts';
import { gaps } from './words/en.ts';

const Gap = z.object({ field: z.string(), message: z.string() });

export const E5xCheck = z.object({ ready: z.boolean(), missing: z.array(Gap) });
export type E5xCheck = z.output<typeof E5xCheck>;

type ClassifiedReport = {
  occurrenceClass: number | null;
  categories: readonly number[];
  eventTypes: readonly number[];
  outcome: number | null;
  barriers: number | null;
  headline: string | null;
  utcDate: string | null;
  localDate: string | null;
  locationOccurrence: string | null;
  stateArea: string | null;
  responsibleEntity: number | null;
};

/** Has at least one character that is valid in XML. */
const hasText = (text: string | null): boolean => text !== null && xmlText(text) !== null;

const RULES: readonly { field: string; message: string; holds: (coded: ClassifiedReport) => boolean }[] = [
  { field: 'occurrenceClass', message: gaps.occurrenceClass, holds: (coded) => coded.occurrenceClass !== null },
  { field: 'categories', message: gaps.categories, holds: ({ categories }) => categories.length > 0 },
  { field: 'eventTypes', message: gaps.eventTypes, holds: ({ eventTypes }) => eventTypes.length > 0 },
  { field: 'outcome', message: gaps.outcome, holds: ({ outcome }) => outcome !== null },
  { field: 'barriers', message: gaps.barriers, holds: ({ barriers }) => barriers !== null },
  { field: 'headline', message: gaps.headline, holds: ({ headline }) => hasText(headline) },
  {
    field: 'localDate',
    message: gaps.localDate,
    holds: ({ localDate, utcDate }) => localDate !== null || utcDate !== null,
  },
  {
    field: 'locationOccurrence',
    message: gaps.locationOccurrence,
    holds: ({ locationOccurrence, stateArea }) => hasText(locationOccurrence) || hasText(stateArea),
  },
  {
    field: 'responsibleEntity',
    message: gaps.responsibleEntity,
    holds: ({ responsibleEntity: id }) => id !== null && isAuthority(id),
  },
];

export function checkFor(coded: ClassifiedReport): E5xCheck {
  const missing = RULES.filter(({ holds }) => !holds(coded)).map(({ field, message }) => ({ field, message }));
  return { ready: missing.length === 0, missing };
}
