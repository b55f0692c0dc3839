/** Two people at one follow-up: what the other has saved in the same fields, and the two ways to go on (contract C8.3). */
import { CATEGORIES } from '../../../../../domain/follow-up/categories.ts';
import { OCCURRENCE_CLASSES } from '../../../../../domain/follow-up/codes.ts';
import { EVENT_TYPES } from '../../../../../domain/follow-up/event-types.ts';
import type { FollowUp } from '../../../../../domain/follow-up/follow-up.ts';
import { BARRIERS, OUTCOMES } from '../../../../../domain/follow-up/risk.ts';
import { PROBLEMS } from '../../../../../domain/problems.ts';
import { Button } from '../../../../ui/button.tsx';
import type { OpenFollowUp } from './use-follow-up.ts';

const labelsOf =
  (codes: readonly { id: number; label: string }[]) =>
  (ids: readonly (number | null)[]): string =>
    ids.map((id) => codes.find((code) => code.id === id)?.label ?? '').join('; ');

/** How each field is called, and what it reads as saved. */
const FIELDS: Record<string, { name: string; read: (state: FollowUp) => string | null }> = {
  takenBy: { name: 'Taken by', read: ({ takenBy }) => takenBy?.name ?? null },
  occurrenceClass: {
    name: 'Class',
    read: ({ occurrenceClass }) => labelsOf(OCCURRENCE_CLASSES)([occurrenceClass]),
  },
  categories: { name: 'Categories', read: ({ categories }) => labelsOf(CATEGORIES)(categories) },
  eventTypes: { name: 'What happened', read: ({ eventTypes }) => labelsOf(EVENT_TYPES)(eventTypes) },
  outcome: { name: 'Possible outcome', read: ({ outcome }) => labelsOf(OUTCOMES)([outcome]) },
  barriers: { name: 'Remaining safeguards', read: ({ barriers }) => labelsOf(BARRIERS)([barriers]) },
  findings: { name: 'Findings', read: ({ findings }) => findings },
  conclusions: { name: 'Conclusions', read: ({ conclusions }) => conclusions },
  told: { name: 'What the reporter will read', read: ({ told }) => told },
};

/** What is saved in these fields now. The own words stay where they are until one of the two is chosen. */
export function Overtaken({ follow: { state, saver }, fields }: { follow: OpenFollowUp; fields: readonly string[] }) {
  return (
    <section role="alert" className="mb-3 max-h-[40dvh] overflow-y-auto text-[0.9375rem]">
      <p className="font-semibold text-serious">{PROBLEMS['reports/changed']}</p>
      <p>Your text is still here, but not saved yet. The saved version:</p>
      <dl className="mt-2 grid gap-2">
        {fields.map((field) => (
          <div key={field}>
            <dt className="text-sm text-ink-soft">{FIELDS[field]?.name}</dt>
            <dd className="border-l-2 border-edge pl-3 whitespace-pre-wrap wrap-anywhere">
              {FIELDS[field]?.read(state) || 'Empty'}
            </dd>
          </div>
        ))}
      </dl>
      <div className="mt-3 flex flex-wrap gap-3">
        <Button variant="secondary" onClick={() => saver.saveMine()}>
          Save mine
        </Button>
        <Button variant="quiet" onClick={() => saver.drop(fields)}>
          Use theirs
        </Button>
      </div>
    </section>
  );
}
