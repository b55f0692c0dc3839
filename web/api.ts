/** The fetch wrapper for all API calls (specification section 7, C3.1, C3.2). */

import { type Call, partsOf, type RequestBody, type ResponseOf } from '../domain/api/call.ts';
import { language } from '../domain/language/words/en.ts';
import type { FieldProblem, ProblemCode } from '../domain/problems.ts';
import { type Query, queryOf } from './paths.ts';
import * as words from './words/en.ts';

/** A refused call: reads `STATUS: MESSAGE`, with its code (C14.7) and broken rules (C3.2). */
export class ApiError extends Error {
  declare readonly status: number;
  declare readonly errors: readonly FieldProblem[] | undefined;
  /** Missing if a proxy answered. */
  declare readonly code: ProblemCode | null | undefined;

  constructor(status: number, message: string, errors?: readonly FieldProblem[], code?: ProblemCode | null) {
    super(`${status}: ${message}`);
    this.status = status;
    this.errors = errors;
    this.code = code;
  }
}

/** The message without its status (C3.2). */
export const failureText = (problem: unknown): string => (problem as Error).message.replace(/^\d{3}: /, '');

export const NO_CONNECTION = words.noConnection;

/** No response: offline, or the connection was lost. */
export class NetworkError extends Error {
  constructor(cause: unknown) {
    super(NO_CONNECTION, { cause });
  }
}

async function failureOf(response: Response): Promise<ApiError> {
  const text = await response.text().catch(() => '');
  try {
    const body = JSON.parse(text) as { message?: unknown; errors?: FieldProblem[] } | null;
    if (typeof body?.message === 'string') {
      const code = response.headers.get('Problem') as ProblemCode | null;
      // Only responses with a code are ours, in the shape of C3.1.
      return new ApiError(response.status, body.message, code ? body.errors : undefined, code);
    }
  } catch {
    // From a proxy; there is only text.
  }
  return new ApiError(response.status, text || response.statusText);
}

/** Rejects with `NetworkError` if a response is lost or cut off, unless the call was aborted. */
const orNetworkError = <Result>(work: Promise<Result>, { signal }: RequestInit): Promise<Result> =>
  work.catch((cause: unknown) => {
    throw signal?.aborted ? cause : new NetworkError(cause);
  });

/** Throws `ApiError` if refused, `NetworkError` without a response. */
export async function request(url: string, init: RequestInit = {}): Promise<Response> {
  const headers = { 'Accept-Language': language, ...init.headers };
  const response = await orNetworkError(fetch(url, { credentials: 'same-origin', ...init, headers }), init);
  if (!response.ok) throw await failureOf(response);
  return response;
}

/** The body, `undefined` for 204, and the response. */
async function load(url: string, init: RequestInit): Promise<[unknown, Response]> {
  const response = await request(url, init);
  return [response.status === 204 ? undefined : await orNetworkError(response.json(), init), response];
}

export async function getJson<T>(url: string, signal: AbortSignal | null = null): Promise<T> {
  return (await load(url, { signal }))[0] as T;
}

/** A page of a list, and the URL of the next (C3.11). */
export type ListPage<T> = { items: T[]; next: string | null };

type AnyCall = Call<unknown, unknown>;

type Parameters = Query & { id?: string };

export function urlOf(call: AnyCall, { id = '', ...query }: Parameters = {}): string {
  return partsOf(call).path.replace(':id', encodeURIComponent(id)) + queryOf(query);
}

export function get<ThisCall extends AnyCall>(
  call: ThisCall,
  parameters?: Parameters,
  signal?: AbortSignal,
): Promise<ResponseOf<ThisCall>> {
  return getJson(urlOf(call, parameters), signal);
}

/** The first page, or the one at `next`, from `Link: <…>; rel="next"`. */
export async function getPage<Item>(
  call: Call<Item[]>,
  parameters?: Parameters,
  signal: AbortSignal | null = null,
  next?: string | null,
): Promise<ListPage<Item>> {
  const [items, { headers }] = await load(next ?? urlOf(call, parameters), { signal });
  const after = /<([^>]+)>; rel="next"/.exec(headers.get('Link') ?? '')?.[1] ?? null;
  return { items: items as Item[], next: after };
}

type Options = { id?: string; headers?: Record<string, string> };

/** Resolves to the JSON body, or `undefined` for 204. */
export async function send<ThisCall extends Call<unknown>>(
  call: ThisCall,
  options?: Options,
): Promise<ResponseOf<ThisCall>>;
export async function send<ThisCall extends AnyCall>(
  call: ThisCall,
  options: Options & { body: RequestBody<ThisCall> },
): Promise<ResponseOf<ThisCall>>;
export async function send(
  call: AnyCall,
  { id = '', body, headers = {} }: Options & { body?: unknown } = {},
): Promise<unknown> {
  const init = {
    method: partsOf(call).method,
    headers: body ? { 'Content-Type': 'application/json', ...headers } : headers,
    body: body ? JSON.stringify(body) : null,
  };
  return (await load(urlOf(call, { id }), init))[0];
}
