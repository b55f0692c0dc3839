/** The Club settings page: precision of public copies, language, time zone, authority, poster. */

/** Page heading and subtitle. */
export const clubSettings = 'Club settings';
export const subtitle = 'Settings for a club’s reports';
export const accessDenied = "Access denied. Only admins and super-admins can change a club's settings.";
export const loadingSettings = 'Loading the settings...';
export const settingsNotLoaded = 'The settings could not be loaded.';
export const chooseClub = 'Choose a club to see its settings.';
/** A link. */
export const importOldReports = 'Import old reports';

/** Heading, text and link of a card: a poster with a QR code for the wall of the clubhouse. */
export const onTheWall = 'On the wall';
export const oneA4 = 'One A4 page with a QR code that opens the form with this club selected.';
export const poster = 'Poster';

/** Beside a disabled button. */
export const nothingChanged = 'Nothing has been changed yet.';
/** A button while busy. */
export const saving = 'Saving...';
/** Title of a message; its text is one of the three that follow. */
export const settingsSaved = 'Settings saved';
export const copiesFromNow = 'They apply to what is published from now on.';
export const timesFromNow = 'Times are shown in this time zone from now on.';
export const dutyFromNow = 'They apply from now on.';
export const savingFailed = 'Saving failed';
export const failedToSave = 'Failed to save the settings.';

/** Heading and text of a form: how precise public copies are about time, place and aircraft. */
export const whatCopiesTell = 'What public copies show';
export const whyCoarse =
  'Day, time, place and aircraft type point to a flight, and public flight tracking turns a flight into a name. Every report that is published from now on starts with these choices; the reviewer can change them for each report. What is already public stays as it is.';
/** Its button. */
export const saveSettings = 'Save settings';

/** Heading and text of a form. */
export const time = 'Time';
export const whatTimeZoneDoes =
  'Staff pages show times in this time zone, and emails at fixed hours follow it. Dates shown without a time are in UTC.';
/** Label of its field. */
export const timeZone = 'Time zone';
/** Its button. */
export const saveTimeZone = 'Save the time zone';

/** Heading and text of a form: the language of the club. */
export const language = 'Language';
export const whatLanguageDoes =
  'The poster is in this language, and so are emails to staff who have not chosen a language themselves.';
/** Label of its list, and the option of none. */
export const languageOfClub = 'Language of the club';
export const noLanguage = 'None: the language of this installation';
/** Its button, and the message after it. */
export const saveLanguage = 'Save the language';
export const languageFromNow = 'The poster and emails are in this language from now on.';

/** Heading and text of a form: the civil aviation authority. */
export const theAuthority = 'The authority';
export const whatRulesAsk =
  'Regulation (EU) No 376/2014 requires some events to be reported to the authority within 72 hours. If you choose its rules, reports show how much time is left, and you can create a file from them for the authority’s portal.';
/** Label of a list, and its options: the rules that oblige a club to report. */
export const rules = 'Rules';
export const regimes = {
  none: 'None: nothing about an authority is shown',
  EU: 'European Union: Regulation (EU) No 376/2014',
  UK: 'United Kingdom: UK Regulation (EU) No 376/2014',
};
/** Label and hint of a list of authorities by state. */
export const authority = 'Authority';
export const authorityHint = 'Who the club’s events are reported to: usually the authority of its own state.';
export const notChosenYet = 'Not chosen yet';
/** An authority that the list does not know; {number} is its id. */
export const authorityNumber = 'Number {number}';
/** Its button. */
export const saveAuthority = 'Save the authority';
