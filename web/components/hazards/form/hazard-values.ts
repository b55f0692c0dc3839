import type { Hazard, HazardChange, HazardState, NewHazard } from '../../../../domain/hazards/hazard.ts';
import { NOBODY, type Owner } from '../../actions/form/owner-choice.tsx';

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

function mergeIds(base: readonly string[], wanted: readonly string[], now: readonly string[]): string[] | undefined {
  const removed = base.filter((id) => !wanted.includes(id));
  const added = wanted.filter((id) => !base.includes(id));
  if (removed.length + added.length === 0) return undefined;
  return [...new Set([...now.filter((id) => !removed.includes(id)), ...added])];
}

/** Only what changed in this form, to keep others' changes to other fields, reports and actions. */
export function changeOf(base: Hazard, values: HazardValues, now: Hazard): HazardChange {
  const before: Record<string, unknown> = fieldsOf(valuesOf(base));
  const after = fieldsOf(values);
  const changed = Object.entries(after).filter(([field, value]) => value !== before[field]);
  const change: HazardChange = Object.fromEntries(changed);
  // Owner and closing reason are each one value in two fields.
  if ('ownerId' in change || 'ownerName' in change) Object.assign(change, values.owner);
  if ('state' in change) change.closedBecause = after.closedBecause;
  const reports = mergeIds(base.reports, values.reports, now.reports);
  const actions = mergeIds(base.actions, values.actions, now.actions);
  return { ...change, ...(reports && { reports }), ...(actions && { actions }), revision: now.revision };
}
