/** Why the server refuses something, shown at a field of a staff page or sent to a program. {name} and {values} hold the API's own names; keep them. */

/** Names of fields, as used in the sentences. */
export const labels = {
  year: 'Rok',
  edition: 'Vydání',
  club: 'Aeroklub',
  keyword: 'Hledaný výraz',
  startDate: 'Od',
  endDate: 'Do',
  severity: 'Závažnost',
  aircraftCategory: 'Kategorie letadla',
  approvalStatus: 'Stav schválení',
  language: 'Jazyk',
  flightPhase: 'Fáze letu',
  operationType: 'Druh provozu',
  worldRegion: 'Země',
  question: 'Otázka',
  occurrenceCategory: 'Kategorie události',
  action: 'Úkon',
  name: 'Jméno',
  email: 'E-mail',
  code: 'Kód',
  recoveryCode: 'Záchranný kód',
  whatNeedsToBeDone: 'Co je třeba udělat',
  details: 'Podrobnosti',
  who: 'Zodpovídá',
  result: 'Výsledek',
  checkOn: 'Ověřit dne',
  dueOn: 'Termín',
  report: 'Hlášení',
  reply: 'Co si přečte oznamovatel',
  takenBy: 'Řeší',
  note: 'Poznámka',
  comment: 'Komentář',
  publicHeadline: 'Veřejný nadpis',
  awareAt: 'Kdy se o tom aeroklub dozvěděl',
  notReportable: 'Proč nepodléhá hlášení',
  sentOn: 'Odesláno dne',
  reference: 'Číslo jednací',
};

/** For programs: one of the values of a list. */
export const oneOf = '{name} musí být jedno z {values}';
export const oneOfOrNull = '{name} musí být jedno z {values}, nebo null';
export const mustBe = '{name} musí být {value}';
export const mustBeId = '{name} musí být id';
export const mustBeUuid = '{name} musí být UUID';
export const nameMustBeText = '{name} musí být text';
export const notValid = '{name}: neplatná hodnota';
export const badCursor = 'cursor musí být jeden z těch, které vrátil seznam';
export const badLimit = 'limit musí být celé číslo od 1 do {max}';
export const badIds = 'ids smí uvést nejvýš {max} hlášení, oddělených čárkami';
export const badLanguage = 'Jazyk musí být kód ISO 639-1, například de';
export const fourDigits = 'Rok musí mít čtyři číslice';
export const editionOf = 'Vydání musí být team nebo members';
export const statusOf = 'Stav schválení musí být pending nebo approved';
export const categoryId = 'Kategorie události musí být id některé z nich';
export const auditedAction = 'Úkon musí být některý z těch, které se zapisují';

/** Users and keys of an account. */
export const nameRequired = 'Zadejte jméno';
export const selectRole = 'Vyberte prosím roli';
export const roleAndClub = 'Role a aeroklub k sobě musí patřit';
export const sixDigits = 'Zadejte šest číslic, které ukazuje aplikace';
export const oneOfYourCodes = 'Zadejte jeden ze svých záchranných kódů';
export const noPasskey = 'Prohlížeč nepředal žádný přístupový klíč';
export const oneWay = 'Pošlete jedno z totp, recovery a passkey';
export const passkeyName = 'Pojmenujte přístupový klíč';
export const linkIncomplete = 'Odkaz není celý';
export const currentPasswordRequired = 'Zadejte současné heslo';

/** Settings of a club. */
export const badEntity = 'responsibleEntity musí být id ze seznamu úřadů daného formátu, nebo null';
export const badZone = 'timeZone musí být název časového pásma IANA, například Europe/Berlin';
export const badCoarse = 'coarse musí být {date?, time?, place?, type?}';

/** Review of a report. */
export const badRedactions = 'redactions musí být seznam položek {field, start, end, action, replacement?}';
export const badOffset = 'start a end musí být celá čísla od 0';
export const badReplacement = 'Náhrada je jeden řádek o nejvýš {max} znacích';
export const redactionAction = 'action musí být replace nebo keep';
export const endBeforeStart = 'end nesmí být před start';
export const tooManyRedactions = 'Změnit lze nejvýš {max} míst v textu';
export const replacementsTooLong = 'Náhrady v jednom textu mohou mít dohromady nejvýš {max} znaků';
export const nameLanguage = 'Uveďte prosím jazyk';

/** Follow-up of a report, and actions. */
export const chooseOfSafetyTeam = 'Vyberte prosím někoho z bezpečnostního týmu';
export const writeReply = 'Napište prosím, co si má oznamovatel přečíst';
export const tooManyCategories = 'Vyberte prosím ze seznamu různé kategorie, nejvýš {max}';
export const tooManyEventTypes = 'Vyberte prosím ze seznamu různé druhy události, nejvýš {max}';
export const chooseClass = 'Vyberte prosím třídu ze seznamu';
export const chooseOutcome = 'Vyberte prosím následek ze seznamu';
export const chooseBarriers = 'Vyberte prosím ze seznamu, co ještě zbývalo';
export const chooseReason = 'Vyberte prosím důvod ze seznamu';
export const noSuchMessage = 'Tato zpráva neexistuje';
export const chooseOfClub = 'Vyberte prosím někoho z bezpečnostního týmu aeroklubu';
export const noSuchReport = 'Toto hlášení neexistuje';
export const dayFrom2000 = '{label}: musí to být den od roku 2000';
export const sayWhatToDo = 'Napište prosím, co je třeba udělat';
/** An action that is done cannot be dropped, and vice versa. */
export const doneNotDropped = 'Hotové opatření nelze zrušit; nejdřív ho znovu otevřete';
export const droppedNotDone = 'Zrušené opatření nemůže být hotové; nejdřív ho znovu otevřete';
export const workedOnlyIfDone = 'Zda opatření pomohlo, lze říct jen u hotového';

/** The authority. */
export const chooseFromList = 'Vyberte prosím ze seznamu: {label}';
export const dateAndTime = 'Uveďte prosím datum a čas, například 2026-06-03T10:00:00Z';
export const awareInFuture = 'Aeroklub se o tom nemohl dozvědět až v budoucnu';
export const sentDay = 'Uveďte prosím den odeslání (RRRR-MM-DD)';
export const sentInFuture = 'Den odeslání nesmí být v budoucnu';

/** Import of old reports. */
export const oneRowWithoutDay = 'Zvolte, co s 1 řádkem bez data';
export const rowsWithoutDay = 'Zvolte, co s řádky bez data ({rows})';
export const leaveOutOne = 'Vynechte 1 řádek, nebo opravte soubor';
export const leaveOut = 'Vynechte vadné řádky ({rows}), nebo opravte soubor';
export const badColumns = 'columns musí být seznam položek {header, field}, každé field jednou nebo null';
export const columnsOfFile = 'columns musí být sloupce souboru ve stejném pořadí';
export const badUndated = 'undated musí být leave-out, today, nebo 1. leden roku od 1900 do letošního';
export const badValues = 'values musí dát slovům pole hodnotu z jeho seznamu, nebo null';
export const columnsTwice = 'dva sloupce nemohou být totéž pole';

/** A sealed report that waited on a device. */
export const unknownKey = 'Toto hlášení bylo zašifrováno klíčem, který server nemá';
export const cannotOpen = 'Toto zašifrované hlášení nelze otevřít';
