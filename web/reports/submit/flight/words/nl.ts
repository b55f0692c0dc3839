// The flight log on the form of /submit: a file from a logger, read on the reporter's device and drawn as a curve.

/** The button that chooses a file, and the text below it. IGC is the file format of flight loggers. */
export const addLog = 'Vluchtlog toevoegen';
export const readHere = 'Een IGC-bestand. Het wordt op dit apparaat gelezen; alleen het hoogteverloop wordt verstuurd.';

/** While the file is being read, and why there is no curve. */
export const reading = 'De log wordt gelezen…';
export const tooLarge = 'Dit bestand is groter dan 10 MB en is niet gelezen.';
export const noLog = 'Dit bestand is geen vluchtlog (.igc) die hier gelezen kan worden.';
export const noHeights = 'In deze log staan geen hoogten.';
export const notRead = 'De log kon niet gelezen worden.';
/** After each of the four. */
export const withoutIt = 'Je kunt je melding ook zonder log versturen.';
/** A button. */
export const remove = 'Log verwijderen';

/** The name of the curve, and the text below it. */
export const yourFlight = 'Je vlucht';
export const whatIsSent =
  'Met je melding worden dit hoogteverloop, de start en het moment dat je markeert verstuurd: geen positie, geen datum, geen naam. Alleen je veiligheidsteam ziet het. Het wordt nooit gepubliceerd en samen met je contactgegevens gewist.';

/** Above a slider; its name for screen readers; the mark ({at} is `1:05:30, 1,230 m`), or that there is none; a button. */
export const whenWasIt = 'Wanneer gebeurde het? Tik op de curve of verschuif de regelaar.';
export const moment = 'Moment';
export const marked = 'Gemarkeerd: {at}';
export const notMarked = 'Er is nog geen moment gemarkeerd.';
export const removeMark = 'Markering verwijderen';

/** Above a list of fields with values from the log, and the button below it. */
export const canFill = 'De log kan invullen wat nog leeg is:';
/** A time in that list, and what happened then; {time} is `14:32`. */
export const timeOfMoment = '{time} (het gemarkeerde moment)';
export const timeOfLaunch = '{time} (de start)';
export const timeOfStart = '{time} (het begin van de log)';
export const fillIn = 'Deze velden invullen';
/** After pressing it. */
export const filledIn = 'Ingevuld. Controleer deze velden in het formulier.';
/** Above the curve of a report that was waiting on this device and has been opened. */
export const attached = 'Dit hoogteverloop is bij je melding gevoegd.';
