/** The Club settings page: precision of public copies, language, time zone, authority, poster. */

/** Page heading and subtitle. */
export const clubSettings = 'Impostazioni del club';
export const subtitle = 'Che cosa vale per le segnalazioni di un club';
export const accessDenied = 'Accesso negato. Solo gli amministratori possono cambiare le impostazioni di un club.';
export const loadingSettings = 'Caricamento delle impostazioni…';
export const settingsNotLoaded = 'Non è stato possibile caricare le impostazioni.';
export const chooseClub = 'Scegli un club per vedere le sue impostazioni.';
/** A link. */
export const importOldReports = 'Importa vecchie segnalazioni';

/** Heading, text and link of a card: a poster with a QR code for the wall of the clubhouse. */
export const onTheWall = 'In bacheca';
export const oneA4 = 'Un foglio A4 con un codice QR che apre il modulo con questo club già scelto.';
export const poster = 'Locandina';

/** Beside a disabled button. */
export const nothingChanged = 'Non hai ancora cambiato nulla.';
/** A button while busy. */
export const saving = 'Salvataggio…';
/** Title of a message; its text is one of the three that follow. */
export const settingsSaved = 'Impostazioni salvate';
export const copiesFromNow = 'Valgono per quello che si pubblica da adesso in poi.';
export const timesFromNow = 'Da adesso gli orari seguono questo fuso.';
export const dutyFromNow = 'Valgono da adesso in poi.';
export const savingFailed = 'Salvataggio non riuscito';
export const failedToSave = 'Non è stato possibile salvare le impostazioni.';

/** Heading and text of a form: how precise public copies are about time, place and aircraft. */
export const whatCopiesTell = 'Che cosa dicono le versioni pubbliche';
export const whyCoarse =
  'Giorno, ora, luogo e tipo di aeromobile portano a un volo, e i siti di tracciamento portano da un volo a un nome. Ogni segnalazione pubblicata da adesso parte da queste scelte; chi la esamina può cambiarle. Quello che è già pubblico resta com’è.';
/** Its button. */
export const saveSettings = 'Salva le impostazioni';

/** Heading and text of a form. */
export const time = 'Ora';
export const whatTimeZoneDoes =
  'Le pagine dello staff mostrano gli orari in questo fuso, e le email a orario fisso lo seguono. I giorni senza ora sono in UTC.';
/** Label of its field. */
export const timeZone = 'Fuso orario';
/** Its button. */
export const saveTimeZone = 'Salva il fuso orario';

/** Heading and text of a form: the language of the club. */
export const language = 'Lingua';
export const whatLanguageDoes =
  'La locandina è in questa lingua, e così le email a chi, nello staff, non ne ha scelta una.';
/** Label of its list, and the option of none. */
export const languageOfClub = 'Lingua del club';
export const noLanguage = 'Nessuna: la lingua di questa installazione';
/** Its button, and the message after it. */
export const saveLanguage = 'Salva la lingua';
export const languageFromNow = 'Da adesso locandina ed email sono in questa lingua.';

/** Heading and text of a form: the civil aviation authority. */
export const theAuthority = 'L’autorità';
export const whatRulesAsk =
  'Il regolamento (UE) n. 376/2014 chiede di comunicare alcuni eventi all’autorità entro 72 ore. Se scegli le sue norme, le segnalazioni mostrano quanto tempo resta, e se ne può ricavare un file per il portale dell’autorità.';
/** Label of a list, and its options: the rules that oblige a club to report. */
export const rules = 'Norme';
export const regimes = {
  none: 'Nessuna: non si mostra nulla sull’autorità',
  EU: 'Unione europea: regolamento (UE) n. 376/2014',
  UK: 'Regno Unito: regolamento (UE) n. 376/2014, versione britannica',
};
/** Label and hint of a list of authorities by state. */
export const authority = 'Autorità';
export const authorityHint = 'A chi si comunicano gli eventi del club: di solito all’autorità del proprio Stato.';
export const notChosenYet = 'Non ancora scelta';
/** An authority that the list does not know; {number} is its id. */
export const authorityNumber = 'Numero {number}';
/** Its button. */
export const saveAuthority = 'Salva l’autorità';
