/** The Import reports page: choosing a file, the result, and recent imports that can be undone. */

/** Page heading and subtitle. */
export const importReports = 'Importera rapporter';
export const subtitle = 'Importera klubbens gamla rapporter';
export const accessDenied = 'Ingen åtkomst. Bara administratörer och superadministratörer kan importera rapporter.';
export const loading = 'Laddar…';

/** Heading, text and buttons of the first step. */
export const chooseAFile = 'Välj en fil';
export const whichFile =
  'En CSV-fil från valfritt kalkylprogram: en rapport per rad, kolumnernas namn på första raden, högst 5 000 rapporter. Inget importeras innan du har sett hur det blir.';
/** Name of the field. */
export const csvFile = 'CSV-fil';
export const chooseFile = 'Välj fil';
export const readingFile = 'Läser filen…';
export const downloadTemplate = 'Hämta mall';
export const tooLarge = 'Filen är större än 5 MB. Dela upp den.';
/** {name} is a file, {size} one of the two that follow. */
export const sendingFile = 'Skickar {name} ({size}) och läser den. Inget importeras ännu.';
export const kilobytes = '{size} kB';
export const megabytes = '{size} MB';

/** After an import: what was done, a text of two paragraphs, a link and a button. */
export const reportsImported = { one: '{count} rapport importerad', other: '{count} rapporter importerade' };
/** Instead of what was done, if another import was faster. */
export const allImportedBefore = 'Alla dessa rapporter var redan importerade';
export const theyWait = 'De väntar på granskning, daterade den dag de lämnades in. Ingen har fått mejl om dem.';
export const ifWrong =
  'Om något är fel kan du ångra importen inom 24 timmar, så länge ingen har arbetat med någon av rapporterna. Importeras samma fil igen blir inget dubbelt; en rad som har rättats i den blir en egen rapport.';
export const openDashboard = 'Öppna översikten';
export const importAnother = 'Importera en fil till';

/** Heading and text of a list of the imports that can still be undone. */
export const recentImports = 'Senaste importer';
export const canBeUndone = 'En import kan ångras inom 24 timmar, så länge ingen har arbetat med någon av rapporterna.';
/** A line of the list; {club} is the name of a club. */
export const reportsForClub = { one: '{count} rapport till {club}', other: '{count} rapporter till {club}' };
/** Below it; both are a day and time. */
export const importedOn = 'Importerad {imported}. Kan ångras till {until}.';
/** A button, and its name for screen readers. */
export const undo = 'Ångra';
export const undoImportOf = {
  one: 'Ångra importen av {count} rapport',
  other: 'Ångra importen av {count} rapporter',
};
/** A dialog: its title, text and button. */
export const undoImport = 'Ångra importen';
export const whatUndoDoes = {
  one: 'Rapporten från den här importen raderas. Du kan importera samma fil igen efteråt.',
  other: 'Alla {count} rapporter från den här importen raderas. Du kan importera samma fil igen efteråt.',
};
export const deleteReports = { one: 'Radera {count} rapport', other: 'Radera {count} rapporter' };
export const deleting = 'Raderar…';
/** Title and text of a message. */
export const importUndone = 'Importen är ångrad';
export const reportsDeleted = { one: '{count} rapport raderad.', other: '{count} rapporter raderade.' };
