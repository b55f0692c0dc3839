/** The review dialog: the safety manager's comment, the buttons that publish and hide, and why they are disabled. */

/** Titles and texts of messages, by action. */
export const done = { approve: 'Hlášení schváleno', comment: 'Komentář uložen', hide: 'Hlášení skryto' };
export const doneDetails = {
  approve: 'Hlášení je teď vidět mezi zveřejněnými.',
  comment: 'K hlášení přibyl interní komentář.',
  hide: 'Hlášení už není veřejné.',
};
export const failed = {
  approve: 'Neschváleno',
  comment: 'Komentář neuložen',
  hide: 'Hlášení neskryto',
};
/** The same as a sentence, in the message below it. */
export const failedSentences = {
  approve: 'Hlášení se nepodařilo schválit.',
  comment: 'Komentář se nepodařilo uložit.',
  hide: 'Hlášení se nepodařilo skrýt.',
};
/** Title of a message if the comment is blank. */
export const commentRequired = 'Chybí komentář';

/** Beside disabled buttons: why they are disabled. */
export const versionNotLoaded =
  'Současné znění hlášení se nepodařilo načíst. Zkontrolujte prosím připojení k internetu.';
export const waitingForPreview = 'Čekám na náhled…';
export const nothingChanged = 'Zatím se nic nezměnilo.';
export const overtaken = 'Hlášení změnil někdo jiný. Zvolte prosím, jak pokračovat.';

/** Buttons; on a phone two share a row. */
export const saveCommentOnly = 'Jen uložit komentář';
export const approveAndPublish = 'Schválit a zveřejnit';
export const updateComment = 'Změnit komentář';
export const hideFromPublic = 'Skrýt';
export const hiding = 'Skrývám…';
export const tryAgain = 'Zkusit znovu';

/** Above the buttons of a published report. */
export const isPublic = 'Toto hlášení je veřejné';
export const feedReadersKeep = 'Čtečky novinek si mohou ponechat, co už stáhly.';

/** An alert: the report has changed during its review; {changed} is `changedMeanwhile` in bold. */
export const changedSince =
  '{changed} Od chvíle, kdy jste začali, se hlášení změnilo. Co jste napsali, tu zůstalo, ale ještě není uložené.';
export const changedMeanwhile = 'Mezitím změněno:';
/** Above the saved comment. */
export const savedComment = 'Uložený komentář:';
/** Buttons of the alert. */
export const continueWithMine = 'Pokračovat s mým';
export const useSavedVersion = 'Použít uloženou verzi';

/** Above an unpublished report; {pending} is `pendingReview` in bold. */
export const pendingNote =
  '{pending} Doplňte svůj rozbor a hlášení schvalte, pak bude vidět mezi zveřejněnými. Údaje, podle nichž by šlo někoho poznat, se automaticky anonymizují.';
export const pendingReview = 'Čeká na posouzení:';

/** The comment field: label, placeholder and hint. */
export const comment = 'Komentář bezpečnostního týmu';
export const commentPlaceholder = 'Váš rozbor, poučení a případná doporučení…';
export const commentHint = 'Po schválení bude komentář veřejný';
/** The hint when the field is nearly full; {used} and {max} are numbers of characters. */
export const commentHintNearlyFull = 'Po schválení bude komentář veřejný. {used} z {max} znaků.';

/** Before the name of the club that owns the report. */
export const club = 'Aeroklub: ';
/** A button that moves the report to another club. */
export const reassign = 'Předat jinam';
/** Title and button of a dialog, and the text below the title. */
export const reassignReport = 'Předat hlášení';
export const reassignExplained = 'Hlášení i kontakt na oznamovatele uvidí tým nového aeroklubu; tým dosavadního už ne.';
export const reassigning = 'Předávám…';
/** Why the button is disabled. */
export const pleaseSelectClub = 'Vyberte prosím aeroklub';
/** Label of a field, and its first option. */
export const newClub = 'Nový aeroklub';
export const selectClub = 'Vyberte aeroklub';
/** Messages. */
export const reassigned = 'Hlášení předáno';
export const nowBelongsTo = 'Hlášení teď patří sem: {club}.';
export const reassignFailed = 'Hlášení nepředáno';
export const reassignFailedSentence = 'Hlášení se nepodařilo předat.';

/** A dialog shown instead of the report. */
export const doesNotExist = 'Toto hlášení neexistuje';
export const mayBelongElsewhere = 'Možná patří jinému aeroklubu, nebo odkaz není celý.';
export const notLoaded = 'Hlášení se nepodařilo načíst';
export const loading = 'Načítám hlášení…';

/** The question on closing the dialog: title, text and two buttons. */
export const discardUnsaved = 'Zahodit, co není uložené?';
export const notSaved = 'Váš komentář a rozhodnutí o zveřejněné verzi nejsou uložené.';
export const discard = 'Zahodit';
export const keepWriting = 'Psát dál';
