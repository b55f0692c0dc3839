/** The review dialog: the safety manager's comment, the buttons that publish and hide, and why they are disabled. */

/** Titles and texts of messages, by action. */
export const done = { approve: 'Segnalazione approvata', comment: 'Commento salvato', hide: 'Segnalazione nascosta' };
export const doneDetails = {
  approve: 'Ora si legge fra le segnalazioni pubblicate.',
  comment: 'Commento interno aggiunto alla segnalazione.',
  hide: 'La segnalazione non è più pubblica.',
};
export const failed = {
  approve: 'Approvazione non riuscita',
  comment: 'Commento non salvato',
  hide: 'Segnalazione non nascosta',
};
/** The same as a sentence, in the message below it. */
export const failedSentences = {
  approve: 'Non è stato possibile approvare la segnalazione.',
  comment: 'Non è stato possibile salvare il commento.',
  hide: 'Non è stato possibile nascondere la segnalazione.',
};
/** Title of a message if the comment is blank. */
export const commentRequired = 'Manca il commento';

/** Beside disabled buttons: why they are disabled. */
export const versionNotLoaded =
  'Non è stato possibile caricare la segnalazione aggiornata. Controlla la connessione a internet.';
export const waitingForPreview = 'In attesa dell’anteprima…';
export const nothingChanged = 'Non hai ancora cambiato nulla.';
export const overtaken = 'Qualcun altro ha modificato questa segnalazione. Scegli come continuare.';

/** Buttons; on a phone two share a row. */
export const saveCommentOnly = 'Salva il commento';
export const approveAndPublish = 'Approva e pubblica';
export const updateComment = 'Aggiorna il commento';
export const hideFromPublic = 'Nascondi';
export const hiding = 'Un momento…';
export const tryAgain = 'Riprova';

/** Above the buttons of a published report. */
export const isPublic = 'Questa segnalazione è pubblica';
export const feedReadersKeep = 'I lettori di feed possono conservare le copie che hanno già scaricato.';

/** An alert: the report has changed during its review; {changed} is `changedMeanwhile` in bold. */
export const changedSince =
  '{changed} questa segnalazione è cambiata dopo che avevi iniziato. Quello che hai scritto è ancora qui, ma non è salvato.';
export const changedMeanwhile = 'Modificata nel frattempo:';
/** Above the saved comment. */
export const savedComment = 'Il commento salvato:';
/** Buttons of the alert. */
export const continueWithMine = 'Continua con il mio';
export const useSavedVersion = 'Usa la versione salvata';

/** Above an unpublished report; {pending} is `pendingReview` in bold. */
export const pendingNote =
  '{pending} aggiungi la tua analisi e approva la segnalazione per farla leggere a tutti. Quello che fa riconoscere le persone viene reso anonimo in automatico.';
export const pendingReview = 'Da esaminare:';

/** The comment field: label, placeholder and hint. */
export const comment = 'Commento del team sicurezza';
export const commentPlaceholder = 'Analisi, che cosa si impara, raccomandazioni…';
export const commentHint = 'Se approvi la segnalazione, il commento si legge insieme alla versione pubblica';
/** The hint when the field is nearly full; {used} and {max} are numbers of characters. */
export const commentHintNearlyFull =
  'Se approvi la segnalazione, il commento si legge insieme alla versione pubblica. {used} caratteri su {max}.';

/** Before the name of the club that owns the report. */
export const club = 'Club: ';
/** A button that moves the report to another club. */
export const reassign = 'Passa ad altro club';
/** Title and button of a dialog, and the text below the title. */
export const reassignReport = 'Passa a un altro club';
export const reassignExplained =
  'Lo staff del nuovo club vedrà la segnalazione e i dati di contatto di chi ha segnalato; quello del vecchio club non li vedrà più.';
export const reassigning = 'Passaggio…';
/** Why the button is disabled. */
export const pleaseSelectClub = 'Scegli un club';
/** Label of a field, and its first option. */
export const newClub = 'Nuovo club';
export const selectClub = 'Scegli un club';
/** Messages. */
export const reassigned = 'Segnalazione passata a un altro club';
export const nowBelongsTo = 'Ora la segnalazione è di {club}.';
export const reassignFailed = 'Passaggio non riuscito';
export const reassignFailedSentence = 'Non è stato possibile passare la segnalazione a un altro club.';

/** A dialog shown instead of the report. */
export const doesNotExist = 'Questa segnalazione non esiste';
export const mayBelongElsewhere = 'Forse è di un altro club, oppure il link è incompleto.';
export const notLoaded = 'Non è stato possibile caricare la segnalazione';
export const loading = 'Caricamento della segnalazione…';

/** The question on closing the dialog: title, text and two buttons. */
export const discardUnsaved = 'Chiudere senza salvare?';
export const notSaved = 'Il commento e le tue scelte sulla versione pubblica non sono salvati.';
export const discard = 'Chiudi senza salvare';
export const keepWriting = 'Continua a scrivere';
