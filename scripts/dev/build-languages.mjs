// Builds the pages in the given languages: the browser's files, then the renderer, which contains their names.
import { argv, env } from 'node:process';
import { build } from 'vite';

for (const language of argv.slice(2)) {
  env.BUILD_LANGUAGE = language;
  for (const configFile of ['vite.config.ts', 'vite.pages.config.ts']) await build({ configFile, logLevel: 'warn' });
}
