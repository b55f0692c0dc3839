// Finds ExifTool, which the browser tests use to read photo metadata, or installs Debian's when run as root.
import { spawnSync } from 'node:child_process';
import { installDebian } from './debian.mjs';

const isThere = () => spawnSync('exiftool', ['-ver']).status === 0;

/** Ends the process with one clear line if there is none. */
export function exiftool() {
  if (!isThere()) installDebian(['libimage-exiftool-perl'], isThere);
  if (isThere()) return;
  console.error(
    'The browser tests need ExifTool. Install it (Debian: apt-get install libimage-exiftool-perl) and run npm test again.',
  );
  process.exit(1);
}
