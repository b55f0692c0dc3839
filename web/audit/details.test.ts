import { expect, test } from 'vitest';
import { DETAIL_FIELDS } from '../../domain/receipt/details.ts';
import { SPAN_KINDS } from '../../domain/reports/spans.ts';
import { detailsInWords } from './details.ts';

const HAZARD_AND_ACTION =
  'title description controls severity likelihood leftSeverity leftLikelihood ownerId ownerName reviewOn state closedBecause reports actions details due doneAt worked checkOn';

test('C4.6, C14.4: what a line of the audit notes is said in words, not in names of the code', () => {
  expect(detailsInWords({ regime: true, responsibleEntity: true })).toBe('regulation: yes; authority: yes');
  expect(detailsInWords({ fields: 'state doneAt', state: 'done' })).toBe('fields: state, done on; state: done');
  expect(detailsInWords({ report: '6a22e17c-8388-4f26-b833-8761cd992d19' })).toBe('report: 6a22e17c');
  expect(detailsInWords({ reason: 'not-an-occurrence' })).toBe('reason: Not an occurrence');
  expect(detailsInWords({ role: 'sms-manager', name: 2 })).toBe('role: SMS Manager; Name: 2');
});

test('C4.6: fields of hazards and actions, details of reports and kinds of finds all have words', () => {
  const said = detailsInWords({ fields: [HAZARD_AND_ACTION, ...DETAIL_FIELDS, ...SPAN_KINDS].join(' ') });
  expect(said.match(/\b[a-z]+[A-Z]\w*/g)).toBeNull();
});
