// The flight log on the form of /submit: a file from a logger, read on the reporter's device and drawn as a curve.

/** The button that chooses a file, and the text below it. IGC is the file format of flight loggers. */
export const addLog = 'Přidat záznam letu';
export const readHere = 'Soubor IGC. Čte se na tomto zařízení; odesílají se jen výšky v čase.';

/** While the file is being read, and why there is no curve. */
export const reading = 'Čtu záznam…';
export const tooLarge = 'Tento soubor je větší než 10 MB a nebyl přečten.';
export const noLog = 'Tento soubor není záznam letu (.igc), který by se tu dal přečíst.';
export const noHeights = 'Tento záznam neobsahuje výšky.';
export const notRead = 'Záznam se nepodařilo přečíst.';
/** After each of the four. */
export const withoutIt = 'Hlášení můžete odeslat bez něj.';
/** A button. */
export const remove = 'Odebrat záznam';

/** The name of the curve, and the text below it. */
export const yourFlight = 'Váš let';
export const whatIsSent =
  'S hlášením se odešle tento průběh výšky, vzlet a okamžik, který označíte: žádná poloha, žádné datum, žádné jméno. Vidí ho jen váš bezpečnostní tým. Nikdy se nezveřejní a smaže se spolu s vašimi kontaktními údaji.';

/** Above a slider; its name for screen readers; the mark ({at} is `1:05:30, 1,230 m`), or that there is none; a button. */
export const whenWasIt = 'Kdy se to stalo? Klepněte na křivku nebo posuňte jezdec.';
export const moment = 'Okamžik události';
export const marked = 'Označeno: {at}';
export const notMarked = 'Zatím není označen žádný okamžik.';
export const removeMark = 'Odebrat označení';

/** Above a list of fields with values from the log, and the button below it. */
export const canFill = 'Záznam může vyplnit, co je ještě prázdné:';
/** A time in that list, and what happened then; {time} is `14:32`. */
export const timeOfMoment = '{time} (označený okamžik)';
export const timeOfLaunch = '{time} (vzlet)';
export const timeOfStart = '{time} (začátek záznamu)';
export const fillIn = 'Vyplnit tato pole';
/** After pressing it. */
export const filledIn = 'Vyplněno. Zkontrolujte prosím tato pole ve formuláři.';
/** Above the curve of a report that was waiting on this device and has been opened. */
export const attached = 'Tento průběh výšky je přiložen k hlášení.';
