/**
 * Replaces Query's mutations and endless lists (vite.config.ts), which no public page uses: their code comes with the
 * first module that does. Saves a kilobyte a page.
 */

/** Query's class of one mutation. */
export let Mutation: unknown;
export let infiniteQueryBehavior: unknown;

/** Called by Query's own observers before anything is asked of them. */
export function bring(parts: { Mutation?: unknown; infiniteQueryBehavior?: unknown }): void {
  Mutation = parts.Mutation ?? Mutation;
  infiniteQueryBehavior = parts.infiniteQueryBehavior ?? infiniteQueryBehavior;
}
