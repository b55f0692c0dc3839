// The page /submit once the button is pressed: sending, not sent, waiting on this device, sent.

/** The heading. */
export const submitted = 'Meldung gesendet';
export const thanks = 'Danke für deine Meldung. Das Sicherheitsteam wird sie prüfen.';
/** Two buttons. */
export const submitAnother = 'Weitere Meldung abgeben';
export const viewReports = 'Veröffentlichte Meldungen lesen';

/** A toast while the report is being sent, if somebody follows a link or goes back. */
export const stillSending = 'Deine Meldung wird gerade gesendet';
export const waitForCode = 'Bitte warte noch einen Moment auf deinen Belegcode.';

/** If fields are invalid: {complaints} are their messages, separated by commas. */
export const refused = 'Angaben fehlerhaft: {complaints}';

/** A toast: some photos could not be sent. */
export const photosOmitted =
  'Die Meldung ging ohne einige ihrer Fotos ab. Du kannst sie später mit deinem Code nachreichen.';
/** Instead of thanks, if a log was still being read. */
export const logOmitted = 'Die Flugaufzeichnung ließ sich nicht rechtzeitig lesen und ist nicht Teil der Meldung.';
/** Below the code, if photos had been chosen. */
export const photosNotKept = 'Fotos werden nicht mit aufbewahrt. Du kannst sie später mit deinem Code nachreichen.';
/** Instead of thanks, without a connection: the heading, what happens next, and what the code is for until then. */
export const waits = 'Deine Meldung wartet';
export const notSentYet =
  'Noch nicht gesendet. Sie wird auf diesem Gerät versiegelt aufbewahrt und gesendet, sobald diese Seite offen ist und du online bist.';
export const openWithCode =
  'Solange sie wartet, kannst du sie mit diesem Code auf dieser Seite auch öffnen, ändern und senden.';
/** Instead of `notSentYet`, once it has been sent or deleted. */
export const nowSent = 'Sie ist jetzt gesendet.';
export const nowDeleted = 'Sie wurde von diesem Gerät gelöscht.';
/** The heading, once it has been deleted. */
export const deleted = 'Meldung gelöscht';
/** Why it cannot wait: five are already waiting, or the browser has no room. */
export const fiveWaiting =
  'Auf diesem Gerät warten schon fünf Meldungen. Sende oder lösche zuerst eine davon. Alles, was du geschrieben hast, ist noch da.';
export const noRoom =
  'Auf diesem Gerät ist kein Platz, um die Meldung aufzubewahren. Alles, was du geschrieben hast, ist noch da.';
