/**
 * Stands in for the pattern parser that wouter brings along (vite.config.ts): our pages are found by `pageAt`, which
 * knows no patterns.
 */

/** Never called: nothing of ours matches a path by a pattern. */
export function parse(): never {
  throw new Error('Pages are found by pageAt (web/routes.tsx)');
}
