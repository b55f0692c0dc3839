/** Peak memory of the built server while photos are stored and backed up, on the embedded engine. */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type ServerProcess, startServer } from '../../test/faults/server-process.ts';
import { signIn } from '../../test/faults/staff.ts';
import { jpeg } from '../../test/jpeg.ts';
import { memoryOf } from '../server/starts.ts';

const REPORTS = 125;
const PHOTO_BYTES = 1_000_000;

type MemoryFigures = { stored: number; backedUp: number; backupMs: number; fileMB: number };

async function post<Answer>(url: string, body: BodyInit, headers: Record<string, string>): Promise<Answer> {
  const answer = await fetch(url, { method: 'POST', headers, body });
  if (answer.status !== 201) throw new Error(`${url}: ${answer.status} ${await answer.text()}`);
  return answer.json() as Promise<Answer>;
}

async function submitReports({ address }: ServerProcess, photosEach: number): Promise<void> {
  const json = { 'content-type': 'application/json' };
  const headers = { ...json, cookie: await signIn(address) };
  const club = JSON.stringify({ name: 'Photo club', location: 'Field' });
  const { id: clubId } = await post<{ id: string }>(`${address}/api/clubs`, club, headers);
  const picture = new Uint8Array(jpeg({ data: PHOTO_BYTES }));
  for (let report = 0; report < REPORTS; report += 1) {
    const uploads: string[] = [];
    for (let photo = 0; photo < photosEach; photo += 1) {
      const sent = await post<{ id: string }>(`${address}/api/uploads`, picture, { 'content-type': 'image/jpeg' });
      uploads.push(sent.id);
    }
    const narrative = `The canopy latch was worn, report ${report}.`;
    const body = { clubId, narrative, reporterEmail: 'pat@example.org', uploads };
    await post(`${address}/api/reports`, JSON.stringify(body), json);
  }
}

async function backUp(directory: string, file: string): Promise<number> {
  const began = performance.now();
  const env = { PATH: process.env['PATH'], DATA_DIR: directory };
  const child = spawn(process.execPath, ['dist/server/commands/backup.js', file], { env, stdio: 'inherit' });
  const code = await new Promise((resolve) => child.once('exit', resolve));
  if (code !== 0) throw new Error('the backup failed');
  return performance.now() - began;
}

/** Starts a new server, submits reports with photos, and backs them up; memory is the peak so far, in MiB. */
export async function measurePhotos(photosEach: number): Promise<MemoryFigures> {
  const folder = mkdtempSync(join(tmpdir(), 'windsock-photos-'));
  const directory = join(folder, 'data');
  const file = join(folder, 'photos.windsock');
  const server = await startServer('dist', { databaseUrl: null, directory });
  try {
    await submitReports(server, photosEach);
    const stored = memoryOf(server).peak;
    const backupMs = await backUp(directory, file);
    return { stored, backedUp: memoryOf(server).peak, backupMs, fileMB: statSync(file).size / 1e6 };
  } finally {
    await server.end('SIGTERM');
    rmSync(folder, { recursive: true, force: true });
  }
}
