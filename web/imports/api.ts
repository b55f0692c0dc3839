import { STAFF_CALLS } from '../../domain/api/staff-calls.ts';
import type { ImportChange, ImportPreview, ImportResult } from '../../domain/imports/import.ts';
import { request, send, urlOf } from '../api.ts';

export async function createImport(file: File, clubId: string): Promise<ImportPreview> {
  const response = await request(urlOf(STAFF_CALLS.createImport, { clubId }), {
    method: 'POST',
    headers: { 'Content-Type': 'text/csv' },
    body: file,
  });
  return (await response.json()) as ImportPreview;
}

/** Changes the interpretation; resolves to a new preview. */
export function changeImport(id: string, change: ImportChange): Promise<ImportPreview> {
  return send(STAFF_CALLS.changeImport, { id, body: change });
}

export function confirmImport(id: string, leaveOut: boolean): Promise<ImportResult> {
  return send(STAFF_CALLS.confirmImport, { id, body: { leaveOut } });
}

export function undoImport(id: string): Promise<void> {
  return send(STAFF_CALLS.undoImport, { id });
}
