import { expect, test } from 'vitest';
import type { PublicChanges } from '../../db/public-state/public-changes.ts';
import { anyReportChange, type Invalidation, PublicHistory } from './public-history.ts';

/** A database whose versions the test sets. */
function historyAt(first: string) {
  const state = {
    version: first as string | Promise<string>,
    changes: null as PublicChanges | null | Promise<never>,
    queriedSince: [] as string[],
  };
  const history = new PublicHistory({
    publicVersion: () => state.version,
    publicChanges: async (since) => {
      state.queriedSince.push(since);
      return state.changes;
    },
  });
  const move = (version: string, versions: string[], ids: string[]) => {
    state.version = version;
    state.changes = { version, versions, changes: ids.map((id) => ({ id, copy: null })) };
  };
  return { state, history, move };
}

const by =
  (id: string): Invalidation =>
  (change) =>
    change.id === id;

test('without changes nothing is queried, and earlier responses stay valid (C3.16)', async () => {
  const { state, history } = historyAt('4.700');
  const moment = await history.now();
  expect(history.now()).toBe(moment);
  expect(history.isValidSince(moment, anyReportChange)).toBe(true);
  expect(state.queriedSince).toEqual([]);
});

test('a change invalidates only what it touches, however late that is checked', async () => {
  const { history, move } = historyAt('4.700');
  const before = await history.now();
  move('5.701', ['5.701'], ['one']);
  const between = await history.now();
  move('6.702', ['6.702'], ['two']);
  await history.now();
  expect([history.isValidSince(before, by('one')), history.isValidSince(before, by('two'))]).toEqual([false, false]);
  expect([history.isValidSince(between, by('one')), history.isValidSince(between, by('two'))]).toEqual([true, false]);
  expect(history.isValidSince(before, by('three'))).toBe(true);
});

test('unknown changes invalidate every earlier response', async () => {
  const { state, history } = historyAt('4.700');
  const before = await history.now();
  state.version = '900.990';
  const after = await history.now();
  expect([history.isValidSince(before, by('nothing')), history.isValidSince(after, anyReportChange)]).toEqual([
    false,
    true,
  ]);
});

test('a version that does not follow belongs to another history and invalidates everything', async () => {
  const { state, history, move } = historyAt('9.700');
  const before = await history.now();
  // The database reports changes up to a newer version, never to the one just read.
  move('10.800', ['10.800'], []);
  state.version = '9.444';
  const after = await history.now();
  expect([history.isValidSince(before, by('nothing')), history.isValidSince(after, anyReportChange)]).toEqual([
    false,
    true,
  ]);
});

test('a database that returns to an earlier version invalidates everything, even if that version was seen', async () => {
  const { state, history, move } = historyAt('8.700');
  await history.now();
  move('9.701', ['9.701'], ['one']);
  await history.now();
  move('10.702', ['10.702'], ['two']);
  const before = await history.now();
  state.version = '9.701';
  state.changes = null;
  const after = await history.now();
  expect([history.isValidSince(before, by('nothing')), history.isValidSince(after, anyReportChange)]).toEqual([
    false,
    true,
  ]);
});

test('a version that is overtaken while it is read still belongs to the same history', async () => {
  const { state, history, move } = historyAt('4.700');
  const before = await history.now();
  let respond = (_version: string): void => undefined;
  state.version = new Promise<string>((resolve) => {
    respond = resolve;
  });
  const late = history.now();
  move('6.702', ['5.701', '6.702'], ['one']);
  await history.now();
  respond('5.701');
  await late;
  expect(history.isValidSince(before, by('other'))).toBe(true);
});

test('if the changes cannot be read, everything is invalidated without an error', async () => {
  const { state, history } = historyAt('4.700');
  const before = await history.now();
  state.version = '5.701';
  state.changes = Promise.reject(new Error('too many'));
  await history.now();
  expect(history.isValidSince(before, by('nothing'))).toBe(false);
});

test('only a limited number of changes is remembered, and older responses become invalid', async () => {
  const { history, move } = historyAt('1.1');
  const before = await history.now();
  for (let version = 2; version <= 400; version += 1) {
    move(`${version}.${version}`, [`${version}.${version}`], [`report ${version}`]);
    await history.now();
  }
  const now = await history.now();
  expect([history.isValidSince(before, by('nothing')), history.isValidSince(now - 50, by('nothing'))]).toEqual([
    false,
    true,
  ]);
  expect(history.isValidSince(now - 50, by('report 399'))).toBe(false);
});

test('a version that cannot be read is an error, and later versions work again', async () => {
  const { state, history, move } = historyAt('4.700');
  const before = await history.now();
  state.version = Promise.reject(new Error('away'));
  await expect(history.now()).rejects.toThrow('away');
  move('5.701', ['5.701'], ['one']);
  await history.now();
  expect([history.isValidSince(before, by('one')), history.isValidSince(before, by('two'))]).toEqual([false, true]);
});
