/** The review dialog: the safety manager's comment, the buttons that publish and hide, and why they are disabled. */

/** Titles and texts of messages, by action. */
export const done = {
  approve: 'Rapporten är godkänd',
  comment: 'Kommentaren är sparad',
  hide: 'Rapporten är dold',
};
export const doneDetails = {
  approve: 'Rapporten syns nu bland de publicerade säkerhetsrapporterna.',
  comment: 'Den står nu vid rapporten.',
  hide: 'Rapporten visas inte längre för allmänheten.',
};
export const failed = {
  approve: 'Rapporten godkändes inte',
  comment: 'Kommentaren sparades inte',
  hide: 'Rapporten doldes inte',
};
/** The same as a sentence, in the message below it. */
export const failedSentences = {
  approve: 'Rapporten kunde inte godkännas.',
  comment: 'Kommentaren kunde inte sparas.',
  hide: 'Rapporten kunde inte döljas.',
};
/** Title of a message if the comment is blank. */
export const commentRequired = 'Kommentar behövs';

/** Beside disabled buttons: why they are disabled. */
export const versionNotLoaded =
  'Den senaste versionen av rapporten kunde inte laddas. Kontrollera internetanslutningen.';
export const waitingForPreview = 'Väntar på förhandsvisningen…';
export const nothingChanged = 'Inget har ändrats ännu.';
export const overtaken = 'Någon annan har ändrat rapporten. Välj hur du vill fortsätta.';

/** Buttons; on a phone two share a row. */
export const saveCommentOnly = 'Spara bara kommentar';
export const approveAndPublish = 'Godkänn och publicera';
export const updateComment = 'Uppdatera kommentar';
export const hideFromPublic = 'Dölj rapporten';
export const hiding = 'Döljer…';
export const tryAgain = 'Försök igen';

/** Above the buttons of a published report. */
export const isPublic = 'Rapporten är publicerad';
export const feedReadersKeep = 'Flödesläsare kan ha kvar kopior som de redan har hämtat.';

/** An alert: the report has changed during its review; {changed} is `changedMeanwhile` in bold. */
export const changedSince =
  '{changed} Rapporten har ändrats sedan du började. Det du skrev finns kvar här och är inte sparat ännu.';
export const changedMeanwhile = 'Ändrad under tiden:';
/** Above the saved comment. */
export const savedComment = 'Den sparade kommentaren:';
/** Buttons of the alert. */
export const continueWithMine = 'Fortsätt med min';
export const useSavedVersion = 'Använd den sparade versionen';

/** Above an unpublished report; {pending} is `pendingReview` in bold. */
export const pendingNote =
  '{pending} Skriv din analys och godkänn rapporten för att visa den bland de publicerade säkerhetsrapporterna. Sådant som kan peka ut någon anonymiseras automatiskt.';
export const pendingReview = 'Väntar på granskning:';

/** The comment field: label, placeholder and hint. */
export const comment = 'Säkerhetsteamets kommentar';
export const commentPlaceholder = 'Skriv din analys, lärdomar och eventuella rekommendationer…';
export const commentHint = 'Kommentaren publiceras tillsammans med rapporten om den godkänns';
/** The hint when the field is nearly full; {used} and {max} are numbers of characters. */
export const commentHintNearlyFull =
  'Kommentaren publiceras tillsammans med rapporten om den godkänns. {used} av {max} tecken.';

/** Before the name of the club that owns the report. */
export const club = 'Klubb: ';
/** A button that moves the report to another club. */
export const reassign = 'Flytta';
/** Title and button of a dialog, and the text below the title. */
export const reassignReport = 'Flytta rapporten';
export const reassignExplained =
  'Säkerhetsteamet i den nya klubben får se rapporten och rapportörens kontaktuppgifter; teamet i den gamla ser dem inte längre.';
export const reassigning = 'Flyttar…';
/** Why the button is disabled. */
export const pleaseSelectClub = 'Välj en klubb';
/** Label of a field, and its first option. */
export const newClub = 'Ny klubb';
export const selectClub = 'Välj klubb';
/** Messages. */
export const reassigned = 'Rapporten är flyttad';
export const nowBelongsTo = 'Rapporten hör nu till {club}.';
export const reassignFailed = 'Rapporten flyttades inte';
export const reassignFailedSentence = 'Rapporten kunde inte flyttas.';

/** A dialog shown instead of the report. */
export const doesNotExist = 'Rapporten finns inte';
export const mayBelongElsewhere = 'Den kan höra till en annan klubb, eller så är länken inte fullständig.';
export const notLoaded = 'Rapporten kunde inte laddas';
export const loading = 'Laddar rapporten…';

/** The question on closing the dialog: title, text and two buttons. */
export const discardUnsaved = 'Kasta det du inte har sparat?';
export const notSaved = 'Din kommentar och dina val för den publicerade kopian är inte sparade.';
export const discard = 'Kasta';
export const keepWriting = 'Fortsätt skriva';
