/** Details of an audit log entry: a name and a value, as in `Reason: done`. */

/** {name} is one of the names below. */
export const named = '{name}: {value}';
/** Boolean values. */
export const yes = 'yes';
export const no = 'no';

/** Between two of them. */
export const separator = '; ';

/** What the value is. */
export const names = {
  cause: 'Why',
  photos: 'Photos',
  photo: 'Photo number',
  role: 'Role',
  fields: 'Fields',
  filters: 'Filters',
  state: 'State',
  report: 'Report',
  kind: 'Kind',
  second: 'Second factor',
  by: 'Method',
  reason: 'Reason',
  identifying: 'With registration and serial number',
  identify: 'With registration and serial number',
  text: 'Text',
  created: 'New account',
  had: 'One had been set up',
  ended: 'Sessions ended',
  imported: 'Imported',
  known: 'Already there',
  leftOut: 'Left out',
  undone: 'Undone',
  replaced: 'Replaced',
  settings: 'Settings',
};

/** Values by stored name. `way` is a sign-in method, `kind` a kind of file for the authority. */
export const values = {
  cause: {
    request: 'on request',
    reporter: 'by the reporter',
    retention: 'retention period over',
  },
  state: {
    open: 'open',
    accepted: 'accepted',
    closed: 'closed',
    done: 'done',
    dropped: 'dropped',
  },
  way: {
    totp: 'code from an app',
    recovery: 'recovery code',
    passkey: 'passkey',
  },
  kind: {
    initial: 'first notification',
    'follow-up': 'preliminary results',
    final: 'final results',
  },
  text: {
    anonymised: 'anonymised',
    original: 'as it was sent',
  },
};

/** Names of fields, filters and settings; those of a report have the names of its form. */
export const fields = {
  title: 'Title',
  password: 'Password',
  clubId: 'Club',
  severity: 'Severity',
  likelihood: 'Likelihood',
  leftSeverity: 'Severity after controls',
  leftLikelihood: 'Likelihood after controls',
  level: 'Level',
  ownerId: 'Owner',
  ownerName: 'Owner',
  due: 'Due',
  doneAt: 'Done on',
  worked: 'Whether it worked',
  mine: 'Only their own',
  reports: 'Reports',
  actions: 'Actions',
  reportId: 'Report',
  actionId: 'Action',
  topic: 'Topic',
  regime: 'Reporting rules',
  responsibleEntity: 'Authority',
  coarse: 'Precision of what is published',
  timeZone: 'Time zone',
};

/** What was replaced in a published report, and how often: `names 2`. */
export const kinds = {
  name: 'names',
  email: 'email addresses',
  phone: 'phone numbers',
  registration: 'registrations',
  club: 'clubs',
  number: 'numbers',
  address: 'addresses',
  coordinates: 'positions',
  link: 'web addresses',
  handle: 'social media handles',
  date: 'dates',
  time: 'times',
  marked: 'marked by hand',
};
