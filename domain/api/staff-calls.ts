/** The calls of who is signed in (specification section 7, contract C3.10, C4). The other half: public-calls.ts. */
import type { AuditEvent } from '../audit/audit.ts';
import type { Club, ClubChange, NewClub } from '../clubs/club.ts';
import type { Preview, PreviewRequest, Reassignment, Review } from '../reports/review.ts';
import type { StaffCounts, StaffReport } from '../reports/staff-report.ts';
import type { NewUser, PasswordChange, SignedIn, User, UserChange } from '../users/user.ts';
import type { Call } from './call.ts';

/** By operation: the name that the API's document, its clients, the server and the pages call it by. */
export const STAFF_CALLS = {
  checkSession: 'GET /api/auth/check' as Call<SignedIn>,
  changePassword: 'POST /api/auth/password' as Call<SignedIn, PasswordChange>,
  listReports: 'GET /api/reports' as Call<StaffReport[]>,
  countReports: 'GET /api/reports/counts' as Call<StaffCounts>,
  getReport: 'GET /api/reports/:id' as Call<StaffReport>,
  reassignReport: 'PATCH /api/reports/:id' as Call<StaffReport, Reassignment>,
  previewReport: 'GET /api/reports/:id/public-preview' as Call<Preview>,
  previewReview: 'POST /api/reports/:id/public-preview' as Call<Preview, PreviewRequest>,
  approveReport: 'POST /api/reports/:id/approve' as Call<StaffReport, Review>,
  commentReport: 'POST /api/reports/:id/comment' as Call<StaffReport, Review>,
  hideReport: 'POST /api/reports/:id/hide' as Call<StaffReport>,
  eraseContact: 'DELETE /api/reports/:id/contact' as Call<void>,
  createClub: 'POST /api/clubs' as Call<Club, NewClub>,
  changeClub: 'PATCH /api/clubs/:id' as Call<Club, ClubChange>,
  deleteClub: 'DELETE /api/clubs/:id' as Call<void>,
  listUsers: 'GET /api/users' as Call<User[]>,
  createUser: 'POST /api/users' as Call<User, NewUser>,
  changeUser: 'PATCH /api/users/:id' as Call<User, UserChange>,
  deleteUser: 'DELETE /api/users/:id' as Call<void>,
  listAudit: 'GET /api/audit' as Call<AuditEvent[]>,
} as const;
