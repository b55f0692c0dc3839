/** The Import reports page: choosing a file, the result, and recent imports that can be undone. */

/** Page heading and subtitle. */
export const importReports = 'Import hlášení';
export const subtitle = 'Importujte stará hlášení aeroklubu';
export const accessDenied = 'Přístup odepřen. Hlášení mohou importovat jen admini a superadmini.';
export const loading = 'Načítám…';

/** Heading, text and buttons of the first step. */
export const chooseAFile = 'Vyberte soubor';
export const whichFile =
  'Soubor CSV z jakéhokoli tabulkového programu: na řádku jedno hlášení, v prvním řádku názvy sloupců, nejvýš 5 000 hlášení. Dokud neuvidíte, co z něj bude, nic se neimportuje.';
/** Name of the field. */
export const csvFile = 'Soubor CSV';
export const chooseFile = 'Vybrat soubor';
export const readingFile = 'Čtu soubor…';
export const downloadTemplate = 'Stáhnout šablonu';
export const tooLarge = 'Soubor je větší než 5 MB. Rozdělte ho prosím.';
/** {name} is a file, {size} one of the two that follow. */
export const sendingFile = 'Odesílám a čtu {name} ({size}). Nic se tím ještě neimportuje.';
export const kilobytes = '{size} kB';
export const megabytes = '{size} MB';

/** After an import: what was done, a text of two paragraphs, a link and a button. */
export const reportsImported = {
  one: 'Importováno {count} hlášení',
  few: 'Importována {count} hlášení',
  other: 'Importováno {count} hlášení',
};
/** Instead of what was done, if another import was faster. */
export const allImportedBefore = 'Všechna tato hlášení už byla importována dřív';
export const theyWait = 'Čekají na posouzení, každé pod svým dnem nahlášení. Nikomu se neposílal e-mail.';
export const ifWrong =
  'Pokud něco nesedí, lze import do 24 hodin vrátit, dokud s jeho hlášeními nikdo nepracoval. Při novém importu téhož souboru se nic nezdvojí; opravený řádek se stane samostatným hlášením.';
export const openDashboard = 'Otevřít přehled';
export const importAnother = 'Importovat další soubor';

/** Heading and text of a list of the imports that can still be undone. */
export const recentImports = 'Poslední importy';
export const canBeUndone = 'Import lze do 24 hodin vrátit, dokud s jeho hlášeními nikdo nepracoval.';
/** A line of the list; {club} is the name of a club. */
export const reportsForClub = {
  one: '{club}: {count} hlášení',
  few: '{club}: {count} hlášení',
  other: '{club}: {count} hlášení',
};
/** Below it; both are a day and time. */
export const importedOn = 'Importováno {imported}. Lze vrátit do {until}.';
/** A button, and its name for screen readers. */
export const undo = 'Vrátit';
export const undoImportOf = {
  one: 'Vrátit import {count} hlášení',
  few: 'Vrátit import {count} hlášení',
  other: 'Vrátit import {count} hlášení',
};
/** A dialog: its title, text and button. */
export const undoImport = 'Vrátit import';
export const whatUndoDoes = {
  one: 'Hlášení z tohoto importu se smaže. Týž soubor pak můžete importovat znovu.',
  few: 'Všechna {count} hlášení z tohoto importu se smažou. Týž soubor pak můžete importovat znovu.',
  other: 'Všech {count} hlášení z tohoto importu se smaže. Týž soubor pak můžete importovat znovu.',
};
export const deleteReports = {
  one: 'Smazat {count} hlášení',
  few: 'Smazat {count} hlášení',
  other: 'Smazat {count} hlášení',
};
export const deleting = 'Mažu…';
/** Title and text of a message. */
export const importUndone = 'Import vrácen';
export const reportsDeleted = {
  one: 'Smazáno {count} hlášení.',
  few: 'Smazána {count} hlášení.',
  other: 'Smazáno {count} hlášení.',
};
