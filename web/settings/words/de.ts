/** The Club settings page: precision of public copies, language, time zone, authority, poster. */

/** Page heading and subtitle. */
export const clubSettings = 'Einstellungen des Vereins';
export const subtitle = 'Was für die Meldungen eines Vereins gilt';
export const accessDenied = 'Kein Zugang. Nur Admins und Super-Admins können die Einstellungen eines Vereins ändern.';
export const loadingSettings = 'Einstellungen werden geladen…';
export const settingsNotLoaded = 'Die Einstellungen konnten nicht geladen werden.';
export const chooseClub = 'Wähle einen Verein, um seine Einstellungen zu sehen.';
/** A link. */
export const importOldReports = 'Alte Meldungen importieren';

/** Heading, text and link of a card: a poster with a QR code for the wall of the clubhouse. */
export const onTheWall = 'An der Wand';
export const oneA4 = 'Ein A4-Blatt mit QR-Code, der das Formular öffnet; dieser Verein ist darin schon gewählt.';
export const poster = 'Aushang';

/** Beside a disabled button. */
export const nothingChanged = 'Noch ist nichts geändert.';
/** A button while busy. */
export const saving = 'Wird gespeichert…';
/** Title of a message; its text is one of the three that follow. */
export const settingsSaved = 'Einstellungen gespeichert';
export const copiesFromNow = 'Sie gelten für alles, was ab jetzt veröffentlicht wird.';
export const timesFromNow = 'Uhrzeiten erscheinen ab jetzt in dieser Zeitzone.';
export const dutyFromNow = 'Sie gelten ab jetzt.';
export const savingFailed = 'Speichern fehlgeschlagen';
export const failedToSave = 'Die Einstellungen konnten nicht gespeichert werden.';

/** Heading and text of a form: how precise public copies are about time, place and aircraft. */
export const whatCopiesTell = 'Was veröffentlichte Fassungen verraten';
export const whyCoarse =
  'Tag, Uhrzeit, Ort und Muster weisen auf einen Flug hin, und öffentliches Flugtracking macht aus einem Flug einen Namen. Jede Meldung, die ab jetzt veröffentlicht wird, beginnt mit dieser Auswahl; bei der Prüfung lässt sich davon abweichen. Was schon öffentlich ist, bleibt, wie es ist.';
/** Its button. */
export const saveSettings = 'Einstellungen speichern';

/** Heading and text of a form. */
export const time = 'Uhrzeit';
export const whatTimeZoneDoes =
  'Die Seiten des Sicherheitsteams zeigen Uhrzeiten in dieser Zeitzone, und Mails zu festen Zeiten richten sich nach ihr. Tage ohne Uhrzeit gelten in UTC.';
/** Label of its field. */
export const timeZone = 'Zeitzone';
/** Its button. */
export const saveTimeZone = 'Zeitzone speichern';

/** Heading and text of a form: the language of the club. */
export const language = 'Sprache';
export const whatLanguageDoes =
  'In dieser Sprache erscheint der Aushang, und auch Mails an alle im Sicherheitsteam, die selbst keine Sprache gewählt haben.';
/** Label of its list, and the option of none. */
export const languageOfClub = 'Sprache des Vereins';
export const noLanguage = 'Keine: die Sprache dieser Installation';
/** Its button, and the message after it. */
export const saveLanguage = 'Sprache speichern';
export const languageFromNow = 'Aushang und Mails erscheinen ab jetzt in dieser Sprache.';

/** Heading and text of a form: the civil aviation authority. */
export const theAuthority = 'Die Behörde';
export const whatRulesAsk =
  'Die Verordnung (EU) Nr. 376/2014 verlangt, dass manche Ereignisse binnen 72 Stunden bei der Behörde sind. Wählst du ihre Regeln, zeigen Meldungen, wie viel Zeit noch bleibt, und lassen sich als Datei für das Portal der Behörde ausgeben.';
/** Label of a list, and its options: the rules that oblige a club to report. */
export const rules = 'Regeln';
export const regimes = {
  none: 'Keine: Von einer Behörde ist nirgends die Rede',
  EU: 'Europäische Union: Verordnung (EU) Nr. 376/2014',
  UK: 'Vereinigtes Königreich: UK-Verordnung (EU) Nr. 376/2014',
};
/** Label and hint of a list of authorities by state. */
export const authority = 'Behörde';
export const authorityHint =
  'An wen die Ereignisse des Vereins gemeldet werden: meist an die Behörde des eigenen Staates.';
export const notChosenYet = 'Noch nicht gewählt';
/** An authority that the list does not know; {number} is its id. */
export const authorityNumber = 'Nummer {number}';
/** Its button. */
export const saveAuthority = 'Behörde speichern';
