/** Replaces wouter's pattern parser (vite.config.ts): pages are found by `pageAt`. */

export function parse(): never {
  throw new Error('Pages are found by pageAt (web/routes.tsx)');
}
