import { afterEach, expect, test, vi } from 'vitest';
import { writeDraft } from '../components/saving/drafts.ts';
import { createQueryClient } from '../query-client.ts';
import { switchToOwnLanguage } from './own-language.ts';

afterEach(() => vi.unstubAllGlobals());

/** Signs in on the dashboard; `answer` is the server's, which may be late. */
function signIn() {
  const replace = vi.fn();
  const queryClient = createQueryClient();
  let answer = () => {};
  vi.stubGlobal('location', { pathname: '/manager', search: '', replace });
  vi.stubGlobal(
    'fetch',
    () =>
      new Promise((resolve) => {
        answer = () => resolve(Response.json({ language: 'de' }));
      }),
  );
  const switched = switchToOwnLanguage(queryClient);
  return {
    queryClient,
    replace,
    answered: () => {
      answer();
      return switched;
    },
  };
}

test('a late answer about the own language switches the page that is open by then (C14.9)', async () => {
  const { replace, answered } = signIn();
  Object.assign(location, { pathname: '/manager/actions', search: '?status=open' });
  await answered();
  expect(replace).toHaveBeenCalledExactlyOnceWith('/de/manager/actions?status=open');
});

test('a late answer about the own language does not discard what was typed by then (C14.9)', async () => {
  const { queryClient, replace, answered } = signIn();
  writeDraft(queryClient, ['robin', 'new-action'], { title: 'Check the rope' });
  await answered();
  expect(replace).not.toHaveBeenCalled();
});
