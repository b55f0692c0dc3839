/** The preview on the Import reports page: columns, dates and values to correct, and rows that cannot be imported. */

/** Heading; {name} is a file. */
export const previewOf = 'Náhled: {name}';
export const readingAgain = 'Čtu soubor znovu…';
/** The line below the heading; {parts} is two to four of the phrases that follow, with `·` between them. */
export const summary = '{parts}. Budou čekat na posouzení, každé pod svým dnem.';
export const rowsInFile = {
  one: '{count} řádek v souboru',
  few: '{count} řádky v souboru',
  other: '{count} řádků v souboru',
};
export const canBeImported = {
  one: '{count} hlášení lze importovat',
  few: '{count} hlášení lze importovat',
  other: '{count} hlášení lze importovat',
};
export const cannotBeImported = {
  one: '{count} řádek nelze importovat',
  few: '{count} řádky nelze importovat',
  other: '{count} řádků nelze importovat',
};
export const importedBefore = {
  one: '{count} řádek importován už dřív',
  few: '{count} řádky importovány už dřív',
  other: '{count} řádků importováno už dřív',
};

/** While busy. */
export const importing = 'Importuji…';
export const importingReports = {
  one: 'Importuji {count} hlášení: při jakékoli chybě se neimportuje nic. Stránku můžete zatím opustit.',
  few: 'Importuji {count} hlášení: buď všechna, nebo při jakékoli chybě žádné. Tisíce hlášení trvají až minutu. Stránku můžete zatím opustit.',
  other:
    'Importuji {count} hlášení: buď všechna, nebo při jakékoli chybě žádné. Tisíce hlášení trvají až minutu. Stránku můžete zatím opustit.',
};
/** Beside the buttons. */
export const chooseForUndated = 'Zvolte prosím, co s řádky bez data. Import lze do 24 hodin vrátit.';
export const nothingImportedYet =
  'Zatím se nic neimportovalo. Bez potvrzení se soubor po hodině smaže. Import lze do 24 hodin vrátit.';
/** Buttons. */
export const startAgain = 'Začít znovu';
/** The message if the server has no such file, then imports that can be undone. */
export const importGone =
  'Tento soubor už na serveru není. Buď byl importován a je v seznamu „Poslední importy“, nebo byl po hodině smazán. Začněte prosím znovu.';
/** Beside the message, if a choice could not be saved. */
export const tryAgain = 'Zkusit znovu';
export const importReports = {
  one: 'Importovat {count} hlášení',
  few: 'Importovat {count} hlášení',
  other: 'Importovat {count} hlášení',
};
/** The same if rows are left out; {andImport} is the phrase below. */
export const leaveOutRows = {
  one: 'Vynechat {count} řádek a {andImport}',
  few: 'Vynechat {count} řádky a {andImport}',
  other: 'Vynechat {count} řádků a {andImport}',
};
/** Within `leaveOutRows`. */
export const andImport = {
  one: 'importovat {count} hlášení',
  few: 'importovat {count} hlášení',
  other: 'importovat {count} hlášení',
};

/** Label, hint and choices of a list: the order of day, month and year in the file. */
export const howDaysWritten = 'Jak je zapsáno datum';
export const checkDays = 'Zkontrolujte prosím: 03.04.2019 může být v dubnu, nebo v březnu.';
export const dayOrders = {
  dmy: 'Den, měsíc, rok: 31.12.2019',
  mdy: 'Měsíc, den, rok: 12/31/2019',
  ymd: 'Rok, měsíc, den: 2019-12-31',
};
/** Heading of a group of lists, one for each column of the file. */
export const whatEachColumnIs = 'Co je v kterém sloupci';
/** Instead of the rows; {group} is that heading, {field} the name of a field. */
export const chooseNarrative =
  'Žádný sloupec zatím neobsahuje pole „{field}“, které potřebuje každé hlášení. Zvolte prosím sloupec v části „{group}“.';
/** A column without a name. */
export const columnNumber = 'Sloupec {number}';
/** An option: the column is not imported. */
export const leaveOut = 'Vynechat';

/** Heading and text: values in the file that are in none of the form's lists. */
export const unknownWords = 'Slova, která formulář nezná';
export const chooseMeaning =
  'Zvolte, co které slovo znamená, aby s ním počítaly filtry, trendy i závažnost. Slovo můžete také nechat, jak je.';
/** An option. */
export const keepAsIs = 'Nechat, jak je';
/** A button. */
export const showAllWords = {
  one: 'Zobrazit {count} slovo',
  few: 'Zobrazit všechna {count} slova',
  other: 'Zobrazit všech {count} slov',
};

/** A question with three options, and an explanation below. */
export const undatedRows = {
  one: 'Řádky bez data: {count}. Co s ním?',
  few: 'Řádky bez data: {count}. Co s nimi?',
  other: 'Řádky bez data: {count}. Co s nimi?',
};
export const undatedChoices = {
  'leave-out': 'Vynechat',
  year: 'Zapsat k 1. lednu zvoleného roku',
  today: 'Zapsat k dnešku',
};
export const haveNoDay = {
  one: '{count} řádek nemá den nahlášení ani den události.',
  few: '{count} řádky nemají den nahlášení ani den události.',
  other: '{count} řádků nemá den nahlášení ani den události.',
};
/** Label and hint of a field. */
export const year = 'Rok';
export const fourDigits = 'Čtyři číslice, například 2019';
/** Its error; {year} is this year. */
export const yearOutOfRange = 'Zadejte prosím rok od 1900 do {year}';

/** A heading above the first reports of the file. */
export const yourReport = 'Vaše hlášení';
export const yourFirstReports = 'Vaše první hlášení';
/** A row of the file; {row} is its number. */
export const rowNumber = 'Řádek {row}';
/** Instead of a date. */
export const waitsForChoice = 'Čeká na vaši volbu';
/** The name of a field before its value, and the same for contact details of the reporter. */
export const fieldName = '{field}:';
export const confidentialFieldName = '{field} (důvěrné):';

/** Heading and text of a list of rows. */
export const rowsNotImportable = 'Řádky, které nelze importovat';
/** {shown} is how many of {count} rows. */
export const firstRowsListed = {
  one: 'Vypsáno je prvních {shown} z {count} řádku.',
  few: 'Vypsány jsou první {shown} ze {count} řádků.',
  other: 'Vypsáno je prvních {shown} z {count} řádků.',
};
export const correctThem = 'Opravte je v tabulce a vyberte soubor znovu, nebo je vynechte.';
/** A button. */
export const showAllRows = {
  one: 'Zobrazit {count} řádek',
  few: 'Zobrazit všechny {count} řádky',
  other: 'Zobrazit všech {count} řádků',
};
/** Heading and text; {rows} are row numbers, such as `2–4, 7`. */
export const importedBeforeTitle = 'Importováno dřív';
export const notImportedAgain = {
  one: '{count} řádek už byl importován dřív a znovu se importovat nebude: řádek {rows}.',
  few: '{count} řádky už byly importovány dřív a znovu se importovat nebudou: řádky {rows}.',
  other: '{count} řádků už bylo importováno dřív a znovu se importovat nebude: řádky {rows}.',
};
