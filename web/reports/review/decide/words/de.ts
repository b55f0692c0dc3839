/** The review dialog: the safety manager's comment, the buttons that publish and hide, and why they are disabled. */

/** Titles and texts of messages, by action. */
export const done = { approve: 'Meldung freigegeben', comment: 'Kommentar gespeichert', hide: 'Meldung verborgen' };
export const doneDetails = {
  approve: 'Sie steht jetzt bei den veröffentlichten Meldungen.',
  comment: 'Er steht jetzt bei der Meldung.',
  hide: 'Sie ist nicht mehr öffentlich zu sehen.',
};
export const failed = {
  approve: 'Freigeben fehlgeschlagen',
  comment: 'Speichern fehlgeschlagen',
  hide: 'Verbergen fehlgeschlagen',
};
/** The same as a sentence, in the message below it. */
export const failedSentences = {
  approve: 'Die Meldung konnte nicht freigegeben werden.',
  comment: 'Der Kommentar konnte nicht gespeichert werden.',
  hide: 'Die Meldung konnte nicht verborgen werden.',
};
/** Title of a message if the comment is blank. */
export const commentRequired = 'Kommentar fehlt';

/** Beside disabled buttons: why they are disabled. */
export const versionNotLoaded =
  'Der aktuelle Stand der Meldung konnte nicht geladen werden. Bitte prüfe deine Internetverbindung.';
export const waitingForPreview = 'Die Vorschau wird noch erstellt…';
export const nothingChanged = 'Noch ist nichts geändert.';
export const overtaken = 'Jemand anderes hat diese Meldung geändert. Bitte wähle, wie es weitergeht.';

/** Buttons; on a phone two share a row. */
export const saveCommentOnly = 'Nur speichern';
export const approveAndPublish = 'Veröffentlichen';
export const updateComment = 'Kommentar ändern';
export const hideFromPublic = 'Verbergen';
export const hiding = 'Wird verborgen…';
export const tryAgain = 'Noch einmal versuchen';

/** Above the buttons of a published report. */
export const isPublic = 'Diese Meldung ist öffentlich zu sehen';
export const feedReadersKeep = 'Was Feedreader schon geladen haben, kann dort bleiben.';

/** An alert: the report has changed during its review; {changed} is `changedMeanwhile` in bold. */
export const changedSince =
  '{changed} Diese Meldung hat sich geändert, seit du begonnen hast. Was du geschrieben hast, ist noch da, aber nicht gespeichert.';
export const changedMeanwhile = 'Inzwischen geändert:';
/** Above the saved comment. */
export const savedComment = 'Der gespeicherte Kommentar:';
/** Buttons of the alert. */
export const continueWithMine = 'Mit meinem Stand weiter';
export const useSavedVersion = 'Gespeicherte Fassung nehmen';

/** Above an unpublished report; {pending} is `pendingReview` in bold. */
export const pendingNote =
  '{pending} Schreib deine Auswertung und veröffentliche die Meldung, dann können alle sie lesen. Was jemanden erkennbar macht, wird automatisch anonymisiert.';
export const pendingReview = 'Wartet auf die Prüfung:';

/** The comment field: label, placeholder and hint. */
export const comment = 'Kommentar des Sicherheitsteams';
export const commentPlaceholder = 'Deine Auswertung, Lehren und Empfehlungen…';
export const commentHint = 'Wird mit der Meldung veröffentlicht';
/** The hint when the field is nearly full; {used} and {max} are numbers of characters. */
export const commentHintNearlyFull = 'Wird mit der Meldung veröffentlicht. {used} von {max} Zeichen.';

/** Before the name of the club that owns the report. */
export const club = 'Verein: ';
/** A button that moves the report to another club. */
export const reassign = 'Übergeben';
/** Title and button of a dialog, and the text below the title. */
export const reassignReport = 'Meldung übergeben';
export const reassignExplained =
  'Das Sicherheitsteam des neuen Vereins sieht dann diese Meldung samt Kontaktdaten, das des bisherigen nicht mehr.';
export const reassigning = 'Wird übergeben…';
/** Why the button is disabled. */
export const pleaseSelectClub = 'Bitte wähle einen Verein';
/** Label of a field, and its first option. */
export const newClub = 'Neuer Verein';
export const selectClub = 'Verein wählen';
/** Messages. */
export const reassigned = 'Meldung übergeben';
export const nowBelongsTo = 'Die Meldung gehört jetzt zu {club}.';
export const reassignFailed = 'Übergeben fehlgeschlagen';
export const reassignFailedSentence = 'Die Meldung konnte nicht übergeben werden.';

/** A dialog shown instead of the report. */
export const doesNotExist = 'Diese Meldung gibt es nicht';
export const mayBelongElsewhere = 'Vielleicht gehört sie zu einem anderen Verein, oder der Link ist unvollständig.';
export const notLoaded = 'Die Meldung konnte nicht geladen werden';
export const loading = 'Meldung wird geladen…';

/** The question on closing the dialog: title, text and two buttons. */
export const discardUnsaved = 'Nicht Gespeichertes verwerfen?';
export const notSaved =
  'Dein Kommentar und was du an der veröffentlichten Fassung entschieden hast, sind nicht gespeichert.';
export const discard = 'Verwerfen';
export const keepWriting = 'Weiterschreiben';
