/** The review dialog: the safety manager's comment, the buttons that publish and hide, and why they are disabled. */

/** Titles and texts of messages, by action. */
export const done = { approve: 'Melding goedgekeurd', comment: 'Analyse opgeslagen', hide: 'Melding verborgen' };
export const doneDetails = {
  approve: 'De melding staat nu bij de openbare meldingen.',
  comment: 'De analyse staat intern bij de melding.',
  hide: 'De melding is niet meer openbaar.',
};
export const failed = {
  approve: 'Goedkeuren mislukt',
  comment: 'Opslaan mislukt',
  hide: 'Verbergen mislukt',
};
/** The same as a sentence, in the message below it. */
export const failedSentences = {
  approve: 'De melding kon niet worden goedgekeurd.',
  comment: 'De analyse kon niet worden opgeslagen.',
  hide: 'De melding kon niet worden verborgen.',
};
/** Title of a message if the comment is blank. */
export const commentRequired = 'Analyse ontbreekt';

/** Beside disabled buttons: why they are disabled. */
export const versionNotLoaded =
  'De huidige versie van de melding kon niet worden geladen. Controleer je internetverbinding.';
export const waitingForPreview = 'Wachten op het voorbeeld…';
export const nothingChanged = 'Er is nog niets gewijzigd.';
export const overtaken = 'Iemand anders heeft deze melding gewijzigd. Kies hoe je verdergaat.';

/** Buttons; on a phone two share a row. */
export const saveCommentOnly = 'Alleen opslaan';
export const approveAndPublish = 'Publiceren';
export const updateComment = 'Analyse bijwerken';
export const hideFromPublic = 'Verbergen';
export const hiding = 'Verbergen…';
export const tryAgain = 'Opnieuw proberen';

/** Above the buttons of a published report. */
export const isPublic = 'Deze melding is openbaar';
export const feedReadersKeep = 'Feedlezers kunnen een kopie bewaren die ze al hebben opgehaald.';

/** An alert: the report has changed during its review; {changed} is `changedMeanwhile` in bold. */
export const changedSince =
  '{changed} Deze melding is veranderd terwijl je bezig was. Wat je schreef, staat er nog en is nog niet opgeslagen.';
export const changedMeanwhile = 'Intussen gewijzigd:';
/** Above the saved comment. */
export const savedComment = 'De opgeslagen analyse:';
/** Buttons of the alert. */
export const continueWithMine = 'Verder met de mijne';
export const useSavedVersion = 'Opgeslagen versie gebruiken';

/** Above an unpublished report; {pending} is `pendingReview` in bold. */
export const pendingNote =
  '{pending} Voeg je analyse toe en publiceer de melding; dan komt die bij de openbare meldingen. Herleidbare gegevens worden automatisch geanonimiseerd.';
export const pendingReview = 'Wacht op beoordeling:';

/** The comment field: label, placeholder and hint. */
export const comment = 'Analyse';
export const commentPlaceholder = 'Wat was de oorzaak, wat leren we ervan, en wat raad je aan?';
export const commentHint = 'Deze analyse wordt samen met de melding openbaar';
/** The hint when the field is nearly full; {used} and {max} are numbers of characters. */
export const commentHintNearlyFull = 'Deze analyse wordt samen met de melding openbaar. {used} van {max} tekens.';

/** Before the name of the club that owns the report. */
export const club = 'Club: ';
/** A button that moves the report to another club. */
export const reassign = 'Overdragen';
/** Title and button of a dialog, and the text below the title. */
export const reassignReport = 'Melding overdragen';
export const reassignExplained =
  'Het veiligheidsteam van de nieuwe club ziet dan deze melding en de contactgegevens van de melder; dat van de oude club niet meer.';
export const reassigning = 'Overdragen…';
/** Why the button is disabled. */
export const pleaseSelectClub = 'Kies een club';
/** Label of a field, and its first option. */
export const newClub = 'Nieuwe club';
export const selectClub = 'Kies een club';
/** Messages. */
export const reassigned = 'Melding overgedragen';
export const nowBelongsTo = 'De melding hoort nu bij {club}.';
export const reassignFailed = 'Overdragen mislukt';
export const reassignFailedSentence = 'De melding kon niet worden overgedragen.';

/** A dialog shown instead of the report. */
export const doesNotExist = 'Deze melding bestaat niet';
export const mayBelongElsewhere = 'Misschien hoort de melding bij een andere club, of is de link niet volledig.';
export const notLoaded = 'De melding kon niet worden geladen';
export const loading = 'Melding laden…';

/** The question on closing the dialog: title, text and two buttons. */
export const discardUnsaved = 'Weggooien wat niet is opgeslagen?';
export const notSaved = 'Je analyse en je keuzes voor de openbare versie zijn niet opgeslagen.';
export const discard = 'Weggooien';
export const keepWriting = 'Verder schrijven';
