/**
 * Property test: after any sequence of steps, a follow-up's state matches the contract (C8.2, C8.4, C8.7). The model is
 * independent of the rules: it derives the state from a log of what happened.
 */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { OPEN_ACTIONS_MAX, type Operation, refusalOf } from '../follow-up/refusals.ts';
import {
  type FollowUpContent,
  type FollowUpFacts,
  type FollowUpState,
  isStarted,
  stateOf,
} from '../follow-up/state.ts';
import { ACTION_STATES, type ActionState, EFFECTIVENESS, type Effectiveness } from './action.ts';
import { operationOf, type Progress, problemsOf, progressAfter } from './transitions.ts';

const RUNS = 10_000;
const NOW = new Date('2026-06-03T10:00:00Z');

type Step =
  | { do: 'write'; field: 'takenBy' | 'outcome' | 'findings' | 'categories' | 'comment'; on: boolean }
  | { do: 'add' }
  | { do: 'move'; at: number; to: ActionState }
  | { do: 'say'; at: number; worked: Effectiveness | null }
  | { do: 'finish'; at: number; worked: Effectiveness }
  | { do: 'close' }
  | { do: 'reopen' };

const at = fc.nat(4);
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({
    do: fc.constant('write' as const),
    field: fc.constantFrom('takenBy' as const, 'outcome', 'findings', 'categories', 'comment'),
    on: fc.boolean(),
  }),
  fc.record({ do: fc.constant('add' as const) }),
  fc.record({ do: fc.constant('move' as const), at, to: fc.constantFrom(...ACTION_STATES) }),
  fc.record({ do: fc.constant('say' as const), at, worked: fc.constantFrom(...EFFECTIVENESS, null) }),
  fc.record({ do: fc.constant('finish' as const), at, worked: fc.constantFrom(...EFFECTIVENESS) }),
  fc.record({ do: fc.constant('close' as const) }),
  fc.record({ do: fc.constant('reopen' as const) }),
);

const EMPTY: FollowUpContent = {
  takenBy: null,
  occurrenceClass: null,
  categories: [],
  eventTypes: [],
  outcome: null,
  barriers: null,
  findings: null,
  conclusions: null,
  reply: null,
  replySent: null,
};
const WRITTEN = { takenBy: 'somebody', outcome: 4, findings: 'A worn cable.', categories: [104] };
const OPEN: Progress = { state: 'open', doneAt: null, worked: null, checkOn: null };

/** As the server counts in SQL. */
function countActions(actions: readonly Progress[]): FollowUpFacts['actions'] {
  const open = actions.filter(({ state }) => state === 'open').length;
  const unassessed = actions.filter(({ state, worked }) => state === 'done' && worked === null).length;
  return { open, unassessed, total: actions.length };
}

/** The production rules, combined as on the server. */
class UnderTest {
  #followUp = EMPTY;
  #comment: string | null = null;
  #isClosed = false;
  actions: Progress[] = [];

  get state(): FollowUpState {
    const actions = countActions(this.actions);
    return stateOf({ isClosed: this.#isClosed, isStarted: isStarted(this.#followUp, this.#comment), actions });
  }

  get isClosed(): boolean {
    return this.#isClosed;
  }

  #may(operation: Operation | null): boolean {
    const progress = { isClosed: this.#isClosed, openActions: countActions(this.actions).open };
    return operation === null || refusalOf(operation, progress) === null;
  }

  #change(index: number, wanted: { state?: ActionState; worked?: Effectiveness | null }): boolean {
    const before = this.actions[index];
    if (!before || problemsOf(before, wanted).length > 0 || !this.#may(operationOf(before, wanted))) return false;
    this.actions[index] = progressAfter(before, wanted, NOW);
    return true;
  }

  /** Applies the step; false if refused. */
  take(step: Step): boolean {
    if (step.do === 'move') return this.#change(step.at, { state: step.to });
    if (step.do === 'say') return this.#change(step.at, { worked: step.worked });
    if (step.do === 'finish') return this.#change(step.at, { state: 'done', worked: step.worked });
    if (step.do === 'write' && step.field === 'comment') this.#comment = step.on ? 'Well handled.' : null;
    else if (step.do === 'write') {
      if (!this.#may('change the follow-up')) return false;
      const field = step.field as keyof typeof WRITTEN;
      this.#followUp = { ...this.#followUp, [field]: step.on ? WRITTEN[field] : EMPTY[field] };
    } else if (step.do === 'add') {
      if (!this.#may('add an action')) return false;
      this.actions.push(OPEN);
    } else if (step.do === 'close') {
      if (!this.#isClosed && !this.#may('close')) return false;
      this.#isClosed = true;
    } else this.#isClosed = false;
    return true;
  }
}

/** The contract's answer, derived from the log. */
class Model {
  written = new Set<string>();
  actions: { state: ActionState; worked: Effectiveness | null }[] = [];
  closed = false;

  get state(): FollowUpState {
    if (this.closed) return 'closed';
    if (this.actions.some(({ state }) => state === 'open')) return 'acting';
    if (this.actions.some(({ state, worked }) => state === 'done' && !worked)) return 'monitoring';
    return this.actions.length > 0 || this.written.size > 0 ? 'assessing' : 'new';
  }

  take(step: Step): boolean {
    const action = 'at' in step ? this.actions[step.at] : undefined;
    if ('at' in step && !action) return false;
    if (step.do === 'write') {
      if (this.closed && step.field !== 'comment') return false;
      if (step.on) this.written.add(step.field);
      else this.written.delete(step.field);
    } else if (step.do === 'add') {
      if (this.closed) return false;
      this.actions.push({ state: 'open', worked: null });
    } else if (step.do === 'move' && action && action.state !== step.to) {
      if (![`open done`, `open dropped`, `done open`, `dropped open`].includes(`${action.state} ${step.to}`))
        return false;
      if (this.closed && step.to === 'open') return false;
      action.state = step.to;
      action.worked = null;
    } else if (step.do === 'say' && action) {
      if (step.worked && action.state !== 'done') return false;
      action.worked = step.worked;
    } else if (step.do === 'finish' && action) {
      if (action.state === 'dropped') return false;
      Object.assign(action, { state: 'done', worked: step.worked });
    } else if (step.do === 'close') {
      if (!this.closed && this.actions.some(({ state }) => state === 'open')) return false;
      this.closed = true;
    } else if (step.do === 'reopen') this.closed = false;
    return true;
  }
}

test('after any sequence of steps, the state and the refusals match the contract (C8.2)', () => {
  const seen = new Set<string>();
  fc.assert(
    fc.property(fc.array(step, { minLength: 1, maxLength: 25 }), (steps) => {
      const actual = new UnderTest();
      const model = new Model();
      for (const one of steps) {
        expect([actual.take(one), one]).toEqual([model.take(one), one]);
        expect(actual.state).toBe(model.state);
        seen.add(model.state);
        // C8.4: no closed follow-up has an open action.
        expect(actual.isClosed && actual.actions.some(({ state }) => state === 'open')).toBe(false);
        // C8.7: only a done action has a moment and an answer.
        for (const { state, doneAt, worked } of actual.actions)
          expect([doneAt !== null, worked === null || state === 'done']).toEqual([state === 'done', true]);
      }
    }),
    { numRuns: RUNS },
  );
  expect(seen.size).toBe(5);
});

test('completing an action sets a check in 90 days unless a date was given; reopening it clears all that (C8.7)', () => {
  const done = progressAfter(OPEN, { state: 'done' }, NOW);
  expect(done).toEqual({ state: 'done', doneAt: NOW, worked: null, checkOn: '2026-09-01' });
  expect(progressAfter(OPEN, { state: 'done', checkOn: '2026-07-01', worked: 'partly' }, NOW)).toEqual({
    state: 'done',
    doneAt: NOW,
    worked: 'partly',
    checkOn: '2026-07-01',
  });
  expect(progressAfter({ ...done, worked: 'yes' }, { state: 'open' }, NOW)).toEqual(OPEN);
  const later = new Date('2026-08-01T00:00:00Z');
  expect(progressAfter(done, { state: 'done', worked: 'no' }, later)).toEqual({ ...done, worked: 'no' });
});

test('a dropped action must be reopened before it is completed, and only a completed one can have worked (C8.7)', () => {
  const dropped = { ...OPEN, state: 'dropped' } as const;
  expect(problemsOf(dropped, { state: 'done' })).toEqual([
    { path: 'state', message: 'A dropped action cannot be completed; reopen it first' },
  ]);
  expect(problemsOf(OPEN, { worked: 'yes' })).toMatchObject([{ path: 'worked' }]);
  expect(problemsOf(dropped, { state: 'done', worked: 'yes' })).toMatchObject([{ path: 'state' }]);
  expect(problemsOf(OPEN, { state: 'done', worked: 'yes' })).toEqual([]);
  expect(problemsOf(OPEN, { worked: null })).toEqual([]);
});

test('adding or reopening an action is refused at the limit of open actions, and on a closed follow-up (C8.7)', () => {
  const progress = (openActions: number) => ({ isClosed: false, openActions });
  for (const operation of ['add an action', 'reopen an action'] as const) {
    expect(refusalOf(operation, progress(OPEN_ACTIONS_MAX - 1))).toBeNull();
    expect(refusalOf(operation, progress(OPEN_ACTIONS_MAX))).toBe('actions/too-many-open');
    expect(refusalOf(operation, { isClosed: true, openActions: 0 })).toBe('follow-up/closed');
  }
});
