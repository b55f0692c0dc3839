/** English texts, comments and test titles avoid phrases that no native speaker would write (CONTRIBUTING.md). */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const PHRASES = [
  /\banew\b/i,
  /\bshall\b/i,
  /\b(?:is|are|be) good (?:for|once|as before|no more)\b/i,
  /\bsomebody of\b/i,
  /\bmails\b/i,
  /\ba mail\b/i,
  /\bis to be\b/i,
  /\bof the list\b/i,
  /\bstands here\b/i,
  /\bname a\b/i,
  /\btell together\b/i,
  /\btells? of\b/i,
  /\bthis is no\b/i,
];

const PHRASES_IN_COMMENTS = [
  /\banew\b/i,
  /\bblanks\b/i,
  /\bgood no more\b/i,
  /\bshall\b/i,
  /\bsomebody of\b/i,
  /\bstands here\b/i,
];

const tracked = execFileSync('git', ['ls-files'], { encoding: 'utf8' }).split('\n');
const files = tracked.filter((file) => file.endsWith('words/en.ts'));

test('the English texts are found', () => {
  expect(files.length).toBeGreaterThan(60);
});

test.each(files)('%s contains none of the phrases to avoid', (file) => {
  const odd = readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => !/^\s*(?:\/\/|\/?\*)/.test(line) && PHRASES.some((phrase) => phrase.test(line)));
  expect(odd).toEqual([]);
});

test('comments and test titles contain none of them', () => {
  const odd = tracked
    .filter((file) => /\.(?:tsx?|mjs)$/.test(file))
    .flatMap((file) => {
      const lines = readFileSync(file, 'utf8').split('\n');
      const prose = lines.filter((line) => /^\s*(?:\/\/|\/?\*|test[(.]|\]\)\(')/.test(line));
      return prose
        .filter((line) => PHRASES_IN_COMMENTS.some((phrase) => phrase.test(line)))
        .map((line) => `${file}: ${line}`);
    });
  expect(odd).toEqual([]);
});
