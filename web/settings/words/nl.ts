/** The Club settings page: precision of public copies, language, time zone, authority, poster. */

/** Page heading and subtitle. */
export const clubSettings = 'Clubinstellingen';
export const subtitle = 'Wat voor de meldingen van een club geldt';
export const accessDenied =
  'Geen toegang. Alleen beheerders en hoofdbeheerders kunnen de instellingen van een club wijzigen.';
export const loadingSettings = 'Instellingen laden…';
export const settingsNotLoaded = 'De instellingen konden niet worden geladen.';
export const chooseClub = 'Kies een club om de instellingen te zien.';
/** A link. */
export const importOldReports = 'Oude meldingen importeren';

/** Heading, text and link of a card: a poster with a QR code for the wall of the clubhouse. */
export const onTheWall = 'Aan de muur';
export const oneA4 = 'Eén A4 met een QR-code die het formulier opent, met deze club al gekozen.';
export const poster = 'Poster';

/** Beside a disabled button. */
export const nothingChanged = 'Er is nog niets gewijzigd.';
/** A button while busy. */
export const saving = 'Opslaan…';
/** Title of a message; its text is one of the three that follow. */
export const settingsSaved = 'Instellingen opgeslagen';
export const copiesFromNow = 'Ze gelden voor wat vanaf nu wordt gepubliceerd.';
export const timesFromNow = 'Tijden worden vanaf nu in deze tijdzone getoond.';
export const dutyFromNow = 'Ze gelden vanaf nu.';
export const savingFailed = 'Opslaan mislukt';
export const failedToSave = 'De instellingen konden niet worden opgeslagen.';

/** Heading and text of a form: how precise public copies are about time, place and aircraft. */
export const whatCopiesTell = 'Wat openbare versies vertellen';
export const whyCoarse =
  'Dag, tijd, plaats en type wijzen samen naar één vlucht, en via openbare vluchtvolgsites wordt een vlucht een naam. Elke melding die vanaf nu wordt gepubliceerd, begint met deze keuzes; bij het beoordelen kan daarvan worden afgeweken. Wat al openbaar is, blijft zoals het is.';
/** Its button. */
export const saveSettings = 'Instellingen opslaan';

/** Heading and text of a form. */
export const time = 'Tijd';
export const whatTimeZoneDoes =
  'De beheerpagina’s tonen tijden in deze tijdzone, en mails op vaste tijden houden die aan. Dagen zonder tijd zijn in UTC.';
/** Label of its field. */
export const timeZone = 'Tijdzone';
/** Its button. */
export const saveTimeZone = 'Tijdzone opslaan';

/** Heading and text of a form: the language of the club. */
export const language = 'Taal';
export const whatLanguageDoes = 'De poster is in deze taal, net als de mails aan wie zelf geen taal heeft gekozen.';
/** Label of its list, and the option of none. */
export const languageOfClub = 'Taal van de club';
export const noLanguage = 'Geen: de taal van deze installatie';
/** Its button, and the message after it. */
export const saveLanguage = 'Taal opslaan';
export const languageFromNow = 'Poster en mails zijn vanaf nu in deze taal.';

/** Heading and text of a form: the civil aviation authority. */
export const theAuthority = 'De luchtvaartautoriteit';
export const whatRulesAsk =
  'Verordening (EU) nr. 376/2014 eist dat sommige gebeurtenissen binnen 72 uur bij de luchtvaartautoriteit zijn. Kies je haar regels, dan zie je bij meldingen hoeveel tijd er nog is, en kun je er een bestand voor het portaal van de autoriteit van maken.';
/** Label of a list, and its options: the rules that oblige a club to report. */
export const rules = 'Regels';
export const regimes = {
  none: 'Geen: er wordt niets over een luchtvaartautoriteit getoond',
  EU: 'Europese Unie: verordening (EU) nr. 376/2014',
  UK: 'Verenigd Koninkrijk: verordening (EU) nr. 376/2014 in de Britse versie',
};
/** Label and hint of a list of authorities by state. */
export const authority = 'Luchtvaartautoriteit';
export const authorityHint = 'Aan wie de club gebeurtenissen meldt: meestal de autoriteit van het eigen land.';
export const notChosenYet = 'Nog niet gekozen';
/** An authority that the list does not know; {number} is its id. */
export const authorityNumber = 'Nummer {number}';
/** Its button. */
export const saveAuthority = 'Luchtvaartautoriteit opslaan';
