/** Calls for signed-in staff (C3.10, C4) */
import type { Action, ActionChange, ActionCounts, NewAction } from '../actions/action.ts';
import type { Analytics } from '../analytics/analytics.ts';
import type { Annual } from '../annual/annual.ts';
import type { Attention } from '../attention/attention.ts';
import type { AuditEvent } from '../audit/audit.ts';
import type { AuthorityBrief, AuthorityCase, AuthorityChange, NewSentFile, SentFile } from '../authority/case.ts';
import type { E5xCheck } from '../authority/file/check.ts';
import type { AuthorityFacts, FactsChange } from '../authority/file/facts.ts';
import type { BriefingSuggestion, NewSuggestion } from '../briefing/briefing.ts';
import type { Club, ClubChange, NewClub } from '../clubs/club.ts';
import type { Poster } from '../clubs/poster.ts';
import type { ClubSettings, ClubSettingsChange } from '../clubs/settings.ts';
import type { Flight } from '../flight/flight.ts';
import type { FollowUpFields } from '../follow-up/fields.ts';
import type { ClosingRequest, FollowUp, FollowUpChange, ReplyRequest } from '../follow-up/follow-up.ts';
import type { FollowUpBrief, FollowUpCounts } from '../follow-up/overview.ts';
import type { Hazard, HazardCell, HazardChange, NewHazard } from '../hazards/hazard.ts';
import type { Health } from '../health/health.ts';
import type { ImportChange, ImportConfirm, ImportPreview, ImportResult, RecentImport } from '../imports/import.ts';
import type { MailChoices, MailChoicesChange } from '../mail/choices.ts';
import type { MailBrief } from '../mail/mail.ts';
import type { Photo, PhotoPublication, PublicPhoto } from '../photos/photo.ts';
import type { Conversation, Message, SeenUpTo, TeamMessage, Unseen } from '../receipt/conversation.ts';
import type { AddedDetail } from '../receipt/details.ts';
import type { Precision } from '../reports/public/precision.ts';
import type { LanguageChange, Preview, PreviewRequest, Reassignment, Review } from '../reports/review.ts';
import type { StaffCounts, StaffReport } from '../reports/staff-report.ts';
import type { Colleague } from '../users/colleague.ts';
import type { OwnLanguage, OwnLanguageChange } from '../users/language.ts';
import type { NewUser, PasswordChange, SignedIn, User, UserChange } from '../users/user.ts';
import type { Call } from './call.ts';

export const STAFF_CALLS = {
  checkSession: 'GET /api/auth/check' as Call<SignedIn>,
  changePassword: 'POST /api/auth/password' as Call<SignedIn, PasswordChange>,
  listReports: 'GET /api/reports' as Call<StaffReport[]>,
  countReports: 'GET /api/reports/counts' as Call<StaffCounts>,
  listAttention: 'GET /api/reports/attention' as Call<Attention[]>,
  getAnalytics: 'GET /api/analytics' as Call<Analytics>,
  getAnnual: 'GET /api/annual' as Call<Annual>,
  getReport: 'GET /api/reports/:id' as Call<StaffReport>,
  reassignReport: 'PATCH /api/reports/:id' as Call<StaffReport, Reassignment>,
  getSuggestion: 'GET /api/reports/:id/briefing' as Call<BriefingSuggestion | null>,
  suggestForBriefing: 'PUT /api/reports/:id/briefing' as Call<void, NewSuggestion>,
  withdrawSuggestion: 'DELETE /api/reports/:id/briefing' as Call<void>,
  changeLanguage: 'PATCH /api/reports/:id/language' as Call<StaffReport, LanguageChange>,
  previewReport: 'GET /api/reports/:id/public-preview' as Call<Preview>,
  previewReview: 'POST /api/reports/:id/public-preview' as Call<Preview, PreviewRequest>,
  getPrecision: 'GET /api/reports/:id/coarse' as Call<Precision>,
  approveReport: 'POST /api/reports/:id/approve' as Call<StaffReport, Review>,
  commentReport: 'POST /api/reports/:id/comment' as Call<StaffReport, Review>,
  hideReport: 'POST /api/reports/:id/hide' as Call<StaffReport>,
  eraseContact: 'DELETE /api/reports/:id/contact' as Call<void>,
  getFlight: 'GET /api/reports/:id/flight' as Call<Flight>,
  getFollowUp: 'GET /api/reports/:id/follow-up' as Call<FollowUp>,
  changeFollowUp: 'PATCH /api/reports/:id/follow-up' as Call<FollowUp, FollowUpChange>,
  closeFollowUp: 'POST /api/reports/:id/follow-up/close' as Call<FollowUp, ClosingRequest>,
  reopenFollowUp: 'POST /api/reports/:id/follow-up/reopen' as Call<FollowUp>,
  tellReporter: 'POST /api/reports/:id/follow-up/tell' as Call<FollowUp, ReplyRequest>,
  listMessages: 'GET /api/reports/:id/messages' as Call<Conversation>,
  sendMessage: 'POST /api/reports/:id/messages' as Call<Message, TeamMessage>,
  markMessagesSeen: 'POST /api/reports/:id/messages/seen' as Call<void, SeenUpTo>,
  countUnseenMessages: 'GET /api/reports/messages/unseen' as Call<Unseen>,
  listPhotos: 'GET /api/reports/:id/photos' as Call<Photo[]>,
  getPhoto: 'GET /api/reports/:id/photos/:photoId' as Call<Uint8Array>,
  getPublishedPhoto: 'GET /api/reports/:id/photos/:photoId/published' as Call<PublicPhoto>,
  getPublishedPicture: 'GET /api/reports/:id/photos/:photoId/published/picture' as Call<Uint8Array>,
  publishPhoto: 'PUT /api/reports/:id/photos/:photoId/published' as Call<Photo, PhotoPublication>,
  withdrawPhoto: 'DELETE /api/reports/:id/photos/:photoId/published' as Call<void>,
  listDetailsAdded: 'GET /api/reports/:id/details-added' as Call<AddedDetail[]>,
  listFollowUps: 'GET /api/follow-ups' as Call<FollowUpBrief[]>,
  countFollowUps: 'GET /api/follow-ups/counts' as Call<FollowUpCounts>,
  listFollowUpFields: 'GET /api/follow-up-fields' as Call<FollowUpFields>,
  exportReports: 'GET /api/reports.csv' as Call<string>,
  exportActions: 'GET /api/actions.csv' as Call<string>,
  exportHazards: 'GET /api/hazards.csv' as Call<string>,
  listImports: 'GET /api/imports' as Call<RecentImport[]>,
  createImport: 'POST /api/imports' as Call<ImportPreview, string>,
  changeImport: 'PATCH /api/imports/:id' as Call<ImportPreview, ImportChange>,
  confirmImport: 'POST /api/imports/:id/confirm' as Call<ImportResult, ImportConfirm>,
  undoImport: 'POST /api/imports/:id/undo' as Call<void>,
  listActions: 'GET /api/actions' as Call<Action[]>,
  countActions: 'GET /api/actions/counts' as Call<ActionCounts>,
  getAction: 'GET /api/actions/:id' as Call<Action>,
  createAction: 'POST /api/actions' as Call<Action, NewAction>,
  changeAction: 'PATCH /api/actions/:id' as Call<Action, ActionChange>,
  listHazards: 'GET /api/hazards' as Call<Hazard[]>,
  countHazards: 'GET /api/hazards/counts' as Call<HazardCell[]>,
  getHazard: 'GET /api/hazards/:id' as Call<Hazard>,
  createHazard: 'POST /api/hazards' as Call<Hazard, NewHazard>,
  changeHazard: 'PATCH /api/hazards/:id' as Call<Hazard, HazardChange>,
  getAuthority: 'GET /api/reports/:id/authority' as Call<AuthorityCase>,
  changeAuthority: 'PATCH /api/reports/:id/authority' as Call<AuthorityCase, AuthorityChange>,
  recordSentFile: 'POST /api/reports/:id/authority' as Call<SentFile, NewSentFile>,
  withdrawSentFile: 'DELETE /api/reports/:id/authority/:file' as Call<void>,
  getAuthorityFacts: 'GET /api/reports/:id/authority-facts' as Call<AuthorityFacts>,
  changeAuthorityFacts: 'PATCH /api/reports/:id/authority-facts' as Call<AuthorityFacts, FactsChange>,
  checkE5x: 'GET /api/reports/:id/e5x/check' as Call<E5xCheck>,
  downloadE5x: 'GET /api/reports/:id/e5x' as Call<Uint8Array>,
  listAuthority: 'GET /api/authority' as Call<AuthorityBrief[]>,
  listClubStaff: 'GET /api/clubs/:id/staff' as Call<Colleague[]>,
  getClubSettings: 'GET /api/clubs/:id/settings' as Call<ClubSettings>,
  changeClubSettings: 'PATCH /api/clubs/:id/settings' as Call<ClubSettings, ClubSettingsChange>,
  getPoster: 'GET /api/clubs/:id/poster' as Call<Poster>,
  createClub: 'POST /api/clubs' as Call<Club, NewClub>,
  changeClub: 'PATCH /api/clubs/:id' as Call<Club, ClubChange>,
  deleteClub: 'DELETE /api/clubs/:id' as Call<void>,
  listUsers: 'GET /api/users' as Call<User[]>,
  createUser: 'POST /api/users' as Call<User, NewUser>,
  changeUser: 'PATCH /api/users/:id' as Call<User, UserChange>,
  deleteUser: 'DELETE /api/users/:id' as Call<void>,
  listAudit: 'GET /api/audit' as Call<AuditEvent[]>,
  getMailChoices: 'GET /api/auth/notifications' as Call<MailChoices>,
  changeMailChoices: 'PATCH /api/auth/notifications' as Call<MailChoices, MailChoicesChange>,
  getOwnLanguage: 'GET /api/auth/language' as Call<OwnLanguage>,
  changeOwnLanguage: 'PATCH /api/auth/language' as Call<OwnLanguage, OwnLanguageChange>,
  listMail: 'GET /api/mail' as Call<MailBrief[]>,
  getHealth: 'GET /api/health' as Call<Health>,
} as const;
