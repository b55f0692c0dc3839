import { createHash } from 'node:crypto';

/** Changes with anything shown, about which it reveals nothing. */
export const revisionOf = (shown: unknown): string =>
  createHash('sha256').update(JSON.stringify(shown)).digest('base64url');
