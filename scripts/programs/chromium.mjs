// Finds a Chromium for the browser tests, or installs Debian's when run as root; otherwise says what to do. The
// headless shell comes first: its pages are the same, and a visit takes a quarter of the time.
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { installDebian } from './debian.mjs';

const NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
  'chrome',
];
const MAC = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function find() {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH;
  const folders = (process.env.PATH ?? '').split(delimiter);
  return [...NAMES.flatMap((name) => folders.map((folder) => join(folder, name))), ...MAC].find(isExecutable) ?? null;
}

/** The path of a Chromium; ends the process with one clear line if there is none. */
export function chromium() {
  if (!find()) installDebian(['chromium-headless-shell', 'chromium'], find);
  const found = find();
  if (found) return found;
  console.error(
    'The browser tests need Chromium or Chrome. Install one (Debian: apt-get install chromium) or set CHROMIUM_PATH, and run npm test again.',
  );
  process.exit(1);
}
