/** Parses with a schema and reports every broken rule at once (C3.1) */
import type * as z from 'zod/mini';
import { validationMessage } from './language/validation-message.ts';
import { type FieldProblem, fieldProblem, PROBLEMS, Problem } from './problems.ts';
import { notValid } from './refusals/words/en.ts';

const pathOf = (path: readonly PropertyKey[]): string => path.map(String).join('.');

/** For rules without a message of their own, in place of the library's (C14.7). */
function fallbackMessage({ path = [] }: { path?: readonly PropertyKey[] | undefined }): string {
  return path.length === 0 ? PROBLEMS['request/invalid'] : validationMessage(notValid, { name: pathOf(path) });
}

/** A value such as 1e30 breaks several rules with the same message. Linear: a hostile body has thousands of errors. */
function withoutDuplicates(errors: FieldProblem[]): FieldProblem[] {
  return [...new Map(errors.map((error) => [`${error.path}\n${error.message}`, error])).values()];
}

export function check<Schema extends z.ZodMiniType>(
  schema: Schema,
  value: unknown,
): { value: z.output<Schema> } | { errors: FieldProblem[] } {
  const parsed = schema.safeParse(value, { error: fallbackMessage });
  if (parsed.success) return { value: parsed.data };
  return {
    errors: withoutDuplicates(parsed.error.issues.map(({ path, message }) => fieldProblem(pathOf(path), message))),
  };
}

/** Fields valid by themselves, for rules beyond the schema although another field is broken (C3.1). */
export function validFields<Shape extends Readonly<Record<string, z.ZodMiniType>>>(
  { shape }: z.ZodMiniObject<Shape>,
  sent: object,
): Partial<z.output<z.ZodMiniObject<Shape>>> {
  const valid: Record<string, unknown> = {};
  for (const [name, field] of Object.entries(shape)) {
    const parsed = field.safeParse((sent as Record<string, unknown>)[name]);
    if (parsed.success && parsed.data !== undefined) valid[name] = parsed.data;
  }
  return valid as Partial<z.output<z.ZodMiniObject<Shape>>>;
}

export function throwIfInvalid(errors: FieldProblem[]): void {
  if (errors.length > 0) throw new Problem('request/invalid', { errors });
}

export function validate<Schema extends z.ZodMiniType>(schema: Schema, value: unknown): z.output<Schema> {
  const result = check(schema, value);
  if ('errors' in result) throw new Problem('request/invalid', { errors: result.errors });
  return result.value;
}
