/** What the health page shows about the program and its machine (C1.8). */
import { readFileSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { join } from 'node:path';
import type { Certificate } from '../../domain/health/certificate.ts';

export type Installation = {
  version: string;
  /** Null if the database is elsewhere. */
  dataDir: string | null;
  retentionDays: number | null;
  /** Null if email is not set up. */
  certificate: (() => Promise<Certificate>) | null;
};

export function versionIn(dist: string): string {
  try {
    return readFileSync(join(dist, 'VERSION'), 'utf8').trim();
  } catch {
    return 'in development';
  }
}

/** Bytes that a process other than root's can still write. */
export async function freeBytes(path: string): Promise<number> {
  const { bavail, bsize } = await statfs(path);
  return bavail * bsize;
}
