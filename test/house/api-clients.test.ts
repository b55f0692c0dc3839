/** The API document in other tools: a linter finds nothing, a generator makes a typed client (C3). */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createConfig, lintFromString } from '@redocly/openapi-core';
import openapiTS, { astToString } from 'openapi-typescript';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { openApi } from '../../scripts/openapi.ts';

const FOLDER = join('.cache', 'api-client');

test('a linter finds no fault in the API document', async () => {
  // Ids are UUIDs, so they cannot be confused with `public`, as the rule assumes.
  const config = await createConfig({ extends: ['recommended-strict'], rules: { 'no-ambiguous-paths': 'off' } });
  const source = JSON.stringify(await openApi());
  const found = await lintFromString({ source, absoluteRef: 'openapi.json', config });
  expect(found.map(({ ruleId, message }) => `${ruleId}: ${message}`)).toEqual([]);
  const broken = source.replace('"operationId":"listClubs"', '"operationId":"signIn"');
  expect((await lintFromString({ source: broken, absoluteRef: 'openapi.json', config })).length).toBeGreaterThan(0);
});

/** Compiler messages for each program that uses the generated types; compiled at once, since reading types is slow. */
function complaints(types: string, programs: Record<string, string>): Record<string, string[]> {
  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(join(FOLDER, 'api.ts'), types);
  const files = Object.entries(programs).map(([name, text]) => ({ name, text, path: join(FOLDER, `${name}.ts`) }));
  for (const { path, text } of files) writeFileSync(path, text);
  const compiled = ts.createProgram(
    files.map(({ path }) => path),
    {
      strict: true,
      noEmit: true,
      types: [],
      // The API's types use none of the browser's, and the standard library is not checked again.
      lib: ['lib.es2022.d.ts'],
      skipDefaultLibCheck: true,
      allowImportingTsExtensions: true,
      module: ts.ModuleKind.ESNext,
      moduleResolution: ts.ModuleResolutionKind.Bundler,
    },
  );
  const wordsOf = (path: string) =>
    ts
      .getPreEmitDiagnostics(compiled, compiled.getSourceFile(path))
      .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, ' '));
  const ofTypes = wordsOf(join(FOLDER, 'api.ts'));
  return Object.fromEntries(files.map(({ name, path }) => [name, [...ofTypes, ...wordsOf(path)]]));
}

test('generated types accept a correct call and reject a wrong one', async () => {
  const types = astToString(await openapiTS(JSON.stringify(await openApi())));
  const program = (field: string) => `import type { operations } from './api.ts';
    type Sent = operations['submitReport']['requestBody']['content']['application/json'];
    type Club = operations['listClubs']['responses'][200]['content']['application/json'][number];
    export const report = (club: Club): Sent => ({ clubId: club.id, narrative: 'The cable broke.', ${field}: 'a@b.example' });`;
  const { right, wrong } = complaints(types, { right: program('reporterEmail'), wrong: program('reporterMail') });
  expect(right).toEqual([]);
  expect(wrong).toHaveLength(1);
});
