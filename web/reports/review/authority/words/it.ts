/** The Authority tab of the report dialog: deadlines, the file for the aviation authority, and files sent to it. */

/** Name of the tab panel. */
export const authority = 'Autorità';
export const loading = 'Caricamento…';
/** {reason} is what went wrong. */
export const notLoaded = 'Non è stato possibile caricare questa parte: {reason}';
export const tryAgain = 'Riprova';

/** Section headings; the note is beside the first. */
export const deadlines = 'Scadenze';
export const someMustBeReported =
  'Alcuni eventi vanno segnalati all’autorità entro 72 ore. Crea qui il file, poi caricalo sul portale dell’autorità.';
export const fileForAuthority = 'File per l’autorità';
export const sentToAuthority = 'Invio all’autorità';

/** The three files that an authority receives, in order. */
export const kinds = {
  initial: 'Prima notifica',
  'follow-up': 'Risultati preliminari',
  final: 'Risultati finali',
};
/** A moment, such as `4 Jun 2026, 10:00 CEST`: {zone} is the short name of the time zone. */
export const moment = '{day}, {time} {zone}';
/** Beside the name of a file: {moment} as above. */
export const dueAt = 'scadenza {moment}';
/** Beside the name of a file: {day} is a day such as `3 Jun 2026`. */
export const sentOnDay = 'invio {day}';
/** {reason} was entered by a member of the safety team. */
export const notReportable = 'Nessun obbligo di segnalazione: {reason}';

/** Opens the form below it. */
export const changeDeadline = 'Cambia la scadenza, o indica che non c’è obbligo';
/** Field labels, each with its hint. {zone} is the short name of the time zone. */
export const awareAt = 'Quando il club ne è venuto a conoscenza ({zone})';
export const awareAtHint = 'Le 72 ore partono da qui. Se il campo è vuoto, partono dall’invio della segnalazione.';
export const whyNotReportable = 'Perché non c’è obbligo di segnalazione';
export const whyNotReportableHint =
  'Se scrivi un motivo, non vale nessuna scadenza. Se il campo è vuoto, l’evento va segnalato.';
/** A button, and its label while busy. */
export const save = 'Salva';
export const saving = 'Salvataggio…';
/** A message: its title and its text. */
export const notSaved = 'Non salvato';
export const couldNotBeSaved = 'Il salvataggio non è riuscito.';

/** Above the list of what the file still needs. */
export const fileIsComplete = 'Il file è completo.';
export const missingForFile = {
  one: 'Al file manca una cosa:',
  other: 'Al file mancano {count} cose:',
};
/** A link in that list, for those who may choose it. */
export const chooseAuthority = 'Scegli l’autorità del club nelle Impostazioni del club';

/** Opens the form below it; in brackets, the number of details added. */
export const detailsMissing = 'Dati che mancano nella segnalazione';
export const detailsMissingAdded = {
  one: 'Dati che mancano nella segnalazione ({count} aggiunto)',
  other: 'Dati che mancano nella segnalazione ({count} aggiunti)',
};
export const onlyForAuthority =
  'Solo per l’autorità: quello che inserisci qui sostituisce nel file il valore della segnalazione. La segnalazione resta com’è.';
/** Labels of fields. */
export const dayAndTime = {
  localDate: 'Data locale',
  localTime: 'Ora locale',
  utcDate: 'Data UTC',
  utcTime: 'Ora UTC',
};
/** Below a field: {value} is what the report says. */
export const reported = 'Nella segnalazione: {value}';
/** Below the State of Registry. */
export const unknownState =
  'Questo Stato non è noto e quindi non compare nel file. Inserisci il suo nome o il suo codice di due lettere.';
/** First option of a list: no value, or the report's value is used. */
export const notGiven = 'Non indicato';
export const asReported = 'Come nella segnalazione';
export const saveForAuthority = 'Salva per l’autorità';
/** A message: its title and its text. */
export const savedForAuthority = 'Salvato per l’autorità';
export const reportStays = 'La segnalazione resta com’è.';

/** Labels: which file, and which version of the texts. */
export const file = 'File';
export const texts = 'Testi';
export const fileTexts = {
  anonymised: 'Resi anonimi, come nella versione pubblica',
  original: 'Come li ha scritti chi ha segnalato',
};
export const includeRegistration = 'Includi marche e numero di serie dell’aeromobile';
/** A button, and why it is disabled. */
export const downloadFile = 'Scarica il file';
export const notCompleteYet = 'Il file non è ancora completo.';
/** Below the button: the file format is new, and no authority has yet confirmed that it accepts it. */
export const notYetAccepted = 'Per quanto ne sappiamo, nessuna autorità lo ha ancora accettato';
/** Name of a hidden link. */
export const theFile = 'Il file';
/** A dialog: its title, its text, its button. */
export const sendOwnWords = 'Inviare le parole di chi ha segnalato?';
export const textMayName =
  'Il testo può indicare persone, aeromobili e chi ha segnalato, e la banca dati dell’autorità lo conserva. A chi ha segnalato è stata promessa riservatezza. Ogni download di questo tipo viene registrato.';
export const downloadOriginal = 'Scarica l’originale';

/** Labels of fields. */
export const sentOn = 'Inviato il';
export const reference = 'Riferimento dell’autorità';
/** A button. */
export const markAsSent = 'Annota l’invio';
/** Title of a message. */
export const notMarkedAsSent = 'Invio non annotato';

/** List heading. */
export const whatWasSent = 'Che cosa è stato inviato';
/** A list item: {file} is one of `kinds`, {day} a day such as `3 Jun 2026`, {reference} the authority's reference. */
export const entry = '{file}, {day}';
export const entryWithReference = '{file}, {day}, rif. {reference}';
/** Below a list item: {name} is a person, {hash} a long number. */
export const recordedBy = 'Annotato da {name}.';
export const noFileDownloaded = 'Non era stato scaricato nessun file.';
export const sha256 = 'SHA-256 {hash}';
/** Beside a list item that no longer counts. */
export const withdrawn = 'Annotazione ritirata';
/** A button, also in the dialog, and its label while busy. */
export const withdraw = 'Ritira';
export const withdrawing = 'Ritiro…';
/** Title of a message. */
export const notWithdrawn = 'Annotazione non ritirata';
/** A dialog: its title and its text. */
export const withdrawEntry = 'Ritirare questa annotazione?';
export const staysInHistory =
  'Resta nella cronologia, barrata, e la sua scadenza torna a valere. Presso l’autorità non viene ritirato nulla.';
