// The flight log on the form of /submit: a file from a logger, read on the reporter's device and drawn as a curve.

/** The button that chooses a file, and the text below it. IGC is the file format of flight loggers. */
export const addLog = 'Lägg till en flyglogg';
export const readHere = 'En IGC-fil. Den läses på den här enheten; bara höjder över tid skickas.';

/** While the file is being read, and why there is no curve. */
export const reading = 'Loggen läses…';
export const tooLarge = 'Filen är större än 10 MB och lästes inte.';
export const noLog = 'Filen är ingen flyglogg (.igc) som kan läsas här.';
export const noHeights = 'Loggen innehåller inga höjder.';
export const notRead = 'Loggen kunde inte läsas.';
/** After each of the four. */
export const withoutIt = 'Du kan skicka rapporten utan den.';
/** A button. */
export const remove = 'Ta bort loggen';

/** The name of the curve, and the text below it. */
export const yourFlight = 'Din flygning';
export const whatIsSent =
  'Med rapporten skickas den här kurvan, starten och ögonblicket du markerar: ingen position, inget datum, inget namn. Bara ditt säkerhetsteam ser den. Den publiceras aldrig och raderas tillsammans med dina kontaktuppgifter.';

/** Above a slider; its name for screen readers; the mark ({at} is `1:05:30, 1,230 m`), or that there is none; a button. */
export const whenWasIt = 'När hände det? Tryck på kurvan eller flytta reglaget.';
export const moment = 'Händelsen';
export const marked = 'Markerat: {at}';
export const notMarked = 'Inget ögonblick är markerat än.';
export const removeMark = 'Ta bort markeringen';

/** Above a list of fields with values from the log, and the button below it. */
export const canFill = 'Loggen kan fylla i det som fortfarande är tomt:';
/** A time in that list, and what happened then; {time} is `14:32`. */
export const timeOfMoment = '{time} (det markerade ögonblicket)';
export const timeOfLaunch = '{time} (starten)';
export const timeOfStart = '{time} (loggens början)';
export const fillIn = 'Fyll i de här fälten';
/** After pressing it. */
export const filledIn = 'Ifyllt. Kontrollera de här fälten i formuläret.';
/** Above the curve of a report that was waiting on this device and has been opened. */
export const attached = 'Den här kurvan är bifogad till rapporten.';
