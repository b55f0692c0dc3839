/** Public calls (C3) */

import type { NextStep } from '../auth/keys.ts';
import type { ClubRegime } from '../authority/regime.ts';
import type { Lesson } from '../briefing/briefing.ts';
import type { Club } from '../clubs/club.ts';
import type { DetectedLocation } from '../location/detected.ts';
import type { FirstPhoto, PublicPhoto } from '../photos/photo.ts';
import type { Upload } from '../photos/upload.ts';
import type { PublicCounts, PublicReport } from '../reports/public/public-report.ts';
import type { Submission, SubmissionResult } from '../reports/submission.ts';
import type { SealedReport, SubmissionKey } from '../sealing/sealed-report.ts';
import type { SignedIn, SignIn } from '../users/user.ts';
import type { Call } from './call.ts';

export const PUBLIC_CALLS = {
  listCommonFields: 'GET /api/common-fields' as Call<Record<string, string[]>>,
  listClubs: 'GET /api/clubs' as Call<Club[]>,
  getRegime: 'GET /api/clubs/:id/duties' as Call<ClubRegime>,
  detectLocation: 'GET /api/detect-location' as Call<DetectedLocation>,
  submitReport: 'POST /api/reports' as Call<SubmissionResult, Submission>,
  createUpload: 'POST /api/uploads' as Call<Upload, string>,
  getSubmissionKey: 'GET /api/submission-key' as Call<SubmissionKey>,
  submitSealedReport: 'POST /api/sealed-reports' as Call<SubmissionResult, SealedReport>,
  listPublicReports: 'GET /api/reports/public' as Call<PublicReport[]>,
  countPublicReports: 'GET /api/reports/public/counts' as Call<PublicCounts>,
  getPublicReport: 'GET /api/reports/public/:id' as Call<PublicReport>,
  listFirstPhotos: 'GET /api/reports/public/photos' as Call<FirstPhoto[]>,
  listPublicPhotos: 'GET /api/reports/public/:id/photos' as Call<PublicPhoto[]>,
  getPublicPhoto: 'GET /api/reports/public/:id/photos/:photoId' as Call<void>,
  getSmallPublicPhoto: 'GET /api/reports/public/:id/photos/:photoId/small' as Call<void>,
  getBriefing: 'GET /api/briefing' as Call<Lesson[]>,
  signIn: 'POST /api/auth/login' as Call<SignedIn | NextStep, SignIn>,
  signOut: 'POST /api/auth/logout' as Call<void>,
} as const;
