import { getTableColumns } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { DETAIL_FIELDS } from '../../domain/receipt/details.ts';
import { SPAN_KINDS } from '../../domain/reports/spans.ts';
import { actions, hazards } from '../../server/db/schema.ts';
import { detailsInWords } from './details.ts';

/** Set by the server itself, so that no change names them. */
const OWN = ['id', 'reportId', 'createdAt', 'updatedAt'];

test('C4.6, C14.4: what a line of the audit notes is said in words, not in names of the code', () => {
  expect(detailsInWords({ regime: true, responsibleEntity: true })).toBe('regulation: yes; authority: yes');
  expect(detailsInWords({ fields: 'state doneAt', state: 'done' })).toBe('fields: state, done on; state: done');
  expect(detailsInWords({ report: '6a22e17c-8388-4f26-b833-8761cd992d19' })).toBe('report: 6a22e17c');
  expect(detailsInWords({ reason: 'not-an-occurrence' })).toBe('reason: Not an occurrence');
  expect(detailsInWords({ role: 'sms-manager', name: 2 })).toBe('role: SMS Manager; Name: 2');
});

test('C4.6: fields of hazards and actions, details of reports and kinds of finds all have words', () => {
  const columns = [actions, hazards].flatMap((table) => Object.keys(getTableColumns(table)));
  const fields = [...columns, ...DETAIL_FIELDS, ...SPAN_KINDS].filter((name) => !OWN.includes(name));
  const said = detailsInWords({ fields: fields.join(' ') });
  expect(said.match(/\b[a-z]+[A-Z]\w*/g)).toBeNull();
});
