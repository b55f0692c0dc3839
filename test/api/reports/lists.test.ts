/** The two lists and their single reports: keys, order and rows (C3.9, C3.10, C3.11, C4.1). */
import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { onStage } from '../../stage.ts';

/** Spelled out here rather than imported, since the contract is literal. */
const PUBLIC_KEYS =
  'id, headline, narrative, language, severity, injuryLevel, highestDamage, localDate, localTime, locationOccurrence, ' +
  'worldRegion, stateArea, aircraftCategory, manufacturer, model, operationType, flightPhase, weatherConditions, ' +
  'smsManagerComment, submittedAt';
const STAFF_KEYS =
  'id, clubId, utcDate, utcTime, localDate, localTime, locationOccurrence, worldRegion, stateArea, headline, ' +
  'narrativeLanguage, narrative, injuryLevel, highestDamage, stateOfRegistry, aircraftCategory, aircraftRegistration, ' +
  'manufacturer, model, serialNumber, yearBuilt, otherAircraftInfo, lastDeparturePointCountry, ' +
  'lastDeparturePointIcao, lastDeparturePointOther, plannedDestinationCountry, plannedDestinationIcao, ' +
  'plannedDestinationOther, operationType, flightPhase, occurrenceOnGround, weatherRelevant, weatherConditions, ' +
  'airspaceClass, currentFlightRules, reporterName, reporterEmail, reporterTelephone, smsManagerComment, ' +
  'approvedForPublicView, isAnonymized, submittedAt, reviewedAt, severity';

const keysOf = (value: object): string[] => Object.keys(value).toSorted();
const sorted = (keys: string): string[] => keys.split(', ').toSorted();

test('a published copy has exactly the keys of the contract, and only the day of its submission (C3.9)', () =>
  onStage(async ({ report, approve, call, clock }) => {
    clock.set('2026-06-01T23:59:59.999Z');
    const id = await report('ridge', { headline: 'Late landing', injuryLevel: 'Serious injury' });
    await approve(id);
    const [listed] = (await call('GET', '/api/reports/public')).json();
    const one = (await call('GET', `/api/reports/public/${id}`)).json();
    expect(one).toEqual(listed);
    expect(keysOf(one)).toEqual(sorted(PUBLIC_KEYS));
    expect(one).toMatchObject({ submittedAt: '2026-06-01', severity: 'serious', headline: 'Late landing' });
  }));

test('a report for staff has exactly the columns of section 3 and severity (C3.10)', () =>
  onStage(async ({ report, call, stored }) => {
    const id = await report('ridge', { highestDamage: 'Aircraft destroyed' });
    const [listed] = (await call('GET', '/api/reports', { as: 'ridgeManager' })).json();
    expect(keysOf(listed)).toEqual(sorted(STAFF_KEYS));
    expect(listed.severity).toBe('critical');
    expect(listed.submittedAt).toBe('2026-06-15T12:00:00.000Z');
    expect((await call('GET', `/api/reports/${id}`, { as: 'ridgeManager' })).json()).toEqual(listed);
    expect(await stored(id)).toEqual(listed);
  }));

const SEVERITIES = [
  ['Fatal injury', 'No damage', 'critical'],
  ['none', 'DESTROYED', 'critical'],
  ['Serious injury', 'Minor damage', 'serious'],
  [undefined, 'Substantial damage', 'serious'],
  ['Minor injury', undefined, 'minor'],
  ['No injury', 'No damage', 'none'],
  [undefined, undefined, 'none'],
] as const;

test('severity follows from injury and damage, in order of precedence, alike for staff and public (section 3)', () =>
  onStage(async ({ report, approve, call, stored }) => {
    for (const [injuryLevel, highestDamage, severity] of SEVERITIES) {
      const texts = { ...(injuryLevel && { injuryLevel }), ...(highestDamage && { highestDamage }) };
      const id = await report('ridge', texts);
      await approve(id);
      expect((await stored(id)).severity, JSON.stringify(texts)).toBe(severity);
      expect((await call('GET', `/api/reports/public/${id}`)).json().severity, JSON.stringify(texts)).toBe(severity);
    }
  }));

test('both lists are sorted newest first, by submission and not by approval (C3.9, C3.10)', () =>
  onStage(async ({ report, approve, call, clock }) => {
    clock.set('2026-06-01T10:00:00Z');
    const ids: string[] = [];
    for (let day = 0; day < 4; day += 1) {
      ids.push(await report('ridge'));
      clock.advance({ days: 1 });
    }
    const order = [2, 0, 3, 1].map((at) => ids[at] ?? '');
    for (const id of order) await approve(id);
    const newestFirst = ids.toReversed();
    for (const [url, as] of [
      ['/api/reports/public', undefined],
      ['/api/reports', 'ridgeManager'],
    ] as const) {
      const list = (await call('GET', url, as && { as })).json() as { id: string }[];
      expect(list.map(({ id }) => id)).toEqual(newestFirst);
    }
  }));

test('staff list the reports of their own club, a super-admin those of all, pending and approved (C4.1)', () =>
  onStage(async ({ report, approve, call }) => {
    const [ridge, shown, valley] = [await report('ridge'), await report('ridge'), await report('valley')];
    await approve(shown);
    const idsFor = async (as: 'ridgeManager' | 'ridgeAdmin' | 'valleyManager' | 'superAdmin') =>
      (await call('GET', '/api/reports', { as })).json().map(({ id }: { id: string }) => id);
    expect((await idsFor('ridgeManager')).toSorted()).toEqual([ridge, shown].toSorted());
    expect((await idsFor('ridgeAdmin')).toSorted()).toEqual([ridge, shown].toSorted());
    expect(await idsFor('valleyManager')).toEqual([valley]);
    expect((await idsFor('superAdmin')).toSorted()).toEqual([ridge, shown, valley].toSorted());
    expect((await call('GET', `/api/reports/${valley}`, { as: 'ridgeManager' })).statusCode).toBe(404);
  }));

test('a pending, hidden or unknown report gets an identical 404 for the public (C3.9)', () =>
  onStage(async ({ report, approve, call }) => {
    const pending = await report('ridge');
    const hidden = await report('ridge');
    await approve(hidden);
    await call('POST', `/api/reports/${hidden}/hide`, { as: 'superAdmin' });
    const answers = await Promise.all(
      [pending, hidden, randomUUID(), 'nonsense'].map((id) => call('GET', `/api/reports/public/${id}`)),
    );
    for (const answer of answers) expect([answer.statusCode, answer.body]).toEqual([404, answers[0]?.body]);
  }));

test('a malformed id is 404 for staff and public; an id in capitals is the same id (C3.18)', () =>
  onStage(async ({ report, approve, call }) => {
    const id = await report('ridge');
    await approve(id);
    const bare = id.replaceAll('-', '');
    for (const wrong of [
      `{${id}}`,
      bare,
      `${id}0`,
      `${id}%00`,
      `urn:uuid:${id}`,
      '%FF',
      '%',
      "1'--",
      'x'.repeat(9_000),
    ]) {
      expect((await call('GET', `/api/reports/public/${wrong}`)).statusCode, wrong).toBe(404);
      for (const [method, action] of [
        ['GET', ''],
        ['PATCH', ''],
        ['POST', '/approve'],
        ['POST', '/comment'],
        ['POST', '/hide'],
        ['GET', '/public-preview'],
        ['POST', '/public-preview'],
      ] as const) {
        const answer = await call(method, `/api/reports/${wrong}${action}`, { as: 'superAdmin' });
        expect([answer.statusCode, Object.keys(answer.json())], `${method} ${wrong}`).toEqual([404, ['message']]);
      }
    }
    expect((await call('GET', `/api/reports/public/${id.toUpperCase()}`)).json().id).toBe(id);
  }));

test('the common fields are ten lists of texts, each without repeats (C3.5)', () =>
  onStage(async ({ call }) => {
    const lists: Record<string, string[]> = (await call('GET', '/api/common-fields')).json();
    expect(keysOf(lists)).toEqual(
      sorted(
        'worldRegions, injuryLevels, damageLevels, aircraftCategories, manufacturers, operationTypes, flightPhases, ' +
          'weatherConditions, airspaceClasses, flightRules',
      ),
    );
    for (const [name, list] of Object.entries(lists)) {
      expect(list.length, name).toBeGreaterThan(1);
      expect(new Set(list).size, name).toBe(list.length);
      for (const value of list) expect(value.trim(), name).toBe(value);
    }
  }));
