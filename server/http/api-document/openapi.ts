/** Generates the OpenAPI 3.1 document from the calls as served (docs/openapi.json). */
import * as z from 'zod/mini';
import { Action } from '../../../domain/actions/action.ts';
import { MEDIA } from '../../../domain/api/media.ts';
import { AuditEvent } from '../../../domain/audit/audit.ts';
import { Club } from '../../../domain/clubs/club.ts';
import { FlightResponse, flightField } from '../../../domain/flight/flight-schema.ts';
import { FollowUp } from '../../../domain/follow-up/follow-up.ts';
import { PROBLEM_HEADER } from '../../../domain/problems.ts';
import { PublicReport } from '../../../domain/reports/public/public-report.ts';
import { Preview } from '../../../domain/reports/review.ts';
import { StaffReport } from '../../../domain/reports/staff-report.ts';
import { TEXT_RULES } from '../../../domain/text/field.ts';
import { SHORT_TEXT_MAX } from '../../../domain/text/limits.ts';
import type { TextRule } from '../../../domain/text/rule.ts';
import { User } from '../../../domain/users/user.ts';
import { STATUS } from '../errors.ts';
import type { ApiCall } from '../route.ts';

type Json = Record<string, unknown>;

const ERROR_SCHEMA = {
  type: 'object',
  required: ['message'],
  additionalProperties: false,
  properties: {
    message: { type: 'string' },
    errors: {
      type: 'array',
      items: {
        type: 'object',
        required: ['path', 'message'],
        additionalProperties: false,
        properties: { path: { type: 'string' }, message: { type: 'string' } },
      },
    },
  },
};

/** By status (C3.1). */
const REFUSALS: Record<number, string> = {
  400: 'The request breaks one or more rules; all are listed',
  401: 'Not signed in, or email and password do not match',
  403: 'Not permitted, or sent from another site',
  404: 'Does not exist, or is not visible to the caller',
  409: 'Conflicts with what is already stored',
  413: 'The body is larger than 256 KiB',
  415: 'The body is not application/json',
  429: 'Too many requests; Retry-After says when to try again',
  503: 'The database is unavailable; Retry-After says when to try again',
};

const DESCRIPTION =
  'Confidential safety reports for gliding clubs. Ids are UUIDs, so no path is ambiguous. Any call may also be answered ' +
  'with 408 `request/timeout`, 431 `request/headers-too-large` or 500 `server/failed`.';

/** The `Problem` header, with the codes of a status (C14.7). */
function problemHeader(status: number): Json {
  const codes = Object.entries(STATUS).filter(([, each]) => each === status);
  return {
    description: 'The error code',
    required: true,
    schema: { type: 'string', enum: codes.map(([code]) => code) },
  };
}

function refusalsOf({ method, url, access, body, refuses = [] }: ApiCall): number[] {
  const changes = method !== 'GET';
  const rules: [boolean, number[]][] = [
    [true, [400]],
    [access !== 'anyone' || url.endsWith('/login') || refuses.includes(401), [401]],
    [changes || !['anyone', 'signed in'].includes(access), [403]],
    [url.includes(':') || refuses.includes(404), [404]],
    [refuses.includes(409), [409]],
    [changes, [413, 415]],
    [refuses.includes(429), [429]],
    [body !== undefined || url !== '/api/common-fields', [503]],
  ];
  return rules.flatMap(([applies, statuses]) => (applies ? statuses : []));
}

/** Shapes shared by several calls, defined once by name. */
const NAMED = new Map<z.ZodMiniType, string>([
  [Action, 'Action'],
  [AuditEvent, 'AuditEvent'],
  [Club, 'Club'],
  [FlightResponse, 'Flight'],
  [FollowUp, 'FollowUp'],
  [Preview, 'Preview'],
  [PublicReport, 'PublicReport'],
  [StaffReport, 'Report'],
  [User, 'User'],
]);

type ObjectSchema = { type?: string; properties?: Record<string, unknown>; required?: string[] };

/** Adds each text field's rule, which in the schema is code (C3.3, C3.4). */
function describeTextRules({ zodSchema, jsonSchema }: { zodSchema: unknown; jsonSchema: unknown }): void {
  const { properties, required = [] } = jsonSchema as ObjectSchema;
  const { shape } = (zodSchema as z.ZodMiniObject)._zod.def;
  if (!properties || !shape) return;
  for (const [name, field] of Object.entries(shape)) {
    if (field === flightField)
      properties[name] = { anyOf: [{ $ref: '#/components/schemas/Flight' }, { type: 'null' }] };
    const rule = ruleOf(field);
    if (!rule) continue;
    const isRequired = rule.required !== undefined;
    const type = isRequired ? 'string' : ['string', 'null'];
    properties[name] = { type, maxLength: rule.max ?? SHORT_TEXT_MAX, description: rule.label };
    if (isRequired && TEXT_RULES.has(field) && !required.includes(name)) required.push(name);
  }
  if (required.length > 0) (jsonSchema as ObjectSchema).required = required;
}

/** Looks inside optional fields and fields with a default. */
function ruleOf(field: z.core.$ZodType): TextRule | undefined {
  const { innerType, in: input } = field._zod.def as { innerType?: z.core.$ZodType; in?: z.core.$ZodType };
  const inner = innerType ?? input;
  return TEXT_RULES.get(field) ?? (inner && ruleOf(inner));
}

function schemaOf(shape: z.ZodMiniType, io: 'input' | 'output'): Json {
  const name = NAMED.get(shape);
  if (name) return { $ref: `#/components/schemas/${name}` };
  if (shape instanceof z.ZodMiniArray && NAMED.has(shape._zod.def.element as z.ZodMiniType))
    return { type: 'array', items: schemaOf(shape._zod.def.element as z.ZodMiniType, io) };
  return fullSchema(shape, io);
}

function fullSchema(shape: z.ZodMiniType, io: 'input' | 'output'): Json {
  const override = io === 'input' ? describeTextRules : () => undefined;
  const { $schema: _, ...schema } = z.toJSONSchema(shape, { io, unrepresentable: 'any', override }) as Json;
  return schema;
}

const json = (schema: Json, media: string = MEDIA.json): Json => ({ [media]: { schema } });

const propertiesOf = (query: z.ZodMiniType | undefined): Json =>
  query ? ((schemaOf(query, 'input')['properties'] ?? {}) as Json) : {};

function parametersOf({ url, query, further, idempotent }: ApiCall): Json[] {
  const inPath = [...url.matchAll(/:(\w+)/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string', format: 'uuid' },
  }));
  const { limit, cursor, ...filters } = propertiesOf(query);
  const properties = further ? { ...filters, ...propertiesOf(further) } : propertiesOf(query);
  const inQuery = Object.keys(properties).map((name) => ({ name, in: 'query', schema: { type: 'string' } }));
  const key = { name: 'Idempotency-Key', in: 'header', schema: { type: 'string', format: 'uuid' } };
  return [...inPath, ...inQuery, ...(idempotent ? [key] : [])];
}

function responsesOf(call: ApiCall): Json {
  const [status, shape] = call.answer;
  const isPaged = !call.further && 'limit' in propertiesOf(call.query);
  const described = { ...(isPaged && { Link: 'The next page, rel="next" (RFC 8288)' }), ...call.headers };
  const headers = Object.entries(described).map(([name, description]) => [
    name,
    { description, schema: { type: 'string' } },
  ]);
  const success = {
    description: call.summary,
    ...(headers.length > 0 && { headers: Object.fromEntries(headers) }),
    ...(shape && { content: json(schemaOf(shape, 'output'), call.media) }),
    ...(!shape && call.media && { content: json({ type: 'string', format: 'binary' }, call.media) }),
  };
  const refusals = refusalsOf(call).map((each) => [each, { $ref: `#/components/responses/${each}` }]);
  const unchanged = call.isPublic ? [[304, { description: 'Unchanged since this ETag' }]] : [];
  const { accepted } = call;
  const secondStep = accepted
    ? [[202, { description: 'A second step follows', content: json(schemaOf(accepted, 'output')) }]]
    : [];
  return Object.fromEntries([[status, success], ...secondStep, ...unchanged, ...refusals]);
}

/** The first word of its path. */
const tagOf = ({ url }: ApiCall): string => url.split('/')[2] ?? '';

function operationOf(call: ApiCall): Json {
  const parameters = parametersOf(call);
  const security = call.access === 'anyone' ? [] : [{ session: [] }];
  return {
    operationId: call.name,
    summary: call.summary,
    description: `Access: ${call.access}.`,
    tags: [tagOf(call)],
    security,
    ...(parameters.length > 0 && { parameters }),
    ...(call.body && { requestBody: { required: true, content: json(schemaOf(call.body, 'input'), call.takes) } }),
    responses: responsesOf(call),
  };
}

export function openApiDocument(calls: readonly ApiCall[]): Json {
  const paths: Record<string, Json> = {};
  for (const call of calls) {
    const path = call.url.replace(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [call.method.toLowerCase()]: operationOf(call) };
  }
  const responses = Object.entries(REFUSALS).map(([status, description]) => [
    status,
    {
      description,
      headers: { [PROBLEM_HEADER]: problemHeader(Number(status)) },
      content: json({ $ref: '#/components/schemas/Error' }),
    },
  ]);
  const schemas = [...NAMED].map(([shape, name]) => [name, fullSchema(shape, 'output')]);
  return {
    openapi: '3.1.0',
    info: {
      title: 'Windsock',
      version: '1',
      description: DESCRIPTION,
      license: { name: 'All rights reserved', identifier: 'LicenseRef-UNLICENSED' },
      contact: { name: 'Windsock' },
    },
    servers: [{ url: '/', description: 'The server that this document was fetched from' }],
    tags: [...new Set(calls.map(tagOf))].sort().map((name) => ({ name, description: `Calls under /api/${name}` })),
    paths,
    components: {
      schemas: { Error: ERROR_SCHEMA, ...Object.fromEntries(schemas) },
      responses: Object.fromEntries(responses),
      securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: 'sid' } },
    },
  };
}
