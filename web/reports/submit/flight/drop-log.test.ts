/** Dropping files on the form (contract C16.5). */
import { expect, test, vi } from 'vitest';
import { logDropHandlers } from './drop-log.ts';

function drop(...names: string[]) {
  const take = vi.fn();
  const preventDefault = vi.fn();
  const files = names.map((name) => new File(['B'], name)) as unknown as FileList;
  logDropHandlers(take).onDrop({ dataTransfer: { files } as DataTransfer, preventDefault });
  return { taken: take.mock.calls.map(([file]) => file.name), isOpened: preventDefault.mock.calls.length === 0 };
}

test('a dropped log is taken, also from among other files; the browser opens none of them instead of the form (C16.5)', () => {
  expect(drop('photo.jpg', 'FLIGHT.IGC')).toEqual({ taken: ['FLIGHT.IGC'], isOpened: false });
  expect(drop('notes.txt')).toEqual({ taken: [], isOpened: false });
});

test('dropped text is left to the browser (C16.5)', () => {
  expect(drop()).toEqual({ taken: [], isOpened: true });
});
