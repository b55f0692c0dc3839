/**
 * Stands in for what Query runs changes and endless lists by (vite.config.ts). Nothing public has either, so their code comes
 * with the first module that does, which puts it here: a kilobyte less in every page.
 */

/** The class of one change, as Query's MutationCache makes them. */
export let Mutation: unknown;
/** How Query fetches the pages of an endless list. */
export let infiniteQueryBehavior: unknown;

/** Takes in what has come; called by Query's own observers, before anything is asked of them. */
export function bring(parts: { Mutation?: unknown; infiniteQueryBehavior?: unknown }): void {
  Mutation = parts.Mutation ?? Mutation;
  infiniteQueryBehavior = parts.infiniteQueryBehavior ?? infiniteQueryBehavior;
}
