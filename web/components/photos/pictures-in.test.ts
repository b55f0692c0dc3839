/** Which files count as pictures (contract C16.1). */
import { expect, test } from 'vitest';
import { pastedPictures, picturesIn } from './pictures-in.ts';

const file = (name: string, type = '') => new File(['x'], name, { type });
const PICTURE = file('latch.png', 'image/png');

test('pictures and files without a type are accepted, other files and flight logs are not (C16.1)', () => {
  const unknown = file('IMG_1');
  expect(picturesIn([PICTURE, unknown, file('notes.txt', 'text/plain'), file('FLIGHT.IGC')])).toEqual([
    PICTURE,
    unknown,
  ]);
  expect(picturesIn(null)).toEqual([]);
});

test('text pasted into a field stays text, even if a picture comes with it; otherwise the picture is taken (C16.1)', () => {
  const paste = (isField: boolean | null, ...types: string[]) => {
    const target = isField === null ? {} : { matches: () => isField };
    const clipboardData = { types, files: [PICTURE] };
    return pastedPictures({ target, clipboardData } as unknown as ClipboardEvent).length;
  };
  expect(paste(true, 'text/plain', 'text/html', 'Files')).toBe(0);
  expect(paste(true, 'Files')).toBe(1);
  expect(paste(false, 'text/plain', 'Files')).toBe(1);
  expect(paste(null, 'text/plain', 'Files')).toBe(1);
});
