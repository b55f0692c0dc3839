/** The page Audit Log, for super-admins: who did what, and when. */

/** Heading of the page, and name of the table. */
export const auditLog = 'Audit Log';
export const whoDidWhat = 'Who did what, and when. No report text, password or contact is kept here.';
export const accessDenied = 'Access denied. Only super-admins can read the audit log.';
export const loadingLog = 'Loading the audit log...';
export const logNotLoaded = 'The audit log could not be loaded.';
export const nothingDone = 'No entries of this kind in this period.';
/** What the button below the table loads more of, and the message where it could not. */
export const moreLines = 'Load more entries';
export const moreLinesFailed = 'More entries could not be loaded.';

/** Name of the group of filters, their labels, and the choice that filters nothing. */
export const filters = 'Filters';
export const action = 'Action';
export const allActions = 'All actions';
export const startDate = 'Start Date';
export const endDate = 'End Date';

/** Headings of columns. */
export const when = 'When';
export const who = 'Who';
export const what = 'What';
export const details = 'Details';
/** In place of a name. */
export const nobodySignedIn = 'Not signed in';
export const deletedUser = 'Deleted user';
/** What a line is about; {id} is the beginning of its number, such as 6a22e17c. */
export const subjects = {
  report: 'report {id}',
  club: 'club {id}',
  user: 'user {id}',
  action: 'action {id}',
  hazard: 'hazard {id}',
};
/** What else a line says: {name} is one of the names below, {value} a number or what stands under `values`. */
export const noted = '{name}: {value}';
/** The names; those of fields stand in a row after “fields” and “filters” too. */
export const names = {
  fields: 'fields',
  filters: 'filters',
  role: 'role',
  state: 'state',
  reason: 'reason',
  kind: 'kind',
  cause: 'why',
  photo: 'photo',
  photos: 'photos',
  report: 'report',
  had: 'had one',
  created: 'new account',
  second: 'second step',
  by: 'with',
  ended: 'ended',
  identifying: 'with names',
  text: 'text',
  identify: 'persons named',
  imported: 'imported',
  known: 'already there',
  leftOut: 'left out',
  undone: 'taken back',
  regime: 'regulation',
  responsibleEntity: 'authority',
  coarse: 'what public copies show',
  timeZone: 'time zone',
  phone: 'phone',
  registration: 'registration',
  number: 'number',
  address: 'address',
  coordinates: 'coordinates',
  link: 'link',
  handle: 'handle',
  date: 'date',
  time: 'time',
  marked: 'marked by hand',
  title: 'title',
  likelihood: 'likelihood',
  leftSeverity: 'severity after controls',
  leftLikelihood: 'likelihood after controls',
  reports: 'reports',
  actions: 'actions',
  worked: 'whether it helped',
  password: 'password',
  ownerId: 'who',
  ownerName: 'who',
  due: 'due',
  doneAt: 'done on',
  clubId: 'club',
};
/** What can be said of them: answers, second factors, which texts a file for the authority has and which file it is, and who had something erased. */
export const values = {
  true: 'yes',
  false: 'no',
  totp: 'app',
  passkey: 'passkey',
  recovery: 'recovery code',
  anonymised: 'anonymised',
  original: 'original',
  request: 'request',
  reporter: 'reporter',
  retention: 'storage period',
  initial: 'First notification',
  'follow-up': 'Preliminary results',
  final: 'Final results',
};
