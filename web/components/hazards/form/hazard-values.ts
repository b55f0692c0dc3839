import type { Hazard, HazardChange, HazardState, NewHazard } from '../../../../domain/hazards/hazard.ts';
import { GRADES } from '../../../../domain/hazards/level.ts';
import { likelihoods, severities } from '../../../../domain/hazards/words/en.ts';
import { fill } from '../../../../domain/language/text.ts';
import type { ShownField } from '../../../ui/dialogs/saved-fields.tsx';
import { NOBODY, type Owner } from '../../actions/form/owner-choice.tsx';
import { shortDay } from '../../dates.ts';
import { changedFields, normaliseTexts, onTopOf } from '../../saving/changed-fields.ts';
import * as words from './words/en.ts';

export type HazardValues = {
  title: string;
  description: string;
  controls: string;
  severity: number | null;
  likelihood: number | null;
  leftSeverity: number | null;
  leftLikelihood: number | null;
  owner: Owner;
  reviewOn: string;
  state: HazardState;
  closedBecause: string;
  reports: readonly string[];
  actions: readonly string[];
  newActions: readonly string[];
};

export const NO_VALUES: HazardValues = {
  title: '',
  description: '',
  controls: '',
  severity: null,
  likelihood: null,
  leftSeverity: null,
  leftLikelihood: null,
  owner: NOBODY,
  reviewOn: '',
  state: 'open',
  closedBecause: '',
  reports: [],
  actions: [],
  newActions: [],
};

export function valuesOf(hazard: Hazard): HazardValues {
  const { title, severity, likelihood, leftSeverity, leftLikelihood, state, reports, actions } = hazard;
  return {
    title,
    description: hazard.description ?? '',
    controls: hazard.controls ?? '',
    severity,
    likelihood,
    leftSeverity,
    leftLikelihood,
    owner: { ownerId: hazard.owner?.id ?? null, ownerName: hazard.owner ? null : hazard.ownerName },
    reviewOn: hazard.reviewOn ?? '',
    state,
    closedBecause: hazard.closedBecause ?? '',
    reports,
    actions,
    newActions: [],
  };
}

export const isSame = (one: HazardValues, other: HazardValues): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** Blank fields are sent as null (C3.3). */
function fieldsOf(values: HazardValues) {
  const { owner, reports: _, actions: __, newActions: ___, ...rest } = values;
  return {
    ...rest,
    description: rest.description || null,
    controls: rest.controls || null,
    reviewOn: rest.reviewOn || null,
    closedBecause: rest.state === 'closed' ? rest.closedBecause || null : null,
    ...owner,
  };
}

export function newHazard(values: HazardValues, clubId: string | null): NewHazard {
  const { severity, likelihood, ...fields } = fieldsOf(values);
  return {
    ...fields,
    severity: severity ?? 1,
    likelihood: likelihood ?? 1,
    clubId,
    reports: [...values.reports],
    actions: [...values.actions],
  };
}

const isSameIds = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((id) => other.includes(id));

function mergeIds(base: readonly string[], wanted: readonly string[], now: readonly string[]): string[] {
  const removed = base.filter((id) => !wanted.includes(id));
  const added = wanted.filter((id) => !base.includes(id));
  return [...new Set([...now.filter((id) => !removed.includes(id)), ...added])];
}

/** What was changed in this form, on top of what is saved now. */
export function onTopOfSaved(before: HazardValues, mine: HazardValues, now: HazardValues): HazardValues {
  return {
    ...onTopOf(before, mine, now),
    reports: mergeIds(before.reports, mine.reports, now.reports),
    actions: mergeIds(before.actions, mine.actions, now.actions),
  };
}

/** Only what changed in this form, to keep others' changes to other fields, reports and actions. */
export function changeOf(hazard: Hazard, values: HazardValues): HazardChange {
  const change = changedFields(fieldsOf(valuesOf(hazard)), fieldsOf(values)) as HazardChange;
  // Owner and closing reason are each one value in two fields.
  if ('ownerId' in change || 'ownerName' in change) Object.assign(change, values.owner);
  if ('state' in change) change.closedBecause = fieldsOf(values).closedBecause;
  const ids = (name: 'reports' | 'actions') => !isSameIds(hazard[name], values[name]) && { [name]: [...values[name]] };
  return { ...change, ...ids('reports'), ...ids('actions'), revision: hazard.revision };
}

/** Whether saving would change anything. */
export const isChanged = (hazard: Hazard, values: HazardValues): boolean =>
  values.newActions.length > 0 || Object.keys(changeOf(hazard, normaliseTexts(values))).length > 1;

/** In words, as a conflict shows them. */
export function shownFields(hazard: Hazard): ShownField[] {
  const { severity, likelihood, leftSeverity, leftLikelihood } = hazard;
  const grades = (severity: number | null, likelihood: number | null) =>
    [gradeText(severities, severity), gradeText(likelihoods, likelihood)].filter(Boolean).join('; ');
  return [
    [words.hazard, hazard.title],
    [words.description, hazard.description ?? ''],
    [words.controls, hazard.controls ?? ''],
    [words.beforeControls, grades(severity, likelihood)],
    [words.afterControls, grades(leftSeverity, leftLikelihood)],
    [words.who, hazard.owner?.name ?? hazard.ownerName ?? ''],
    [words.reviewOn, hazard.reviewOn ? shortDay(hazard.reviewOn) : ''],
    [words.state, words.states[hazard.state]],
    [words.closedBecause, hazard.closedBecause ?? ''],
  ];
}

function gradeText(meaning: typeof severities | typeof likelihoods, grade: number | null): string {
  const known = GRADES.find((each) => each === grade);
  return known ? fill(words.gradeWithMeaning, { number: known, words: meaning[known] }) : '';
}
