/** Refusals in the language of who asks (contract C14.7). */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { words as polish } from '../../../server/http/refusals/languages/pl.ts';
import { type Stage, setStage } from '../../stage.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await setStage();
});
afterAll(() => stage.close());

const send = (language?: string) =>
  stage.app.inject({
    method: 'POST',
    url: '/api/reports',
    headers: { 'content-type': 'application/json', ...(language && { 'accept-language': language }) },
    payload: JSON.stringify({ headline: 'x'.repeat(201) }),
  });

test('C14.7: a refusal is said in the language that is asked for, with its values, and names that language', async () => {
  const answer = await send('pl-PL,pl;q=0.9,en;q=0.5');
  expect([answer.statusCode, answer.headers['content-language'], answer.headers['problem']]).toEqual([
    400,
    'pl',
    'request/invalid',
  ]);
  expect(String(answer.headers['vary'])).toContain('Accept-Language');
  const { errors, message } = answer.json();
  const said = Object.fromEntries(errors.map((each: { path: string; message: string }) => [each.path, each.message]));
  expect(said['clubId']).toBe(polish.reports.clubRequired);
  expect(said['headline']).toContain('200');
  expect(said['headline']).toContain(polish.reports.labels.headline);
  expect(Object.keys(errors[0])).toEqual(['path', 'message']);
  expect(message).toBe(errors.map((each: { message: string }) => each.message).join(', '));
});

test('C14.7: English answers who asks for nothing, or for what we do not speak', async () => {
  const [none, unknown] = [await send(), await send('ja')];
  expect([none.headers['content-language'], unknown.headers['content-language']]).toEqual(['en', 'en']);
  expect(none.json()).toEqual(unknown.json());
  expect(none.json().errors).toContainEqual({ path: 'clubId', message: 'Please select a club' });
});
