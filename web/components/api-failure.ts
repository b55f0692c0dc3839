/** Shows a failed call as a toast and field messages (C7.5). */
import type { FieldProblem, ProblemCode } from '../../domain/problems.ts';
import { ApiError, NetworkError } from '../api.ts';
import { toast } from '../ui/toast/toast.ts';

/** Shows the error's message (`STATUS: MESSAGE`, C3.2), or the fallback. */
export function toastFailure(title: string, problem: unknown, fallback: string): void {
  const description = (problem instanceof Error && problem.message) || fallback;
  toast({ title, description, destructive: true });
}

type FieldErrors = Record<string, string | undefined>;

/** The first message per field. */
export function errorsByField(problems: readonly FieldProblem[]): FieldErrors {
  return Object.fromEntries(problems.map(({ path, message }) => [path, message]).reverse());
}

export function fieldErrors(problem: unknown): FieldErrors {
  return errorsByField((problem instanceof ApiError && problem.errors) || []);
}

export function hasCode(problem: unknown, code: ProblemCode): boolean {
  return problem instanceof ApiError && problem.code === code;
}

export function hasStatus(problem: unknown, status: number): boolean {
  return problem instanceof ApiError && problem.status === status;
}

/** The response is lost; the server may have stored the change. */
export function mayBeStored(problem: unknown): boolean {
  return problem instanceof NetworkError;
}

/** What is shown may be out of date: the change may be stored, or what it changes is gone. */
export const isOutdated = (problem: unknown): boolean => mayBeStored(problem) || hasStatus(problem, 404);

/** Saves. If a response was lost, now or before a retry, what is stored already counts as saved. */
export async function saveUnlessStored<Saved>(
  save: () => Promise<Saved>,
  refetch: () => Promise<Saved>,
  isStored: (now: Saved) => boolean,
): Promise<Saved> {
  try {
    return await save();
  } catch (problem) {
    if (!mayBeStored(problem) && !hasStatus(problem, 409)) throw problem;
    const now = await refetch().catch(() => undefined);
    if (now === undefined || !isStored(now)) throw problem;
    return now;
  }
}
