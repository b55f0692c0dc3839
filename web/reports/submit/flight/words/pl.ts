// The flight log on the form of /submit: a file from a logger, read on the reporter's device and drawn as a curve.

/** The button that chooses a file, and the text below it. IGC is the file format of flight loggers. */
export const addLog = 'Dodaj zapis lotu';
export const readHere = 'Plik IGC. Jest odczytywany na tym urządzeniu; wysyłane są tylko wysokości w czasie.';

/** While the file is being read, and why there is no curve. */
export const reading = 'Odczytywanie zapisu…';
export const tooLarge = 'Ten plik ma więcej niż 10 MB i nie został odczytany.';
export const noLog = 'Ten plik nie jest zapisem lotu (.igc), który można tu odczytać.';
export const noHeights = 'Ten zapis nie zawiera wysokości.';
export const notRead = 'Nie udało się odczytać zapisu.';
/** After each of the four. */
export const withoutIt = 'Zgłoszenie można wysłać bez niego.';
/** A button. */
export const remove = 'Usuń zapis';

/** The name of the curve, and the text below it. */
export const yourFlight = 'Przebieg lotu';
export const whatIsSent =
  'Ze zgłoszeniem wysyłane są ten wykres, start i zaznaczony moment: bez pozycji, bez daty, bez nazwiska. Widzi to tylko zespół bezpieczeństwa. Wykres nigdy nie jest publikowany i jest usuwany razem z danymi kontaktowymi.';

/** Above a slider; its name for screen readers; the mark ({at} is `1:05:30, 1,230 m`), or that there is none; a button. */
export const whenWasIt = 'Kiedy to się stało? Proszę dotknąć wykresu lub przesunąć suwak.';
export const moment = 'Moment zdarzenia';
export const marked = 'Zaznaczono: {at}';
export const notMarked = 'Nie zaznaczono jeszcze żadnego momentu.';
export const removeMark = 'Usuń zaznaczenie';

/** Above a list of fields with values from the log, and the button below it. */
export const canFill = 'Zapis może uzupełnić to, co jest jeszcze puste:';
/** A time in that list, and what happened then; {time} is `14:32`. */
export const timeOfMoment = '{time} (zaznaczony moment)';
export const timeOfLaunch = '{time} (start)';
export const timeOfStart = '{time} (początek zapisu)';
export const fillIn = 'Uzupełnij te pola';
/** After pressing it. */
export const filledIn = 'Uzupełniono. Proszę sprawdzić te pola w formularzu.';
/** Above the curve of a report that was waiting on this device and has been opened. */
export const attached = 'Ten wykres jest dołączony do zgłoszenia.';
