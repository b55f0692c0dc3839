/** Why the server refuses something, shown at a field of a staff page or sent to a program. {name} and {values} hold the API's own names; keep them. */

/** Names of fields, as used in the sentences. */
export const labels = {
  year: 'Jaar',
  edition: 'Uitgave',
  club: 'Club',
  keyword: 'Trefwoord',
  startDate: 'Vanaf',
  endDate: 'Tot en met',
  severity: 'Ernst',
  aircraftCategory: 'Soort toestel',
  approvalStatus: 'Status',
  language: 'Taal',
  flightPhase: 'Vluchtfase',
  operationType: 'Soort activiteit',
  worldRegion: 'Land of werelddeel',
  question: 'Vraag',
  occurrenceCategory: 'Soort voorval',
  action: 'Handeling',
  name: 'Naam',
  email: 'E-mail',
  code: 'Code',
  recoveryCode: 'Herstelcode',
  whatNeedsToBeDone: 'Wat er moet gebeuren',
  details: 'Details',
  who: 'Verantwoordelijke',
  result: 'Resultaat',
  checkOn: 'Controleren op',
  dueOn: 'Uiterlijk',
  report: 'Melding',
  reply: 'Wat de melder leest',
  takenBy: 'Opgepakt door',
  note: 'Notitie',
  comment: 'Analyse',
  publicHeadline: 'Openbare titel',
  awareAt: 'Bekend sinds',
  notReportable: 'Waarom niet meldingsplichtig',
  sentOn: 'Verstuurd op',
  reference: 'Referentie',
};

/** For programs: one of the values of a list. */
export const oneOf = '{name} moet één zijn van {values}';
export const oneOfOrNull = '{name} moet één zijn van {values}, of null';
export const mustBe = '{name} moet {value} zijn';
export const mustBeId = '{name} moet een id zijn';
export const mustBeUuid = '{name} moet een UUID zijn';
export const nameMustBeText = '{name} moet tekst zijn';
export const notValid = '{name} is ongeldig';
export const badCursor = 'cursor komt niet uit een lijst';
export const badLimit = 'limit moet een geheel getal van 1 tot en met {max} zijn';
export const badIds = 'ids mag hoogstens {max} meldingen noemen, met komma’s ertussen';
export const badLanguage = 'Taal moet een ISO 639-1-code zijn, zoals nl';
export const fourDigits = 'Jaar moet uit vier cijfers bestaan';
export const editionOf = 'Uitgave moet team of members zijn';
export const statusOf = 'Status moet pending of approved zijn';
export const categoryId = 'Soort voorval moet het id van een soort zijn';
export const auditedAction = 'Handeling moet er een zijn die in de auditlog komt';

/** Users and keys of an account. */
export const nameRequired = 'Vul een naam in';
export const selectRole = 'Kies een rol';
export const roleAndClub = 'Rol en club moeten bij elkaar passen';
export const sixDigits = 'Vul de zes cijfers in die je app toont';
export const oneOfYourCodes = 'Vul een van je herstelcodes in';
export const noPasskey = 'De browser gaf geen passkey';
export const oneWay = 'Stuur totp, recovery of passkey: één ervan';
export const passkeyName = 'Geef de passkey een naam';
export const linkIncomplete = 'De link is niet compleet';
export const currentPasswordRequired = 'Vul je huidige wachtwoord in';

/** Settings of a club. */
export const badEntity = 'responsibleEntity moet een id uit de autoriteitenlijst van het formaat zijn, of null';
export const badZone = 'timeZone moet de naam van een IANA-tijdzone zijn, zoals Europe/Berlin';
export const badCoarse = 'coarse moet {date?, time?, place?, type?} zijn';

/** Review of a report. */
export const badRedactions = 'redactions moet een lijst van {field, start, end, action, replacement?} zijn';
export const badOffset = 'start en end moeten gehele getallen vanaf 0 zijn';
export const badReplacement = 'Een vervanging is één regel van hoogstens {max} tekens';
export const redactionAction = 'action moet replace of keep zijn';
export const endBeforeStart = 'end mag niet voor start komen';
export const tooManyRedactions = 'Hoogstens {max} bewerkingen zijn mogelijk';
export const replacementsTooLong = 'De vervangingen in één tekst mogen samen hoogstens {max} tekens hebben';
export const nameLanguage = 'Vul een taal in';

/** Follow-up of a report, and actions. */
export const chooseOfSafetyTeam = 'Kies iemand van het veiligheidsteam';
export const writeReply = 'Schrijf wat de melder te lezen krijgt';
export const tooManyCategories = 'Kies hoogstens {max} verschillende soorten uit de lijst';
export const tooManyEventTypes = 'Kies hoogstens {max} verschillende soorten gebeurtenis uit de lijst';
export const chooseClass = 'Kies een klasse uit de lijst';
export const chooseOutcome = 'Kies een afloop uit de lijst';
export const chooseBarriers = 'Kies uit de lijst wat er nog over was';
export const chooseReason = 'Kies een reden uit de lijst';
export const noSuchMessage = 'Dit bericht bestaat niet';
export const chooseOfClub = 'Kies iemand van het veiligheidsteam van de club';
export const noSuchReport = 'Deze melding bestaat niet';
export const dayFrom2000 = '‘{label}’ moet een datum in 2000 of later zijn';
export const sayWhatToDo = 'Schrijf wat er moet gebeuren';
/** An action that is done cannot be dropped, and vice versa. */
export const doneNotDropped = 'Een afgeronde actie kan niet vervallen; heropen hem eerst';
export const droppedNotDone = 'Een vervallen actie kan niet worden afgerond; heropen hem eerst';
export const workedOnlyIfDone = 'Alleen bij een afgeronde actie kun je zeggen of het geholpen heeft';

/** The authority. */
export const chooseFromList = 'Kies uit de lijst: {label}';
export const dateAndTime = 'Vul een datum en tijd in, zoals 2026-06-03T10:00:00Z';
export const awareInFuture = 'De club kan er niet pas in de toekomst van weten';
export const sentDay = 'Vul de dag in waarop het verstuurd is (JJJJ-MM-DD)';
export const sentInFuture = 'De dag waarop het verstuurd is, kan niet in de toekomst liggen';

/** Import of old reports. */
export const oneRowWithoutDay = 'Kies wat er met 1 rij zonder datum gebeurt';
export const rowsWithoutDay = 'Kies wat er met {rows} rijen zonder datum gebeurt';
export const leaveOutOne = 'Laat 1 rij weg, of verbeter het bestand';
export const leaveOut = 'Laat {rows} rijen weg, of verbeter het bestand';
export const badColumns = 'columns moet een lijst van {header, field} zijn, elk veld één keer of null';
export const columnsOfFile = 'columns moeten die van het bestand zijn, in dezelfde volgorde';
export const badUndated =
  'undated moet leave-out of today zijn, of 1 januari van een jaar vanaf 1900 tot en met dit jaar';
export const badValues = 'values moet woorden van een veld een waarde uit zijn lijst geven, of null';
export const columnsTwice = 'twee kolommen kunnen niet hetzelfde veld zijn';

/** A sealed report that waited on a device. */
export const unknownKey = 'Deze melding is versleuteld voor een sleutel die de server niet heeft';
export const cannotOpen = 'Deze versleutelde melding kan niet worden geopend';
