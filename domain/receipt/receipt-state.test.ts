import { expect, test } from 'vitest';
import { receiptStateOf } from './receipt-state.ts';

const nothing = { followUp: 'new', hasDoneAction: false, hasTeamMessage: false } as const;

test('C10.3: a report that nobody has touched is received, and looked at once the team has written', () => {
  expect(receiptStateOf(nothing)).toBe('received');
  expect(receiptStateOf({ ...nothing, hasTeamMessage: true })).toBe('looked-at');
  expect(receiptStateOf({ ...nothing, followUp: 'assessing' })).toBe('looked-at');
});

test('C10.3: an open action, one to be looked at again, and any that is done say that something is being done', () => {
  expect(receiptStateOf({ ...nothing, followUp: 'acting' })).toBe('acted-on');
  expect(receiptStateOf({ ...nothing, followUp: 'monitoring' })).toBe('acted-on');
  expect(receiptStateOf({ ...nothing, followUp: 'assessing', hasDoneAction: true })).toBe('acted-on');
});

test('C10.3: closed is closed, whatever else there is', () => {
  expect(receiptStateOf({ followUp: 'closed', hasDoneAction: true, hasTeamMessage: true })).toBe('closed');
});
