/** Columns and queries of CSV exports (C12.4) */

import * as z from 'zod/mini';
import { Action } from '../actions/action.ts';
import { SEPARATORS } from '../csv/write.ts';
import { Hazard } from '../hazards/hazard.ts';
import { choiceParameter } from '../refusals/choice.ts';
import { CONFIDENTIAL_TEXTS, IDENTIFYING_TEXTS } from '../reports/report.ts';
import { StaffReport } from '../reports/staff-report.ts';

const namesOf = <Name extends string>(shape: Record<Name, unknown>) => Object.keys(shape) as Name[];
const isConfidential = (name: string) => (CONFIDENTIAL_TEXTS as readonly string[]).includes(name);
const isIdentifying = (name: string) => (IDENTIFYING_TEXTS as readonly string[]).includes(name);

/** API names, without the reporter (C3.10, C12.4). */
export function reportColumns(identifying: boolean): (keyof StaffReport)[] {
  return namesOf(StaffReport.shape).filter((name) => !isConfidential(name) || (identifying && isIdentifying(name)));
}

/** API names (C8.7). */
export const ACTION_COLUMNS = namesOf(Action.shape).filter((name) => name !== 'revision');

/** API names (C18.1). */
export const HAZARD_COLUMNS = namesOf(Hazard.shape).filter((name) => name !== 'revision');

const separator = z.pipe(
  choiceParameter('separator', ['comma', 'semicolon']),
  z.transform((name) => SEPARATORS[name ?? 'comma']),
);

export const ActionsExport = z.object({ separator });

export const HazardsExport = z.object({ separator });

const identifying = z.pipe(
  choiceParameter('identifying', ['true', 'false']),
  z.transform((text) => text === 'true'),
);

/** Permission is checked first (C3.17). */
export const IdentifyingExport = z.object({ identifying });

export const ReportsExport = z.object({ separator, identifying });

/** Exports are never paged (C12.4). */
export function withoutPaging(query: unknown): Record<string, unknown> {
  const { limit: _limit, cursor: _cursor, ...filters } = query as Record<string, unknown>;
  return filters;
}
