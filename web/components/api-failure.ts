/** What a failed call tells the person: a toast, and the messages at their fields (specification section 8, C7.5). */
import type { ProblemCode } from '../../domain/problems.ts';
import { ApiError } from '../api.ts';
import { toast } from '../ui/toast/toast.ts';

/** A destructive toast with the thrown message (`STATUS: MESSAGE`, contract C3.2), or the default words. */
export function toastFailure(title: string, problem: unknown, fallback: string): void {
  const description = (problem instanceof Error && problem.message) || fallback;
  toast({ title, description, destructive: true });
}

/** The messages by field; the first of each. */
export function fieldErrors(problem: unknown): Record<string, string | undefined> {
  const errors = problem instanceof ApiError ? (problem.errors ?? []) : [];
  return Object.fromEntries([...errors].reverse().map(({ path, message }) => [path, message]));
}

/** True where the server refused with this code (C14.7). */
export function hasCode(problem: unknown, code: ProblemCode): boolean {
  return problem instanceof ApiError && problem.code === code;
}

export function hasStatus(problem: unknown, status: number): boolean {
  return problem instanceof ApiError && problem.status === status;
}
