/** Facts a manager adds for the authority, overriding the report's (C13.5) */

import * as z from 'zod/mini';
import { validationMessage } from '../../language/validation-message.ts';
import * as words from '../../refusals/words/en.ts';
import { COMMON_FIELDS, type CommonFields } from '../../reports/lookups.ts';
import { REPORT_TEXTS } from '../../reports/report.ts';
import { textField } from '../../text/field.ts';

/** In form order, with the list of allowed values, if any. */
const LIST_OF = {
  headline: null,
  utcDate: null,
  utcTime: null,
  localDate: null,
  localTime: null,
  locationOccurrence: null,
  stateArea: null,
  stateOfRegistry: null,
  aircraftCategory: 'aircraftCategories',
  operationType: 'operationTypes',
  flightPhase: 'flightPhases',
  weatherConditions: 'weatherConditions',
  airspaceClass: 'airspaceClasses',
  currentFlightRules: 'flightRules',
  injuryLevel: 'injuryLevels',
  highestDamage: 'damageLevels',
} as const satisfies Record<string, keyof CommonFields | null>;
export type Fact = keyof typeof LIST_OF;

export const FACTS = Object.keys(LIST_OF) as Fact[];

export function valuesOf(fact: Fact): readonly string[] | null {
  const list = LIST_OF[fact];
  return list === null ? null : COMMON_FIELDS[list];
}

function fieldOf(fact: Fact) {
  const rule = REPORT_TEXTS[fact];
  const values = valuesOf(fact);
  if (values === null) return textField(rule);
  const check = (text: string) =>
    values.includes(text) ? null : validationMessage(words.chooseFromList, { label: rule.label });
  return textField({ ...rule, check });
}

type Texts<Shape> = Record<Fact, Shape>;
const mapFacts = <Shape>(make: (fact: Fact) => Shape): Texts<Shape> =>
  Object.fromEntries(FACTS.map((fact) => [fact, make(fact)])) as Texts<Shape>;

/** Facts that stand in for texts of the report. */
export const TEXT_FACTS = ['headline', 'locationOccurrence', 'stateArea'] as const;
export type TextFact = (typeof TEXT_FACTS)[number];

/** An omitted fact stays unchanged; `null` removes it. */
export const FactsChange = z.object(mapFacts((fact) => z.optional(fieldOf(fact))));
export type FactsChange = z.output<typeof FactsChange>;

/** `null`: use the report's value. */
export const AuthorityFacts = z.object(mapFacts(() => z.nullable(z.string())));
export type AuthorityFacts = z.output<typeof AuthorityFacts>;

export const NO_FACTS: AuthorityFacts = mapFacts(() => null);

export function withFacts<Report extends Record<Fact, string | null>>(report: Report, facts: AuthorityFacts): Report {
  const entries = FACTS.filter((fact) => facts[fact] !== null).map((fact) => [fact, facts[fact]]);
  return { ...report, ...Object.fromEntries(entries) };
}
