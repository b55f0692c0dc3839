/** Hazards due for review, in the Monday email (C18.2, C9.3). */
import { expect, test } from 'vitest';
import { hazards } from '../../../server/db/schema.ts';
import type { CastMember } from '../../cast.ts';
import { setMailStage } from './mail-stage.ts';

const mail = setMailStage();
const add = (body: object, as: CastMember = 'ridgeAdmin') =>
  mail.stage.call('POST', '/api/hazards', {
    as,
    body: { title: 'hushbird', severity: 4, likelihood: 3, ...body },
  });
const lastText = () => mail.sink.mails.at(-1)?.parsed.text ?? '';

test('on Mondays owners and admins get an email only about open hazards that are overdue for review (C18.2)', async () => {
  const ownerId = mail.stage.people.ridgeManager.id;
  const hazard = (await add({ ownerId, reviewOn: '2026-06-21' })).json();
  await add({ ownerId: mail.stage.people.valleyManager.id, reviewOn: '2026-06-22' }, 'valleyAdmin');
  const over = { reviewOn: '2026-06-01', ownerId: mail.stage.people.valleyManager.id };
  await add({ ...over, state: 'accepted' }, 'valleyAdmin');
  await add({ ...over, state: 'closed', closedBecause: 'Gone' }, 'valleyAdmin');
  mail.stage.clock.set('2026-06-22T07:01:00.000Z');
  await mail.worker.poll();
  expect(await mail.sendAfter({ minutes: 11 })).toEqual(['beatrix: Actions are due', 'tomasz: Actions are due']);
  expect(lastText()).toContain('Hazards are due for review. Sign in to see them:\n');
  expect(lastText()).toContain('/manager/hazards\n');
  expect(lastText()).not.toMatch(/Actions are due|hushbird|\/manager\/actions/);
  await mail.worker.poll();
  expect(await mail.sendAfter({ hours: 9 })).toEqual([]);
  const action = { title: 'Replace the weak link', ownerId, due: '2026-06-29' };
  await mail.stage.call('POST', '/api/actions', { as: 'ridgeAdmin', body: action });
  const later = { as: 'ridgeAdmin', body: { ownerId: null, ownerName: 'winch master' } } as const;
  await mail.stage.call('PATCH', `/api/hazards/${hazard.id}`, later);
  mail.stage.clock.set('2026-06-29T07:01:00.000Z');
  await mail.worker.poll();
  expect(await mail.sendAfter({ minutes: 11 })).toEqual([
    'amelie: Actions are due',
    'beatrix: Actions are due',
    'jonas: Actions are due',
    'tomasz: Actions are due',
  ]);
});

test('owners of actions and hazards get one email about both (C18.2)', async () => {
  const ownerId = mail.stage.people.ridgeManager.id;
  await add({ ownerId, reviewOn: '2026-06-21' });
  const action = { title: 'Replace the weak link', ownerId, due: '2026-06-22' };
  await mail.stage.call('POST', '/api/actions', { as: 'ridgeAdmin', body: action });
  mail.stage.clock.set('2026-06-22T07:01:00.000Z');
  await mail.worker.poll();
  const mails = await mail.sendAfter({ minutes: 11 });
  expect(mails).toEqual(['beatrix: Actions are due', 'tomasz: Actions are due']);
  const [both] = mail.sink.mails.filter(({ parsed }) => JSON.stringify(parsed.to).includes('beatrix'));
  expect(both?.parsed.text).toMatch(
    /\/manager\/actions\n\nHazards are due for review\. Sign in to see them:\n\S+\/manager\/hazards\n/,
  );
});

test('in a time zone ahead of UTC Monday’s email is about what is due that day, though it is Sunday in UTC (C18.2, C19.6)', async () => {
  const settings = `/api/clubs/${mail.stage.clubs.ridge}/settings`;
  const zone = (timeZone: string) => mail.stage.call('PATCH', settings, { as: 'ridgeAdmin', body: { timeZone } });
  await zone('Pacific/Auckland');
  await add({ reviewOn: '2026-06-21' });
  mail.stage.clock.set('2026-06-21T19:01:00.000Z');
  await mail.worker.poll();
  expect(await mail.sendAfter({ minutes: 11 })).toEqual(['tomasz: Actions are due']);
  expect(lastText()).toContain('Hazards are due for review. Sign in to see them:\n');
  expect(lastText()).not.toContain('/manager/actions');
  await zone('UTC');
});

test('no email is sent about hazards reviewed in the meantime (C18.2)', async () => {
  await add({ reviewOn: '2026-06-21' });
  mail.stage.clock.set('2026-06-22T07:01:00.000Z');
  await mail.worker.poll();
  await mail.stage.services.database.db.update(hazards).set({ reviewOn: '2027-06-21' });
  expect(await mail.sendAfter({ minutes: 11 })).toEqual([]);
});
