/** What the form is offered from headers, as recorders spell them (C16.5). */
import { expect, test } from 'vitest';
import { flightFixes, writeLog } from '../../../test/flight/write-log.ts';
import { type LogFacts, readLog } from './log.ts';

const FIXES = flightFixes();

function factsOf(headers: readonly string[], fixes = FIXES): LogFacts {
  const log = readLog(writeLog(fixes, { headers }));
  if (typeof log === 'string') throw new Error(log);
  return log.facts;
}

test.each([
  ['HFDTE160701', '2001-07-16'],
  ['HFDTEDATE:160701,01', '2001-07-16'],
  ['HFDTE DATE: 160701', '2001-07-16'],
  ['HFDTEDATE:14062026', '2026-06-14'],
  ['HFDTE160720', '2020-07-16'],
  ['HFDTE1607205', null],
  ['HODTE160799', '1999-07-16'],
  ['hfdte160701', '2001-07-16'],
  ['HFDTE310299\r\nHFDTE010399', '1999-03-01'],
  ['HFDTE : 160701', '2001-07-16'],
  ['HFDTE000000', null],
  ['HFDTE010170', null],
  ['HFDTE060180', null],
  ['HFDTE', null],
])('%j is read as the day %s (C16.5)', (header, day) => {
  expect(factsOf([header]).start.day).toBe(day);
});

test.each([
  ['HFTZNTIMEZONE:+5.50', 330],
  ['HFTZNUTCOFFSET:02:00', 120],
  ['HFTZNTIMEZONE:-3.0', -180],
  ['HFTZOTimezone: 3', 180],
  ['HPTZNUTCOFFSET:  2', 120],
  ['HFTZNTIMEZONE:5.30', 330],
  ['HFTZNTIMEZONE:-3.30', -210],
  ['HFTZNTIMEZONE:+0545', 345],
  ['HFTZNTIMEZONE:UTC+2', 120],
  ['HFTZNTIMEZONE 2', 120],
  ['HFTZN\r\nhptzntimezone:2', 120],
  ['HFTZNTIMEZONE', null],
  ['HFTZNTIMEZONE:Europe/Berlin', null],
  ['HFTZNTIMEZONE:120', null],
  ['HFTZNTIMEZONE:0.00', null],
  ['HFTZNTIMEZONE:99', null],
  ['HFTZNTIMEZONE:', null],
])('%j is read as a time zone of %s minutes (C16.5)', (header, zone) => {
  expect(factsOf([header]).zone).toBe(zone);
});

test.each([
  ['HFGTYGliderType:ASG-29E (18m)', 'HFGIDGliderID:D-KCSS', { model: 'ASG-29E (18m)', registration: 'D-KCSS' }],
  ['HFGTY Discus_2b', 'HPGID:OE_5511', { model: 'Discus 2b', registration: 'OE-5511' }],
  ['HFGTYGLIDERTYPE:', 'HFGIDGLIDERID:  ', { model: null, registration: null }],
  ['HFGTYGLIDERTYPE:unknown', 'HFGIDGLIDERID:NOT SET', { model: null, registration: null }],
  ['HFGTYGLIDERTYPE:\u0007Świst\u2028x', 'HFGIDGLIDERID:-', { model: 'Świst x', registration: null }],
  [`HFGTYGLIDERTYPE:${'😀'.repeat(99)}`, 'HFGIDGLIDERID:N/A', { model: '😀'.repeat(60), registration: null }],
  ['HFGTYGLIDERTYPE', 'HFGIDGLIDERID', { model: null, registration: null }],
  ['HFGTY Glider type ', 'hfgid glider id', { model: null, registration: null }],
  ['HFGTYGLIDERTYPE ASK 21', 'HFGIDGliderIDD-1234', { model: 'ASK 21', registration: 'D-1234' }],
  ['HFGTY:GLIDER TYPE:LS4: neo', 'HFGID:D-1234', { model: 'LS4: neo', registration: 'D-1234' }],
  ['hfgty glider type  : dg', 'hpgidregistration:d-1234', { model: 'dg', registration: 'd-1234' }],
  [
    'HOGTYGLIDERTYPE:\r\nHFGTYGLIDERTYPE:LS4',
    'HFGIDGLIDERID:NKN\r\nHPGID:G-DFOG',
    { model: 'LS4', registration: 'G-DFOG' },
  ],
  ['HFGTYGLIDERTYPE:undefined', 'HFGIDGLIDERID:XXXX', { model: null, registration: null }],
  [
    'HFGTYGLIDERTYPE:LS4\r\nLCU::HPGTYGLIDERTYPE:LS6',
    'LCU::HPGIDGLIDERID:D-0001',
    { model: 'LS6', registration: 'D-0001' },
  ],
])('aircraft type and registration are read from %j and %j (C16.5)', (type, id, facts) => {
  expect(factsOf([type, id])).toMatchObject(facts);
});

test('the place is the site in the header, else the first position, to about a kilometre (C16.5)', () => {
  for (const [header, place] of [
    ['HFSITSITE:Bir_Billing', 'Bir Billing'],
    ['HFSIT Lasham', 'Lasham'],
    ['HOSITSite: Meduno: Valinis', 'Meduno: Valinis'],
    ['HFSITSITE', '50.50 N, 9.95 E'],
    ['HOSITSite: ?', '50.50 N, 9.95 E'],
  ])
    expect(factsOf([header ?? '']).place).toBe(place);
  const south = FIXES.map((fix) => ({ ...fix, position: '3352999S15112500E' }));
  expect(factsOf([], south).place).toBe('33.88 S, 151.21 E');
  const broken = south.map((fix, at) => (at < 3 ? { ...fix, position: '3375999S15112500E' } : fix));
  expect(factsOf([], broken).place).toBe('33.88 S, 151.21 E');
});
