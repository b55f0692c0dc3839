import type { Action, ActionChange, NewAction } from '../../../../domain/actions/action.ts';
import type { ShownField } from '../../../ui/dialogs/saved-fields.tsx';
import { shortDay } from '../../dates.ts';
import { changedFields } from '../../saving/changed-fields.ts';
import { NOBODY, type Owner } from './owner-choice.tsx';
import * as words from './words/en.ts';

export type ActionValues = { title: string; details: string; owner: Owner; due: string };

export const NO_VALUES: ActionValues = { title: '', details: '', owner: NOBODY, due: '' };

export function valuesOf({ title, details, owner, ownerName, due }: Action): ActionValues {
  return {
    title,
    details: details ?? '',
    owner: { ownerId: owner?.id ?? null, ownerName: owner ? null : ownerName },
    due: due ?? '',
  };
}

/** True if nothing would be lost. */
export const isEmpty = ({ title, details, owner, due }: ActionValues): boolean =>
  title.trim() === '' && details.trim() === '' && due === '' && owner.ownerId === null && owner.ownerName === null;

/** Blank fields are sent as null (C3.3). */
function toBody({ title, details, owner, due }: ActionValues) {
  return { title, details: details || null, ...owner, due: due || null };
}

export function newAction(values: ActionValues, of: { reportId: string } | { clubId: string | null }): NewAction {
  return { reportId: null, clubId: null, ...toBody(values), ...of };
}

/** Only fields changed in this form, to keep others' changes. */
export function changeOf(action: Action, values: ActionValues): ActionChange {
  const change: ActionChange = changedFields(toBody(valuesOf(action)), toBody(values));
  // The owner is one value in two fields.
  if ('ownerId' in change || 'ownerName' in change) Object.assign(change, values.owner);
  return change;
}

/** In words, as a conflict shows them. */
export const shownFields = ({ title, details, owner, ownerName, due }: Action): ShownField[] => [
  [words.whatToDo, title],
  [words.details, details ?? ''],
  [words.who, owner?.name ?? ownerName ?? words.nobodyYet],
  [words.byWhen, due ? shortDay(due) : ''],
];
