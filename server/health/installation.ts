/** What the health page tells of this program and its machine beside the database (contract C1.8). */
import { readFileSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { join } from 'node:path';
import type { Certificate } from '../../domain/health/certificate.ts';

export type Installation = {
  version: string;
  /** The embedded database's directory; `null` where the database is elsewhere. */
  dataDir: string | null;
  retentionDays: number | null;
  /** The mail server's certificate; `null` where mail is not set up. */
  certificate: (() => Promise<Certificate>) | null;
};

export function versionIn(dist: string): string {
  try {
    return readFileSync(join(dist, 'VERSION'), 'utf8').trim();
  } catch {
    return 'in development';
  }
}

/** How many bytes a process that is not root may still write beside a path. */
export async function freeBytes(path: string): Promise<number> {
  const { bavail, bsize } = await statfs(path);
  return bavail * bsize;
}
