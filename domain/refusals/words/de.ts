/** Why the server refuses something, shown at a field of a staff page or sent to a program. {name} and {values} hold the API's own names; keep them. */

/** Names of fields, as used in the sentences. */
export const labels = {
  year: 'Jahr',
  edition: 'Ausgabe',
  club: 'Verein',
  keyword: 'Stichwort',
  startDate: 'Von',
  endDate: 'Bis',
  severity: 'Schwere',
  aircraftCategory: 'Art des Luftfahrzeugs',
  approvalStatus: 'Stand der Freigabe',
  language: 'Sprache',
  flightPhase: 'Flugphase',
  operationType: 'Art des Fluges',
  worldRegion: 'Land oder Region',
  question: 'Frage',
  occurrenceCategory: 'Ereigniskategorie',
  action: 'Aktion',
  name: 'Name',
  email: 'E-Mail',
  code: 'Code',
  recoveryCode: 'Wiederherstellungscode',
  whatNeedsToBeDone: 'Was zu tun ist',
  details: 'Einzelheiten',
  who: 'Zuständig',
  result: 'Ergebnis',
  checkOn: 'Prüfen am',
  dueOn: 'Fällig am',
  report: 'Meldung',
  reply: 'Was die meldende Person liest',
  takenBy: 'Übernommen von',
  note: 'Notiz',
  comment: 'Kommentar',
  publicHeadline: 'Öffentliche Überschrift',
  awareAt: 'Bekannt seit',
  notReportable: 'Warum sie nicht meldepflichtig ist',
  sentOn: 'Gesendet am',
  reference: 'Aktenzeichen',
};

/** For programs: one of the values of a list. */
export const oneOf = '{name} muss einer dieser Werte sein: {values}';
export const oneOfOrNull = '{name} muss null oder einer dieser Werte sein: {values}';
export const mustBe = '{name} muss {value} sein';
export const mustBeId = '{name} muss eine ID sein';
export const mustBeUuid = '{name} muss eine UUID sein';
export const nameMustBeText = '{name} muss Text sein';
export const notValid = '{name} ist ungültig';
export const badCursor = 'cursor stammt nicht aus einer Liste';
export const badLimit = 'limit muss eine ganze Zahl von 1 bis {max} sein';
export const badIds = 'ids darf höchstens {max} Meldungen nennen, durch Kommas getrennt';
export const badLanguage = 'Die Sprache muss ein Code nach ISO 639-1 sein, zum Beispiel de';
export const fourDigits = 'Das Jahr muss vier Ziffern haben';
export const editionOf = 'Die Ausgabe muss team oder members sein';
export const statusOf = 'Der Stand der Freigabe muss pending oder approved sein';
export const categoryId = 'Die Ereigniskategorie muss die ID einer Kategorie sein';
export const auditedAction = 'Die Aktion muss eine sein, die im Protokoll steht';

/** Users and keys of an account. */
export const nameRequired = 'Bitte gib einen Namen an';
export const selectRole = 'Bitte wähle eine Rolle';
export const roleAndClub = 'Rolle und Verein passen nicht zusammen';
export const sixDigits = 'Gib die sechs Ziffern ein, die deine App zeigt';
export const oneOfYourCodes = 'Gib einen deiner Wiederherstellungscodes ein';
export const noPasskey = 'Der Browser hat keinen Passkey geliefert';
export const oneWay = 'Sende totp, recovery oder passkey, und nur eines davon';
export const passkeyName = 'Gib dem Passkey einen Namen';
export const linkIncomplete = 'Der Link ist unvollständig';
export const currentPasswordRequired = 'Bitte gib dein aktuelles Passwort an';

/** Settings of a club. */
export const badEntity = 'responsibleEntity muss null oder eine ID aus der Behördenliste des Formats sein';
export const badZone = 'timeZone muss der Name einer Zeitzone der IANA sein, zum Beispiel Europe/Berlin';
export const badCoarse = 'coarse muss {date?, time?, place?, type?} sein';

/** Review of a report. */
export const badRedactions = 'redactions muss eine Liste von {field, start, end, action, replacement?} sein';
export const badOffset = 'start und end müssen ganze Zahlen ab 0 sein';
export const badReplacement = 'Ein Ersatz ist eine Zeile mit höchstens {max} Zeichen';
export const redactionAction = 'action muss replace oder keep sein';
export const endBeforeStart = 'end darf nicht vor start liegen';
export const tooManyRedactions = 'Höchstens {max} Schwärzungen sind möglich';
export const replacementsTooLong = 'Alle Ersatztexte in einem Text dürfen zusammen höchstens {max} Zeichen haben';
export const nameLanguage = 'Bitte gib eine Sprache an';

/** Follow-up of a report, and actions. */
export const chooseOfSafetyTeam = 'Bitte wähle jemanden aus dem Sicherheitsteam';
export const writeReply = 'Bitte schreib, was die meldende Person lesen soll';
export const tooManyCategories = 'Bitte wähle höchstens {max} verschiedene Kategorien aus der Liste';
export const tooManyEventTypes = 'Bitte wähle höchstens {max} verschiedene Ereignisarten aus der Liste';
export const chooseClass = 'Bitte wähle eine Klasse aus der Liste';
export const chooseOutcome = 'Bitte wähle einen Ausgang aus der Liste';
export const chooseBarriers = 'Bitte wähle aus der Liste, welcher Schutz noch blieb';
export const chooseReason = 'Bitte wähle einen Grund aus der Liste';
export const noSuchMessage = 'Diese Nachricht gibt es nicht';
export const chooseOfClub = 'Bitte wähle jemanden aus dem Sicherheitsteam des Vereins';
export const noSuchReport = 'Diese Meldung gibt es nicht';
export const dayFrom2000 = '„{label}“ muss ein Datum ab dem Jahr 2000 sein';
export const sayWhatToDo = 'Bitte schreib, was zu tun ist';
/** An action that is done cannot be dropped, and vice versa. */
export const doneNotDropped = 'Eine erledigte Maßnahme lässt sich nicht verwerfen: Öffne sie erst wieder';
export const droppedNotDone = 'Eine verworfene Maßnahme kann nicht erledigt werden: Öffne sie erst wieder';
export const workedOnlyIfDone = 'Ob sie geholfen hat, lässt sich nur bei einer erledigten Maßnahme sagen';

/** The authority. */
export const chooseFromList = 'Bitte wähle aus der Liste: {label}';
export const dateAndTime = 'Bitte gib Datum und Uhrzeit an, zum Beispiel 2026-06-03T10:00:00Z';
export const awareInFuture = 'Der Verein kann nicht erst in Zukunft davon erfahren';
export const sentDay = 'Bitte gib an, wann es gesendet wurde (JJJJ-MM-TT)';
export const sentInFuture = 'Das Sendedatum kann nicht in der Zukunft liegen';

/** Import of old reports. */
export const oneRowWithoutDay = 'Wähle, was mit 1 Zeile ohne Datum geschehen soll';
export const rowsWithoutDay = 'Wähle, was mit {rows} Zeilen ohne Datum geschehen soll';
export const leaveOutOne = 'Lass 1 Zeile weg, oder berichtige die Datei';
export const leaveOut = 'Lass {rows} Zeilen weg, oder berichtige die Datei';
export const badColumns = 'columns muss eine Liste von {header, field} sein, jedes Feld einmal oder null';
export const columnsOfFile = 'columns müssen die Spalten der Datei in ihrer Reihenfolge sein';
export const badUndated = 'undated muss leave-out, today oder der 1. Januar eines Jahres von 1900 bis heute sein';
export const badValues = 'values muss Wörtern eines Feldes einen Wert seiner Liste oder null zuordnen';
export const columnsTwice = 'Zwei Spalten können nicht dasselbe Feld sein';

/** A sealed report that waited on a device. */
export const unknownKey = 'Diese Meldung wurde für einen Schlüssel versiegelt, den der Server nicht hat';
export const cannotOpen = 'Diese versiegelte Meldung lässt sich nicht öffnen';
