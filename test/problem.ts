/** How tests recognise a refusal: by its code, never by its words (C3.1, C14.7). */
import type { LightMyRequestResponse } from 'fastify';
import { expect } from 'vitest';
import { PROBLEM_HEADER, PROBLEMS, type ProblemCode } from '../domain/problems.ts';
import { STATUS } from '../server/http/errors.ts';

/** The body of an error response, exactly as in C3.1. */
type Refusal = { message: string; errors?: { path: string; message: string }[] };

/** What is wrong with an error response: its shape, its code, or a status unlike its code's; `null` if nothing. */
export function faultOf(status: number, code: unknown, text: string): string | null {
  if (typeof code !== 'string' || !Object.hasOwn(PROBLEMS, code)) return `no known code: ${String(code)}`;
  if (STATUS[code as ProblemCode] !== status) return `${code} is not ${status}`;
  const { message, errors = [], ...rest } = JSON.parse(text) as Refusal;
  const isBody = typeof message === 'string' && Object.keys(rest).length === 0;
  const areErrors = errors.every((each) => Object.keys(each).join() === 'path,message');
  return isBody && areErrors ? null : `not the shape of C3.1: ${text.slice(0, 200)}`;
}

/** The code of an error response; fails if it is not an error, or not as C3.1 and C14.7 say. */
export function problemOf({ statusCode, headers, body }: LightMyRequestResponse): ProblemCode {
  const code = headers[PROBLEM_HEADER.toLowerCase()];
  expect(faultOf(statusCode, code, body), `${statusCode} ${body.slice(0, 200)}`).toBeNull();
  return code as ProblemCode;
}

/** Expects a refusal with this code and, if given, at exactly these paths. */
export function expectProblem(answer: LightMyRequestResponse, code: ProblemCode, ...paths: string[]): void {
  const actual = ((answer.json() as Refusal).errors ?? []).map(({ path }) => path);
  expect([problemOf(answer), ...actual], answer.body.slice(0, 200)).toEqual([code, ...paths]);
}
