/** The review dialog: the report as submitted, section by section, and its reporter. */

/** Headings. */
export const description = 'Descrizione';
export const whenAndWhere = 'Quando e dove';
export const aircraft = 'Aeromobile';
export const flight = 'Volo e condizioni';
/** Before the headings of empty sections, separated by commas. */
export const notReported = 'Non indicato:';
/** A badge beside a field. */
export const notPublic = 'Non pubblico';

/**
 * After a marked word, for screen readers: {kind} is the kind of find (`name`), {outcome} what happened to it
 * (`replaced in the public copy`), {reason} why it was found.
 */
export const foundAs = '({kind}: {reason}, {outcome})';
/** Tooltip of a marked word. */
export const reasonAndOutcome = '{reason}: {outcome}';

/** Heading, its badge, labels of the section, and a note below them. */
export const reporterContact = 'Contatti di chi ha segnalato';
export const confidential = 'Riservato';
export const name = 'Nome';
export const email = 'Email';
export const phone = 'Telefono';
export const onlyForManagers =
  'Questi dati non vengono pubblicati: li vede solo il team sicurezza, per la gestione della segnalazione.';
export const contactErased = 'Nome, email e telefono di chi ha segnalato sono stati cancellati.';
export const maybeNeverKnown = 'Di una segnalazione importata forse non si sono mai saputi.';

/** A button, and title and button of its dialog. */
export const eraseContact = 'Cancella i dati di contatto';
export const eraseContactTitle = 'Cancella i dati di contatto';
export const erasing = 'Cancellazione…';
export const erasedForGood =
  'Nome, email e telefono di chi ha segnalato vengono cancellati per sempre. Non si può tornare indietro: dopo, nessuno potrà più fare domande a chi ha segnalato. Spariscono anche i messaggi che vi siete scritti, e il codice di ricevuta non vale più.';
export const whatStays =
  'Restano la segnalazione con tutti gli altri campi, il tuo commento e la versione pubblica, dove i nomi sostituiti restano sostituiti. I backup già fatti contengono ancora i dati, finché non vengono eliminati.';
/** Messages. */
export const erased = 'Dati di contatto cancellati';
export const reportUnchanged = 'La segnalazione resta com’è.';
export const eraseFailed = 'Cancellazione non riuscita';
export const eraseFailedSentence = 'Non è stato possibile cancellare i dati di contatto.';

/** A button beside the language of the report, and its name for screen readers. */
export const change = 'Cambia';
export const changeLanguage = 'Cambia la lingua della segnalazione';
/** Title of a dialog, the text below it, and its button. */
export const languageOfReport = 'Lingua della segnalazione';
export const languageExplained =
  'I nomi si cercano con le regole di questa lingua, e il file per l’autorità la riporta.';
export const saveLanguage = 'Salva la lingua';
export const saving = 'Salvataggio…';
/** Why the button is disabled. */
export const enterLanguage = 'Indica una lingua';
/** Messages. */
export const languageSaved = 'Lingua salvata';
export const languageFailed = 'Lingua non salvata';
export const languageFailedSentence = 'Non è stato possibile salvare la lingua.';

/** A bar below the report while words in it are selected: its name for screen readers, its buttons and its field. */
export const replaceSelected = 'Sostituisci le parole selezionate';
export const leaveSelected = 'Lascia così le parole selezionate';
export const wordingInPlace = 'Testo da mettere al loro posto';
/** An example: `[removed]` is the placeholder that public copies show. */
export const removedOrReworded = '[rimosso], oppure “l’istruttore”';
export const replaceInCopy = 'Sostituisci';
