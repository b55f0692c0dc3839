import { MutationObserver } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { createQueryClient } from './query-client.ts';
import { toast, toastState } from './ui/toast/toast.ts';

test('a new attempt removes the message of an earlier failure, but never a message of success', async () => {
  const attempt = new MutationObserver(createQueryClient(), { mutationFn: async () => 'done' });
  toast({ title: 'Not saved', destructive: true });
  await attempt.mutate();
  expect(toastState().toast).toBeNull();

  toast({ title: 'Saved' });
  await attempt.mutate();
  expect(toastState().toast?.title).toBe('Saved');
});
