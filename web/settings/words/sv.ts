/** The Club settings page: precision of public copies, language, time zone, authority, poster. */

/** Page heading and subtitle. */
export const clubSettings = 'Klubbens inställningar';
export const subtitle = 'Vad som gäller för klubbens rapporter';
export const accessDenied =
  'Ingen åtkomst. Bara administratörer och superadministratörer kan ändra klubbens inställningar.';
export const loadingSettings = 'Laddar inställningarna…';
export const settingsNotLoaded = 'Inställningarna kunde inte laddas.';
export const chooseClub = 'Välj en klubb för att se dess inställningar.';
/** A link. */
export const importOldReports = 'Importera gamla rapporter';

/** Heading, text and link of a card: a poster with a QR code for the wall of the clubhouse. */
export const onTheWall = 'På väggen';
export const oneA4 = 'En A4 med en QR-kod som öppnar formuläret med den här klubben vald.';
export const poster = 'Affisch';

/** Beside a disabled button. */
export const nothingChanged = 'Inget har ändrats ännu.';
/** A button while busy. */
export const saving = 'Sparar…';
/** Title of a message; its text is one of the three that follow. */
export const settingsSaved = 'Inställningarna är sparade';
export const copiesFromNow = 'De gäller för det som publiceras från och med nu.';
export const timesFromNow = 'Tider visas nu i den tidszonen.';
export const dutyFromNow = 'De gäller från och med nu.';
export const savingFailed = 'Inte sparat';
export const failedToSave = 'Inställningarna kunde inte sparas.';

/** Heading and text of a form: how precise public copies are about time, place and aircraft. */
export const whatCopiesTell = 'Vad publicerade kopior avslöjar';
export const whyCoarse =
  'Dag, tid, plats och flygplanstyp pekar ut en flygning, och öppen flygspårning gör flygningen till ett namn. Varje rapport som publiceras från och med nu utgår från de här valen; vid granskningen kan du välja annat. Det som redan är publicerat ändras inte.';
/** Its button. */
export const saveSettings = 'Spara inställningarna';

/** Heading and text of a form. */
export const time = 'Tid';
export const whatTimeZoneDoes =
  'Säkerhetsteamets sidor visar tider i den här tidszonen, och mejl på fasta klockslag följer den. Datum utan klockslag är i UTC.';
/** Label of its field. */
export const timeZone = 'Tidszon';
/** Its button. */
export const saveTimeZone = 'Spara tidszonen';

/** Heading and text of a form: the language of the club. */
export const language = 'Språk';
export const whatLanguageDoes =
  'Affischen är på det här språket, och även mejl till dem i säkerhetsteamet som inte själva har valt språk.';
/** Label of its list, and the option of none. */
export const languageOfClub = 'Klubbens språk';
export const noLanguage = 'Inget: samma språk som hela installationen';
/** Its button, and the message after it. */
export const saveLanguage = 'Spara språket';
export const languageFromNow = 'Affisch och mejl är nu på det här språket.';

/** Heading and text of a form: the civil aviation authority. */
export const theAuthority = 'Myndigheten';
export const whatRulesAsk =
  'Förordning (EU) nr 376/2014 kräver att vissa händelser rapporteras till myndigheten inom 72 timmar. Väljer du dess regler visar rapporterna hur lång tid som är kvar, och du kan skapa en fil till myndighetens portal.';
/** Label of a list, and its options: the rules that oblige a club to report. */
export const rules = 'Regler';
export const regimes = {
  none: 'Inga: inget om en myndighet visas',
  EU: 'Europeiska unionen: förordning (EU) nr 376/2014',
  UK: 'Storbritannien: förordning (EU) nr 376/2014 i brittisk version',
};
/** Label and hint of a list of authorities by state. */
export const authority = 'Myndigheten';
export const authorityHint = 'Dit klubben rapporterar sina händelser: oftast myndigheten i det egna landet.';
export const notChosenYet = 'Inte vald ännu';
/** An authority that the list does not know; {number} is its id. */
export const authorityNumber = 'Nummer {number}';
/** Its button. */
export const saveAuthority = 'Spara myndigheten';
