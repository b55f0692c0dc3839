/** A rename must not move a module out of its chunk: the initial scripts of a page would grow. */
import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { CHUNKS, isIn } from '../../vite.chunks.ts';

test('every path part that assigns modules to a chunk matches a module', () => {
  const packages = ['react', 'react-dom', 'scheduler', 'wouter', 'zod', '@tanstack', 'lucide-react'];
  const folders = ['domain', 'web', ...packages.map((name) => `node_modules/${name}`)];
  const modules = folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`),
  );
  const unmatched = Object.values(CHUNKS)
    .flat()
    .filter((part) => !modules.some((module) => isIn(module, [part])));
  expect(unmatched.map(String)).toEqual(['rolldown/runtime']);
});
