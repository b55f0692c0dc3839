/** Fixtures for authority files: a club with a regime, a complete report, and shortcuts to request its file. */
import { inflateRawSync } from 'node:zlib';
import type { Stage } from '../../stage.ts';

/** The Austrian authority. */
export const AUSTRIA = 2011;

/** Sets a regime for the ridge club; the valley club has none. */
export async function underRegime(stage: Stage, settings: object = { regime: 'EU', responsibleEntity: AUSTRIA }) {
  const url = `/api/clubs/${stage.clubs.ridge}/settings`;
  const answer = await stage.call('PATCH', url, { as: 'superAdmin', body: settings });
  if (answer.statusCode !== 200) throw new Error(answer.body);
}

/** The follow-up fields that a file requires. */
export const CODED = { occurrenceClass: 300, categories: [14], eventTypes: [2180300], outcome: 3, barriers: 3 };

/** A report of the ridge club that is complete enough for a file. */
export async function readyReport(stage: Stage, texts: Record<string, string> = {}, followUp: object = {}) {
  const required = { headline: 'Near miss in the circuit', localDate: '2026-06-01', locationOccurrence: 'Larkhope' };
  const id = await stage.report('ridge', { ...required, ...texts });
  const body = { ...CODED, ...followUp };
  await stage.call('PATCH', `/api/reports/${id}/follow-up`, { as: 'ridgeManager', body });
  return id;
}

/** The response to a request for the file. */
export const download = (stage: Stage, id: string, query = '') =>
  stage.call('GET', `/api/reports/${id}/e5x${query}`, { as: 'ridgeManager' });

/** Name and content of the only file in a zip, read from its central directory. */
export function unzip(zip: Buffer): { name: string; content: string } {
  const end = zip.lastIndexOf(Buffer.from('PK\u0005\u0006'));
  if (zip.readUInt16LE(end + 10) !== 1) throw new Error('not one file');
  const entry = zip.readUInt32LE(end + 16);
  const local = zip.readUInt32LE(entry + 42);
  const nameLength = zip.readUInt16LE(local + 26);
  const start = local + 30 + nameLength + zip.readUInt16LE(local + 28);
  const compressed = zip.subarray(start, start + zip.readUInt32LE(entry + 20));
  return {
    name: zip.toString('utf8', local + 30, local + 30 + nameLength),
    content: inflateRawSync(compressed).toString(),
  };
}

/** The XML of a report's file. */
export async function xmlOf(stage: Stage, id: string, query = ''): Promise<string> {
  const answer = await download(stage, id, query);
  if (answer.statusCode !== 200) throw new Error(answer.body);
  return unzip(answer.rawPayload).content;
}
