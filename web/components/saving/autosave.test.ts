import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError, NetworkError } from '../../api.ts';
import { Autosave, type Draft, type Values } from './autosave.ts';

const PAUSE_MS = 600;

/** A fake server with two fields, and a saver for it; the stored draft outlives the saver. */
function setUp() {
  const server: { values: Values; number: number } = { values: { findings: null, outcome: null }, number: 1 };
  const sent: Values[] = [];
  let storedDraft: Draft | undefined;
  let known = { values: server.values, revision: 'r1' };
  let fail: unknown = null;
  let badField = '';
  let pending: Promise<void> | null = null;
  const refresh = () => {
    known = { values: { ...server.values }, revision: `r${server.number}` };
  };
  const store = (values: Values) => {
    server.values = { ...server.values, ...values };
    server.number += 1;
  };
  const open = () =>
    new Autosave({
      saved: () => known,
      refetch: async () => refresh(),
      save: async ({ revision, ...change }) => {
        sent.push(change);
        await pending;
        if (fail && (!badField || badField in change)) throw fail;
        if (revision !== `r${server.number}`)
          throw new ApiError(409, 'Somebody else has changed this report meanwhile');
        store(change);
        refresh();
      },
      draft: () => storedDraft,
      setDraft: (draft) => {
        storedDraft = draft;
      },
    });
  return {
    server,
    sent,
    open,
    other: store,
    refuse: (problem: unknown, field = '') => {
      fail = problem;
      badField = field;
    },
    hold: () => {
      let release = () => {};
      pending = new Promise((resolve) => {
        release = () => {
          pending = null;
          resolve();
        };
      });
      return release;
    },
    draft: () => storedDraft?.values,
  };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('typing is saved once, after a pause, and then leaves no draft', async () => {
  const { open, sent, server, draft } = setUp();
  const saver = open();
  for (const text of ['W', 'Wo', 'Worn rope']) saver.change({ findings: text }, PAUSE_MS);
  expect(saver.getSnapshot().status).toEqual({ kind: 'waiting' });
  await vi.advanceTimersByTimeAsync(PAUSE_MS - 1);
  expect(sent).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect([sent, server.values['findings'], draft(), saver.getSnapshot().status.kind]).toEqual([
    [{ findings: 'Worn rope' }],
    'Worn rope',
    undefined,
    'saved',
  ]);
});

test('requests are sent one at a time: a change made during one follows with the new revision', async () => {
  const { open, sent, hold, server } = setUp();
  const saver = open();
  const release = hold();
  saver.change({ findings: 'One' }, 0);
  await vi.advanceTimersByTimeAsync(0);
  saver.change({ findings: 'Two', outcome: 3 }, 0);
  await vi.advanceTimersByTimeAsync(5);
  expect(sent).toEqual([{ findings: 'One' }]);
  release();
  await vi.advanceTimersByTimeAsync(5);
  expect(sent).toEqual([{ findings: 'One' }, { findings: 'Two', outcome: 3 }]);
  expect(server.values).toEqual({ findings: 'Two', outcome: 3 });
});

test('a change by somebody else to another field is not a conflict', async () => {
  const { open, other, server } = setUp();
  const saver = open();
  other({ outcome: 4 });
  saver.change({ findings: 'Mine' }, 0);
  await vi.advanceTimersByTimeAsync(5);
  expect(server.values).toEqual({ findings: 'Mine', outcome: 4 });
  expect(saver.getSnapshot().status.kind).toBe('saved');
});

test('a change by somebody else to the same field is never overwritten unseen, and both texts are kept', async () => {
  const { open, other, server, draft } = setUp();
  const saver = open();
  other({ findings: 'Theirs' });
  saver.change({ findings: 'Mine' }, 0);
  await vi.advanceTimersByTimeAsync(5);
  expect(saver.getSnapshot().status).toEqual({ kind: 'conflict', fields: ['findings'] });
  expect([server.values['findings'], draft()]).toEqual(['Theirs', { findings: 'Mine' }]);
  await saver.saveMine();
  expect([server.values['findings'], draft(), saver.getSnapshot().status.kind]).toEqual(['Mine', undefined, 'saved']);
});

test('the other text can be kept instead, and changes to other fields are still saved', async () => {
  const { open, other, server } = setUp();
  const saver = open();
  other({ findings: 'Theirs' });
  saver.change({ findings: 'Mine', outcome: 2 }, 0);
  await vi.advanceTimersByTimeAsync(5);
  await saver.drop(['findings']);
  expect(server.values).toEqual({ findings: 'Theirs', outcome: 2 });
});

test('without a connection everything stays a draft, which a later saver sends', async () => {
  const { open, refuse, server, draft } = setUp();
  const saver = open();
  refuse(new NetworkError(null));
  saver.change({ findings: 'Kept' }, 0);
  await vi.advanceTimersByTimeAsync(5);
  expect(saver.getSnapshot().status).toEqual({
    kind: 'failed',
    words: 'Please check your internet connection and try again',
  });
  expect(draft()).toEqual({ findings: 'Kept' });
  refuse(null);
  expect(await open().flush()).toBe(true);
  expect(server.values['findings']).toBe('Kept');
});

test('a refused field keeps its text and its message, and does not hold up other fields', async () => {
  const { open, refuse, sent, draft, server } = setUp();
  const saver = open();
  refuse(
    new ApiError(400, 'Findings', [{ path: 'findings', message: 'Findings can be at most 4,000 characters' }]),
    'findings',
  );
  saver.change({ findings: 'Far too long', outcome: 2 }, 0);
  await vi.advanceTimersByTimeAsync(5);
  expect([server.values['outcome'], draft()]).toEqual([2, { findings: 'Far too long' }]);
  expect(saver.getSnapshot().draft?.refused).toEqual({ findings: 'Findings can be at most 4,000 characters' });
  refuse(null);
  saver.change({ findings: 'Short' }, 0);
  await vi.advanceTimersByTimeAsync(5);
  expect([sent.at(-1), draft(), saver.getSnapshot().status.kind]).toEqual([{ findings: 'Short' }, undefined, 'saved']);
});

test('a refusal because of the state, not of the revision, is not retried, and keeps the text', async () => {
  const { open, refuse, sent, draft } = setUp();
  const saver = open();
  refuse(new ApiError(409, 'Reopen the follow-up first'));
  saver.change({ findings: 'Late' }, 0);
  await vi.advanceTimersByTimeAsync(5);
  expect(saver.getSnapshot().status).toEqual({ kind: 'failed', words: 'Reopen the follow-up first' });
  expect([sent.length, draft()]).toEqual([1, { findings: 'Late' }]);
});

test('a value changed back to the saved one is not sent', async () => {
  const { open, sent, draft } = setUp();
  const saver = open();
  saver.change({ outcome: 3 }, PAUSE_MS);
  saver.change({ outcome: null }, PAUSE_MS);
  await vi.advanceTimersByTimeAsync(PAUSE_MS);
  expect([sent, draft()]).toEqual([[], undefined]);
});
