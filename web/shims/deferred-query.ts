/**
 * Stubs for Query's mutations and infinite queries (vite.config.ts), which public pages do not use: the code loads with
 * the first module that needs it. Saves a kilobyte per page.
 */

/** Query's `Mutation` class. */
export let Mutation: unknown;
export let infiniteQueryBehavior: unknown;

/** Called by Query's observers before they are used. */
export function provide(parts: { Mutation?: unknown; infiniteQueryBehavior?: unknown }): void {
  Mutation = parts.Mutation ?? Mutation;
  infiniteQueryBehavior = parts.infiniteQueryBehavior ?? infiniteQueryBehavior;
}
