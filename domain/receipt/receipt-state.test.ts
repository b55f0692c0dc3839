import { expect, test } from 'vitest';
import { receiptStateOf } from './receipt-state.ts';

const nothing = { followUp: 'new', hasDoneAction: false, hasTeamMessage: false } as const;

test('an untouched report is received, and looked at once the team has written or assessed it (C10.3)', () => {
  expect(receiptStateOf(nothing)).toBe('received');
  expect(receiptStateOf({ ...nothing, hasTeamMessage: true })).toBe('looked-at');
  expect(receiptStateOf({ ...nothing, followUp: 'assessing' })).toBe('looked-at');
});

test('a report is acted on while an action is open or due for a check, and once one is done (C10.3)', () => {
  expect(receiptStateOf({ ...nothing, followUp: 'acting' })).toBe('acted-on');
  expect(receiptStateOf({ ...nothing, followUp: 'monitoring' })).toBe('acted-on');
  expect(receiptStateOf({ ...nothing, followUp: 'assessing', hasDoneAction: true })).toBe('acted-on');
});

test('a closed report is closed, whatever else it has (C10.3)', () => {
  expect(receiptStateOf({ followUp: 'closed', hasDoneAction: true, hasTeamMessage: true })).toBe('closed');
});
