/** A conflict in a follow-up: the other person's values and two ways to continue (C8.3). */
import { CATEGORIES } from '../../../../../domain/follow-up/categories.ts';
import { OCCURRENCE_CLASSES } from '../../../../../domain/follow-up/codes.ts';
import { EVENT_TYPES } from '../../../../../domain/follow-up/event-types.ts';
import type { FollowUp } from '../../../../../domain/follow-up/follow-up.ts';
import { BARRIERS, OUTCOMES } from '../../../../../domain/follow-up/risk.ts';
import { fields as names } from '../../../../../domain/follow-up/words/en.ts';
import { PROBLEMS } from '../../../../../domain/problems.ts';
import { Button } from '../../../../ui/button.tsx';
import { SavedFields } from '../../../../ui/dialogs/saved-fields.tsx';
import * as words from '../words/en.ts';
import type { OpenFollowUp } from './use-follow-up.ts';

const labelsOf =
  (codes: readonly { id: number; label: string }[]) =>
  (ids: readonly (number | null)[]): string =>
    ids.map((id) => codes.find((code) => code.id === id)?.label ?? '').join('; ');

const READ: Record<keyof typeof names, (state: FollowUp) => string | null> = {
  takenBy: ({ takenBy }) => takenBy?.name ?? null,
  occurrenceClass: ({ occurrenceClass }) => labelsOf(OCCURRENCE_CLASSES)([occurrenceClass]),
  categories: ({ categories }) => labelsOf(CATEGORIES)(categories),
  eventTypes: ({ eventTypes }) => labelsOf(EVENT_TYPES)(eventTypes),
  outcome: ({ outcome }) => labelsOf(OUTCOMES)([outcome]),
  barriers: ({ barriers }) => labelsOf(BARRIERS)([barriers]),
  findings: ({ findings }) => findings,
  conclusions: ({ conclusions }) => conclusions,
  told: ({ told }) => told,
};

const isField = (field: string): field is keyof typeof names => Object.hasOwn(READ, field);

/** Keeps the user's input until one is chosen. */
export function FollowUpConflict({
  followUp: { state, saver },
  fields,
}: {
  followUp: OpenFollowUp;
  fields: readonly string[];
}) {
  return (
    <section role="alert" className="mb-3 max-h-[40dvh] overflow-y-auto text-[0.9375rem]">
      <p className="font-semibold text-serious">{PROBLEMS['reports/changed']}</p>
      <p>{words.savedVersionIs}</p>
      <SavedFields fields={fields.filter(isField).map((field) => [names[field], READ[field](state) ?? ''])} />
      <div className="mt-3 flex flex-wrap gap-3">
        <Button variant="secondary" onClick={() => saver.saveMine()}>
          {words.saveMine}
        </Button>
        <Button variant="quiet" onClick={() => saver.drop(fields)}>
          {words.useTheirs}
        </Button>
      </div>
    </section>
  );
}
