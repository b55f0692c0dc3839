/** docs/openapi.json is what the server serves; to update it: `npx tsx scripts/openapi.ts`. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { PROBLEMS, type ProblemCode } from '../../domain/problems.ts';
import { OPENAPI_FILE, openApi } from '../../scripts/openapi.ts';
import { STATUS } from '../../server/http/errors.ts';

type Operation = { parameters?: { name: string }[]; responses: Record<string, unknown>; requestBody?: Body };
type Schema = { properties: Record<string, { maxLength?: number }>; required?: string[] };
type Body = { content: Record<string, { schema: Schema }> };

const document = JSON.parse(readFileSync(OPENAPI_FILE, 'utf8')) as {
  info: { description: string };
  paths: Record<string, Record<string, Operation>>;
  components: Record<string, Record<string, unknown>>;
};

test('the committed document matches the one generated from the served calls', async () => {
  expect(document).toEqual(JSON.parse(JSON.stringify(await openApi())));
});

test('every reference in the document resolves', () => {
  const references = [...JSON.stringify(document).matchAll(/"\$ref":"#\/([^"]+)"/g)].map(([, path = '']) =>
    path.split('/'),
  );
  expect(references.length).toBeGreaterThan(20);
  for (const [, kind = '', name = ''] of references) expect(document.components[kind]?.[name], name).toBeDefined();
});

test('every refusal lists its codes, and every code that a call may give is listed (C14.7)', () => {
  const named = Object.entries(document.components['responses'] ?? {}).flatMap(([status, response]) => {
    const { headers } = response as { headers: { Problem: { schema: { enum: ProblemCode[] } } } };
    const codes = headers.Problem.schema.enum;
    expect(codes.map((code) => STATUS[code])).toEqual(codes.map(() => Number(status)));
    return codes;
  });
  // Requests that are too slow, malformed or hit a bug belong to no call.
  const ofNoCall = ['request/timeout', 'request/headers-too-large', 'server/failed'] as const;
  for (const code of ofNoCall) expect(document.info.description).toContain(`${STATUS[code]} \`${code}\``);
  expect([...named, ...ofNoCall].toSorted()).toEqual(Object.keys(PROBLEMS).toSorted());
});

test('a submission documents its required fields, limits, key and refusals (C3.4, C3.8)', () => {
  const call = document.paths['/api/reports']?.['post'];
  const schema = call?.requestBody?.content['application/json']?.schema;
  expect(schema?.required?.toSorted()).toEqual(['clubId', 'narrative', 'reporterEmail']);
  expect([schema?.properties['narrative']?.maxLength, schema?.properties['headline']?.maxLength]).toEqual([
    20_000, 200,
  ]);
  expect(call?.parameters?.map(({ name }) => name)).toEqual(['Idempotency-Key']);
  expect(Object.keys(call?.responses ?? {})).toEqual(['201', '400', '403', '409', '413', '415', '429', '503']);
});

test('reading a report gives its revision, and approving and commenting, not hiding, may answer 409 (C5.1)', () => {
  const answer = document.paths['/api/reports/{id}']?.['get']?.responses['200'] as { headers: object };
  expect(Object.keys(answer.headers)).toEqual(['Report-Revision', 'Report-Flight']);
  for (const action of ['approve', 'comment'])
    expect(document.paths[`/api/reports/{id}/${action}`]?.['post']?.responses, action).toHaveProperty('409');
  expect(document.paths['/api/reports/{id}/hide']?.['post']?.responses).not.toHaveProperty('409');
});

test('a PATCH outside reports requires no field, and every operation under an id may answer 404 (C3.18)', () => {
  for (const [path, operations] of Object.entries(document.paths)) {
    for (const [method, { requestBody, responses }] of Object.entries(operations)) {
      if (method === 'patch' && !path.includes('reports'))
        expect(requestBody?.content['application/json']?.schema.required, path).toBeUndefined();
      if (path.includes('{')) expect(Object.keys(responses), path).toContain('404');
    }
  }
});
