/** Which files count as pictures (contract C16.1). */
import { expect, test } from 'vitest';
import { mayBePicture, pastedPictures, withoutLogs } from './picture-files.ts';

const file = (name: string, type = '') => new File(['x'], name, { type });
const PICTURE = file('latch.png', 'image/png');

test('a dropped file that is not a flight log is taken, to say that it cannot be opened; only pictures and files without a type are tried, and pasted (C16.1)', () => {
  const files = [PICTURE, file('IMG_1'), file('notes.pdf', 'application/pdf')];
  const [picture, unknown] = files;
  expect(withoutLogs([...files, file('FLIGHT.IGC')])).toEqual(files);
  expect(files.map(mayBePicture)).toEqual([true, true, false]);
  const clipboardData = { types: ['Files'], files: [...files, file('FLIGHT.IGC')] };
  expect(pastedPictures({ target: null, clipboardData } as unknown as ClipboardEvent)).toEqual([picture, unknown]);
  expect(pastedPictures({ target: null, clipboardData: null })).toEqual([]);
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
