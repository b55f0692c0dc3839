/** Replaces wouter's pattern parser (vite.config.ts), since `pageAt` matches pages. */

export function parse(): never {
  throw new Error('Pages are found by pageAt (web/routes.tsx)');
}
