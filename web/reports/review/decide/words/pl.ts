/** The review dialog: the safety manager's comment, the buttons that publish and hide, and why they are disabled. */

/** Titles and texts of messages, by action. */
export const done = { approve: 'Zgłoszenie zatwierdzone', comment: 'Komentarz zapisany', hide: 'Zgłoszenie ukryte' };
export const doneDetails = {
  approve: 'Widać je teraz wśród opublikowanych zgłoszeń.',
  comment: 'Na razie widzi go tylko zespół.',
  hide: 'Nie widać go już wśród opublikowanych zgłoszeń.',
};
export const failed = {
  approve: 'Nie zatwierdzono zgłoszenia',
  comment: 'Nie zapisano komentarza',
  hide: 'Nie ukryto zgłoszenia',
};
/** The same as a sentence, in the message below it. */
export const failedSentences = {
  approve: 'Nie udało się zatwierdzić zgłoszenia.',
  comment: 'Nie udało się zapisać komentarza.',
  hide: 'Nie udało się ukryć zgłoszenia.',
};
/** Title of a message if the comment is blank. */
export const commentRequired = 'Brakuje komentarza';

/** Beside disabled buttons: why they are disabled. */
export const versionNotLoaded =
  'Nie udało się wczytać aktualnego stanu zgłoszenia. Proszę sprawdzić połączenie z internetem.';
export const waitingForPreview = 'Czekanie na podgląd…';
export const nothingChanged = 'Nic jeszcze nie zmieniono.';
export const overtaken = 'Ktoś inny zmienił to zgłoszenie. Proszę wybrać, co dalej.';

/** Buttons; on a phone two share a row. */
export const saveCommentOnly = 'Tylko zapisz';
export const approveAndPublish = 'Zatwierdź i opublikuj';
export const updateComment = 'Zapisz komentarz';
export const hideFromPublic = 'Ukryj zgłoszenie';
export const hiding = 'Ukrywanie…';
export const tryAgain = 'Spróbuj ponownie';

/** Above the buttons of a published report. */
export const isPublic = 'To zgłoszenie jest opublikowane';
export const feedReadersKeep = 'W czytnikach kanału Atom mogą pozostać kopie już pobrane.';

/** An alert: the report has changed during its review; {changed} is `changedMeanwhile` in bold. */
export const changedSince =
  '{changed} odkąd trwa to sprawdzanie, zgłoszenie się zmieniło. To, co wpisano tutaj, nie przepadło, ale nie jest jeszcze zapisane.';
export const changedMeanwhile = 'Zmiana w międzyczasie:';
/** Above the saved comment. */
export const savedComment = 'Zapisany komentarz:';
/** Buttons of the alert. */
export const continueWithMine = 'Zostań przy swoim';
export const useSavedVersion = 'Użyj zapisanej wersji';

/** Above an unpublished report; {pending} is `pendingReview` in bold. */
export const pendingNote =
  '{pending} wystarczy dodać analizę i zatwierdzić, a zgłoszenie ukaże się wśród opublikowanych. Informacje, po których można kogoś rozpoznać, zostaną automatycznie zanonimizowane.';
export const pendingReview = 'Czeka na sprawdzenie:';

/** The comment field: label, placeholder and hint. */
export const comment = 'Komentarz zespołu bezpieczeństwa';
export const commentPlaceholder = 'Analiza, wnioski i zalecenia na przyszłość…';
export const commentHint = 'Po zatwierdzeniu komentarz ukaże się razem ze zgłoszeniem';
/** The hint when the field is nearly full; {used} and {max} are numbers of characters. */
export const commentHintNearlyFull =
  'Po zatwierdzeniu komentarz ukaże się razem ze zgłoszeniem. Znaków: {used} z {max}.';

/** Before the name of the club that owns the report. */
export const club = 'Klub: ';
/** A button that moves the report to another club. */
export const reassign = 'Przekaż';
/** Title and button of a dialog, and the text below the title. */
export const reassignReport = 'Przekaż zgłoszenie';
export const reassignExplained =
  'Zgłoszenie i dane kontaktowe osoby zgłaszającej zobaczy zespół nowego klubu, a zespół dotychczasowego straci do nich dostęp.';
export const reassigning = 'Przekazywanie…';
/** Why the button is disabled. */
export const pleaseSelectClub = 'Proszę wybrać klub';
/** Label of a field, and its first option. */
export const newClub = 'Nowy klub';
export const selectClub = 'Wybierz klub';
/** Messages. */
export const reassigned = 'Zgłoszenie przekazane';
export const nowBelongsTo = 'Zajmuje się nim teraz klub {club}.';
export const reassignFailed = 'Nie przekazano zgłoszenia';
export const reassignFailedSentence = 'Nie udało się przekazać zgłoszenia.';

/** A dialog shown instead of the report. */
export const doesNotExist = 'To zgłoszenie nie istnieje';
export const mayBelongElsewhere = 'Może należeć do innego klubu albo link jest niepełny.';
export const notLoaded = 'Nie udało się wczytać zgłoszenia';
export const loading = 'Wczytywanie zgłoszenia…';

/** The question on closing the dialog: title, text and two buttons. */
export const discardUnsaved = 'Odrzucić niezapisane zmiany?';
export const notSaved = 'Komentarz i decyzje o wersji publicznej nie zostały zapisane.';
export const discard = 'Odrzuć';
export const keepWriting = 'Pisz dalej';
