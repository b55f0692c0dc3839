/** An audit entry's details in words (C4.6). */
import { expect, test } from 'vitest';
import { detailsOf } from './details.ts';

test.each([
  ['follow-up-close', { reason: 'no-action-needed' }, 'Reason: No action needed'],
  ['follow-up-change', { fields: 'takenBy told' }, 'Fields: Assigned to, What the reporter will read'],
  ['contact-erase', { cause: 'retention' }, 'Why: retention period over'],
  ['photos-erase', { cause: 'reporter', photos: 2 }, 'Why: by the reporter; Photos: 2'],
  ['sign-in', { second: 'totp' }, 'Second factor: code from an app'],
  ['user-update', { fields: 'name role', role: 'sms-manager' }, 'Fields: Name, Role; Role: SMS Manager'],
  ['report-details', { fields: 'locationOccurrence photos' }, 'Fields: Location, Photos'],
  [
    'authority-download',
    { kind: 'final', text: 'anonymised', identify: false },
    'Kind: final results; Text: anonymised; With registration and serial number: no',
  ],
  [
    'report-export',
    { filters: 'keyword flightPhase', identifying: true },
    'Filters: Keyword, Flight Phase; With registration and serial number: yes',
  ],
  ['report-export', { filters: '', identifying: false }, 'With registration and serial number: no'],
  ['report-export', { filters: 'severity' }, 'Filters: Severity level'],
  ['hazard-change', { fields: 'severity likelihood' }, 'Fields: Severity, Likelihood'],
  ['action-change', { report: null, fields: 'due state', state: 'dropped' }, 'Fields: Due, State; State: dropped'],
  ['action-change', { fields: 'state doneAt checkOn' }, 'Fields: State, Done on, Check date'],
  ['action-create', { report: '6a22e17c-1111-4222-8333-444455556666' }, 'Report: 6a22e17c'],
  ['report-approve', { name: 2, handle: 1 }, 'Replaced: names 2, social media handles 1'],
  ['report-comment', { name: 1, registration: 1 }, 'Replaced: names 1, registrations 1'],
  ['report-comment', {}, ''],
  ['club-settings', { language: true, timeZone: true }, 'Settings: Language, Time zone'],
  ['club-create', {}, ''],
])('%s with %j reads %j (C4.6)', (action, details, said) => {
  expect(detailsOf({ action, details })).toBe(said);
});

test('details without known words, as from another version, are shown as they are stored (C4.6)', () => {
  expect(detailsOf({ action: 'someday', details: { constructor: 'toString', weather: 'fine' } })).toBe(
    'constructor: toString; weather: fine',
  );
});
