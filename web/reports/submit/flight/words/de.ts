// The flight log on the form of /submit: a file from a logger, read on the reporter's device and drawn as a curve.

/** The button that chooses a file, and the text below it. IGC is the file format of flight loggers. */
export const addLog = 'Flugaufzeichnung hinzufügen';
export const readHere = 'Eine IGC-Datei. Sie wird auf diesem Gerät gelesen, gesendet werden nur Höhen im Zeitverlauf.';

/** While the file is being read, and why there is no curve. */
export const reading = 'Die Aufzeichnung wird gelesen…';
export const tooLarge = 'Diese Datei ist größer als 10 MB und wurde nicht gelesen.';
export const noLog = 'Diese Datei ist keine Flugaufzeichnung (.igc), die hier gelesen werden kann.';
export const noHeights = 'Diese Aufzeichnung enthält keine Höhen.';
export const notRead = 'Die Aufzeichnung konnte nicht gelesen werden.';
/** After each of the four. */
export const withoutIt = 'Du kannst deine Meldung ohne sie senden.';
/** A button. */
export const remove = 'Aufzeichnung entfernen';

/** The name of the curve, and the text below it. */
export const yourFlight = 'Dein Flug';
export const whatIsSent =
  'Mit deiner Meldung werden dieser Höhenverlauf, der Start und der Moment gesendet, den du markierst: keine Position, kein Datum, kein Name. Nur dein Sicherheitsteam sieht ihn. Er wird nie veröffentlicht und zusammen mit deinen Kontaktdaten gelöscht.';

/** Above a slider; its name for screen readers; the mark ({at} is `1:05:30, 1,230 m`), or that there is none; a button. */
export const whenWasIt = 'Wann ist es passiert? Tippe auf die Kurve oder bewege den Regler.';
export const moment = 'Moment';
export const marked = 'Markiert: {at}';
export const notMarked = 'Es ist noch kein Moment markiert.';
export const removeMark = 'Markierung entfernen';

/** Above a list of fields with values from the log, and the button below it. */
export const canFill = 'Die Aufzeichnung kann ausfüllen, was noch leer ist:';
/** A time in that list, and what happened then; {time} is `14:32`. */
export const timeOfMoment = '{time} (der markierte Moment)';
export const timeOfLaunch = '{time} (der Start)';
export const timeOfStart = '{time} (Beginn der Aufzeichnung)';
export const fillIn = 'Diese Felder ausfüllen';
/** After pressing it. */
export const filledIn = 'Ausgefüllt. Bitte prüfe diese Felder im Formular.';
/** Above the curve of a report that was waiting on this device and has been opened. */
export const attached = 'Dieser Höhenverlauf ist deiner Meldung beigefügt.';
