/** Permission matrix rows for photos (C4.1, C16), in the order of actors in rights.test.ts; calls that take files. */
import { jpeg } from '../../jpeg.ts';
import { JPEG } from '../photos/pictures.ts';
import { EVERYBODY, REVIEWED } from './rights-statuses.ts';
import { CSV, CSV_FILE } from './rights-target.ts';

/** Calls that take a file. */
export const FILES: Record<string, object> = {
  'POST /api/imports': { body: CSV_FILE, headers: CSV },
  'POST /api/uploads': { body: jpeg(), headers: JPEG },
};

/** Rows of the matrix. */
export const PHOTO_RIGHTS: [call: string, statuses: string, body?: () => unknown][] = [
  ['POST /api/uploads', EVERYBODY(201)],
  ['GET /api/reports/public/photos', EVERYBODY(200)],
  ['GET /api/reports/public/:pictured/photos', EVERYBODY(200)],
  ['GET /api/reports/public/:report/photos', EVERYBODY(404)],
  ['GET /api/reports/public/:pictured/photos/:photo', EVERYBODY(200)],
  ['GET /api/reports/public/:pictured/photos/:photo/small', EVERYBODY(200)],
  ['GET /api/reports/:pictured/photos', REVIEWED],
  ['GET /api/reports/:pictured/photos/:photo', REVIEWED],
  ['GET /api/reports/:report/photos/:photo', '401 403 404 404 404 404 404'],
  ['GET /api/reports/:pictured/photos/:photo/published', REVIEWED],
  ['GET /api/reports/:pictured/photos/:photo/published/picture', REVIEWED],
  [
    'PUT /api/reports/:pictured/photos/:photo/published',
    REVIEWED,
    () => ({ upload: ':upload', description: 'The canopy latch.' }),
  ],
  ['DELETE /api/reports/:pictured/photos/:photo/published', '401 403 204 204 204 404 404'],
];
