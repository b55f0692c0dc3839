import { afterEach, expect, test, vi } from 'vitest';
import type { ClubSettings } from '../../domain/clubs/settings.ts';
import { zoneSettings } from '../components/time-zones/use-time-zone.ts';
import { createQueryClient } from '../query-client.ts';
import { clubSettings, saveLanguage, saveTimeZone } from './api.ts';

afterEach(() => vi.unstubAllGlobals());

test('the language, answered late, leaves the time zone that was saved after it (C14.9, C19.6)', async () => {
  const before = { language: null, timeZone: 'UTC' } as unknown as ClubSettings;
  const answers: ((settings: object) => void)[] = [];
  vi.stubGlobal('fetch', () => new Promise((resolve) => answers.push((body) => resolve(Response.json(body)))));
  const queryClient = createQueryClient();
  for (const { queryKey } of [clubSettings('ridge'), zoneSettings('ridge')]) queryClient.setQueryData(queryKey, before);
  const language = saveLanguage(queryClient, 'ridge', 'de');
  const timeZone = saveTimeZone(queryClient, 'ridge', 'Europe/Vienna');
  const after = { language: 'de', timeZone: 'Europe/Vienna' };
  answers[1]?.(after);
  await timeZone;
  answers[0]?.({ ...before, language: 'de' });
  await language;
  expect(queryClient.getQueryData(clubSettings('ridge').queryKey)).toEqual(after);
  expect(queryClient.getQueryData(zoneSettings('ridge').queryKey)).toEqual(after);
});
