/** Why the server refuses something, shown at a field of a staff page or sent to a program. {name} and {values} hold the API's own names; keep them. */

/** Names of fields, as used in the sentences. */
export const labels = {
  year: 'År',
  edition: 'Utgåva',
  club: 'Klubb',
  keyword: 'Sökord',
  startDate: 'Från och med',
  endDate: 'Till och med',
  severity: 'Allvarlighetsgrad',
  aircraftCategory: 'Typ av luftfartyg',
  approvalStatus: 'Granskningsläge',
  language: 'Språk',
  flightPhase: 'Flygfas',
  operationType: 'Typ av verksamhet',
  worldRegion: 'Land eller region',
  question: 'Fråga',
  occurrenceCategory: 'Händelsekategori',
  action: 'Vad som gjordes',
  name: 'Namn',
  email: 'E-post',
  code: 'Kod',
  recoveryCode: 'Återställningskod',
  whatNeedsToBeDone: 'Vad som ska göras',
  details: 'Detaljer',
  who: 'Ansvarig',
  result: 'Resultat',
  checkOn: 'Kontrolleras',
  dueOn: 'Klar senast',
  report: 'Rapport',
  reply: 'Svaret till rapportören',
  takenBy: 'Handläggs av',
  note: 'Anteckning',
  comment: 'Kommentar',
  publicHeadline: 'Publicerad rubrik',
  awareAt: 'Klubben fick veta',
  notReportable: 'Varför den inte är rapporteringspliktig',
  sentOn: 'Skickad',
  reference: 'Referens',
};

/** For programs: one of the values of a list. */
export const oneOf = '{name} måste vara ett av {values}';
export const oneOfOrNull = '{name} måste vara ett av {values}, eller null';
export const mustBe = '{name} måste vara {value}';
export const mustBeId = '{name} måste vara ett id';
export const mustBeUuid = '{name} måste vara ett UUID';
export const nameMustBeText = '{name} måste vara text';
export const notValid = '{name} är ogiltigt';
export const badCursor = 'cursor är inte ett värde som en lista har lämnat';
export const badLimit = 'limit måste vara ett heltal från 1 till {max}';
export const badIds = 'ids får ange högst {max} rapporter, åtskilda med komma';
export const badLanguage = 'Språket måste vara en ISO 639-1-kod, till exempel de';
export const fourDigits = 'Året måste ha fyra siffror';
export const editionOf = 'Utgåvan måste vara team eller members';
export const statusOf = 'Granskningsläget måste vara pending eller approved';
export const categoryId = 'Händelsekategorin måste anges med sitt id';
export const auditedAction = 'Det måste vara något som aktivitetsloggen registrerar';

/** Users and keys of an account. */
export const nameRequired = 'Namnet behövs';
export const selectRole = 'Välj en roll';
export const roleAndClub = 'Roll och klubb måste passa ihop';
export const sixDigits = 'Ange de sex siffrorna som din app visar';
export const oneOfYourCodes = 'Ange en av dina återställningskoder';
export const noPasskey = 'Webbläsaren lämnade ingen passnyckel';
export const oneWay = 'Skicka ett av totp, recovery och passkey';
export const passkeyName = 'Ge passnyckeln ett namn';
export const linkIncomplete = 'Länken är inte fullständig';
export const currentPasswordRequired = 'Nuvarande lösenord behövs';

/** Settings of a club. */
export const badEntity = 'responsibleEntity måste vara ett id ur formatets lista över myndigheter, eller null';
export const badZone = 'timeZone måste vara namnet på en tidszon enligt IANA, till exempel Europe/Stockholm';
export const badCoarse = 'coarse måste vara {date?, time?, place?, type?}';

/** Review of a report. */
export const badRedactions = 'redactions måste vara en lista med {field, start, end, action, replacement?}';
export const badOffset = 'start och end måste vara heltal från 0';
export const badReplacement = 'En ersättning är en rad med högst {max} tecken';
export const redactionAction = 'action måste vara replace eller keep';
export const endBeforeStart = 'end får inte komma före start';
export const tooManyRedactions = 'Högst {max} maskeringar är möjliga';
export const replacementsTooLong = 'Ersättningarna i en text får ha högst {max} tecken tillsammans';
export const nameLanguage = 'Ange ett språk';

/** Follow-up of a report, and actions. */
export const chooseOfSafetyTeam = 'Välj någon i säkerhetsteamet';
export const writeReply = 'Skriv vad rapportören ska få läsa';
export const tooManyCategories = 'Välj högst {max} olika kategorier i listan';
export const tooManyEventTypes = 'Välj högst {max} olika händelsetyper i listan';
export const chooseClass = 'Välj en klass i listan';
export const chooseOutcome = 'Välj ett utfall i listan';
export const chooseBarriers = 'Välj i listan vad som återstod';
export const chooseReason = 'Välj ett skäl i listan';
export const noSuchMessage = 'Meddelandet finns inte';
export const chooseOfClub = 'Välj någon i klubbens säkerhetsteam';
export const noSuchReport = 'Rapporten finns inte';
export const dayFrom2000 = '{label}: ange en dag från år 2000 och framåt';
export const sayWhatToDo = 'Skriv vad som ska göras';
/** An action that is done cannot be dropped, and vice versa. */
export const doneNotDropped = 'En åtgärd som är klar kan inte strykas; öppna den först';
export const droppedNotDone = 'En struken åtgärd kan inte markeras som klar; öppna den först';
export const workedOnlyIfDone = 'Bara för en åtgärd som är klar kan du ange om den gav effekt';

/** The authority. */
export const chooseFromList = '{label}: välj i listan';
export const dateAndTime = 'Ange datum och tid, till exempel 2026-06-03T10:00:00Z';
export const awareInFuture = 'Klubben kan inte ha fått veta det i framtiden';
export const sentDay = 'Ange vilken dag den skickades (ÅÅÅÅ-MM-DD)';
export const sentInFuture = 'Dagen den skickades kan inte ligga i framtiden';

/** Import of old reports. */
export const oneRowWithoutDay = 'Välj vad som ska hända med 1 rad utan datum';
export const rowsWithoutDay = 'Välj vad som ska hända med {rows} rader utan datum';
export const leaveOutOne = 'Hoppa över 1 rad, eller rätta filen';
export const leaveOut = 'Hoppa över {rows} rader, eller rätta filen';
export const badColumns =
  'columns måste vara en lista med {header, field}, där varje fält förekommer en gång eller är null';
export const columnsOfFile = 'columns måste vara filens kolumner i filens ordning';
export const badUndated = 'undated måste vara leave-out, today eller den 1 januari ett år från 1900 till i år';
export const badValues = 'values måste ge orden i ett fält ett värde ur fältets lista, eller null';
export const columnsTwice = 'två kolumner kan inte vara samma fält';

/** A sealed report that waited on a device. */
export const unknownKey = 'Den här rapporten krypterades med en nyckel som servern inte har';
export const cannotOpen = 'Den här krypterade rapporten går inte att öppna';
