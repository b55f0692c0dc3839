/** Why the server refuses something, shown at a field of a staff page or sent to a program. {name} and {values} hold the API's own names; keep them. */

/** Names of fields, as used in the sentences. */
export const labels = {
  year: 'Anno',
  edition: 'Edizione',
  club: 'Club',
  keyword: 'Parola cercata',
  startDate: 'Dal',
  endDate: 'Al',
  severity: 'Gravità',
  aircraftCategory: 'Categoria di aeromobile',
  approvalStatus: 'Stato di approvazione',
  language: 'Lingua',
  flightPhase: 'Fase di volo',
  operationType: 'Tipo di attività',
  worldRegion: 'Paese',
  question: 'Domanda',
  occurrenceCategory: 'Categoria di evento',
  action: 'Attività',
  name: 'Nome',
  email: 'Email',
  code: 'Codice',
  recoveryCode: 'Codice di recupero',
  whatNeedsToBeDone: 'Che cosa va fatto',
  details: 'Dettagli',
  who: 'Responsabile',
  result: 'Risultato',
  checkOn: 'Da verificare il',
  dueOn: 'Scadenza',
  report: 'Segnalazione',
  reply: 'Che cosa legge chi ha segnalato',
  takenBy: 'Presa in carico da',
  note: 'Nota',
  comment: 'Commento',
  publicHeadline: 'Titolo pubblico',
  awareAt: 'A conoscenza dal',
  notReportable: 'Perché non c’è obbligo di segnalazione',
  sentOn: 'Inviato il',
  reference: 'Riferimento',
};

/** For programs: one of the values of a list. */
export const oneOf = '{name}: deve essere uno di {values}';
export const oneOfOrNull = '{name}: deve essere uno di {values}, oppure null';
export const mustBe = '{name}: deve essere {value}';
export const mustBeId = '{name}: deve essere un id';
export const mustBeUuid = '{name}: deve essere un UUID';
export const nameMustBeText = '{name}: deve essere un testo';
export const notValid = '{name}: valore non valido';
export const badCursor = 'cursor non è uno di quelli dati da un elenco';
export const badLimit = 'limit deve essere un numero intero da 1 a {max}';
export const badIds = 'ids può indicare al massimo {max} segnalazioni, separate da virgole';
export const badLanguage = 'Lingua: serve un codice ISO 639-1, per esempio de';
export const fourDigits = 'Anno: servono quattro cifre';
export const editionOf = 'Edizione: deve essere team o members';
export const statusOf = 'Stato di approvazione: deve essere pending o approved';
export const categoryId = 'Categoria di evento: serve l’id di una categoria';
export const auditedAction = 'Attività: deve essere una di quelle registrate';

/** Users and keys of an account. */
export const nameRequired = 'Serve il nome';
export const selectRole = 'Scegli un ruolo';
export const roleAndClub = 'Ruolo e club devono essere compatibili';
export const sixDigits = 'Inserisci le sei cifre mostrate dalla tua app';
export const oneOfYourCodes = 'Inserisci uno dei tuoi codici di recupero';
export const noPasskey = 'Il browser non ha fornito nessuna passkey';
export const oneWay = 'Invia uno tra totp, recovery e passkey';
export const passkeyName = 'Dai un nome alla passkey';
export const linkIncomplete = 'Il link non è completo';
export const currentPasswordRequired = 'Serve la password attuale';

/** Settings of a club. */
export const badEntity = 'responsibleEntity deve essere un id dell’elenco delle autorità del formato, oppure null';
export const badZone = 'timeZone deve essere il nome di un fuso orario IANA, per esempio Europe/Berlin';
export const badCoarse = 'coarse deve essere {date?, time?, place?, type?}';

/** Review of a report. */
export const badRedactions = 'redactions deve essere un elenco di {field, start, end, action, replacement?}';
export const badOffset = 'start e end devono essere numeri interi da 0';
export const badReplacement = 'Una sostituzione è una riga sola, al massimo {max} caratteri';
export const redactionAction = 'action deve essere replace o keep';
export const endBeforeStart = 'end non può venire prima di start';
export const tooManyRedactions = 'Si possono fare al massimo {max} sostituzioni';
export const replacementsTooLong =
  'Le sostituzioni in uno stesso testo possono avere in tutto al massimo {max} caratteri';
export const nameLanguage = 'Indica una lingua';

/** Follow-up of a report, and actions. */
export const chooseOfSafetyTeam = 'Scegli una persona del team sicurezza';
export const writeReply = 'Scrivi quello che leggerà chi ha segnalato';
export const tooManyCategories = 'Scegli dall’elenco al massimo {max} categorie diverse';
export const tooManyEventTypes = 'Scegli dall’elenco al massimo {max} tipi di evento diversi';
export const chooseClass = 'Scegli una classe dall’elenco';
export const chooseOutcome = 'Scegli un esito dall’elenco';
export const chooseBarriers = 'Scegli dall’elenco quali difese restavano';
export const chooseReason = 'Scegli un motivo dall’elenco';
export const noSuchMessage = 'Questo messaggio non esiste';
export const chooseOfClub = 'Scegli una persona del team sicurezza del club';
export const noSuchReport = 'Questa segnalazione non esiste';
export const dayFrom2000 = '{label}: serve un giorno dal 2000 in poi';
export const sayWhatToDo = 'Scrivi che cosa va fatto';
/** An action that is done cannot be dropped, and vice versa. */
export const doneNotDropped = 'Un’azione conclusa non si può abbandonare; prima riaprila';
export const droppedNotDone = 'Un’azione abbandonata non si può concludere; prima riaprila';
export const workedOnlyIfDone = 'Si può dire se ha funzionato solo di un’azione conclusa';

/** The authority. */
export const chooseFromList = '{label}: scegli dall’elenco';
export const dateAndTime = 'Indica data e ora, per esempio 2026-06-03T10:00:00Z';
export const awareInFuture = 'Il club non può venirne a conoscenza nel futuro';
export const sentDay = 'Indica il giorno dell’invio (AAAA-MM-GG)';
export const sentInFuture = 'Il giorno dell’invio non può essere nel futuro';

/** Import of old reports. */
export const oneRowWithoutDay = 'Scegli che cosa fare di 1 riga senza data';
export const rowsWithoutDay = 'Scegli che cosa fare di {rows} righe senza data';
export const leaveOutOne = 'Escludi 1 riga, oppure correggi il file';
export const leaveOut = 'Escludi {rows} righe, oppure correggi il file';
export const badColumns = 'columns deve essere un elenco di {header, field}, ogni campo una volta sola oppure null';
export const columnsOfFile = 'columns deve contenere le colonne del file, nel loro ordine';
export const badUndated = 'undated deve essere leave-out, today, o il 1º gennaio di un anno dal 1900 a quello in corso';
export const badValues = 'values deve dare alle parole di un campo un valore del suo elenco, oppure null';
export const columnsTwice = 'due colonne non possono essere lo stesso campo';

/** A sealed report that waited on a device. */
export const unknownKey = 'Questa segnalazione è stata cifrata con una chiave che il server non ha';
export const cannotOpen = 'Questa segnalazione cifrata non può essere aperta';
