/** Reads a backup of a database line by line. */

import { readBackup } from '../server/db/backup/read.ts';
import type { Database } from '../server/db/database.ts';

/** The chunks of a backup. */
export async function backupPieces(database: Database, now = new Date()): Promise<string[]> {
  const pieces: string[] = [];
  await database.plainSql('read', async (connection) => {
    for await (const text of readBackup(connection, now)) pieces.push(text);
  });
  return pieces;
}

export async function backupLines(database: Database, now = new Date()): Promise<string[]> {
  return (await backupPieces(database, now)).join('').trimEnd().split('\n');
}
