/** The Club settings page: precision of public copies, language, time zone, authority, poster. */

/** Page heading and subtitle. */
export const clubSettings = 'Nastavení aeroklubu';
export const subtitle = 'Co platí pro hlášení aeroklubu';
export const accessDenied = 'Přístup odepřen. Nastavení aeroklubu mohou měnit jen admini a superadmini.';
export const loadingSettings = 'Načítám nastavení…';
export const settingsNotLoaded = 'Nastavení se nepodařilo načíst.';
export const chooseClub = 'Vyberte aeroklub a uvidíte jeho nastavení.';
/** A link. */
export const importOldReports = 'Import starých hlášení';

/** Heading, text and link of a card: a poster with a QR code for the wall of the clubhouse. */
export const onTheWall = 'Na zeď';
export const oneA4 = 'Jedna A4 s QR kódem, který otevře formulář rovnou s tímto aeroklubem.';
export const poster = 'Plakát';

/** Beside a disabled button. */
export const nothingChanged = 'Zatím se nic nezměnilo.';
/** A button while busy. */
export const saving = 'Ukládám…';
/** Title of a message; its text is one of the three that follow. */
export const settingsSaved = 'Nastavení uloženo';
export const copiesFromNow = 'Platí pro vše, co se zveřejní od této chvíle.';
export const timesFromNow = 'Od této chvíle se časy ukazují v tomto pásmu.';
export const dutyFromNow = 'Platí od této chvíle.';
export const savingFailed = 'Neuloženo';
export const failedToSave = 'Nastavení se nepodařilo uložit.';

/** Heading and text of a form: how precise public copies are about time, place and aircraft. */
export const whatCopiesTell = 'Co prozradí zveřejněná hlášení';
export const whyCoarse =
  'Den, čas, místo a typ letadla ukazují na konkrétní let a z veřejného sledování letů je pak hned jméno. Tato volba je výchozí pro každé hlášení zveřejněné od této chvíle; při posouzení ji lze změnit. Co už je veřejné, zůstává.';
/** Its button. */
export const saveSettings = 'Uložit nastavení';

/** Heading and text of a form. */
export const time = 'Čas';
export const whatTimeZoneDoes =
  'V tomto časovém pásmu vidí časy bezpečnostní tým a řídí se jím e-maily v pevnou hodinu. Dny bez času jsou v UTC.';
/** Label of its field. */
export const timeZone = 'Časové pásmo';
/** Its button. */
export const saveTimeZone = 'Uložit časové pásmo';

/** Heading and text of a form: the language of the club. */
export const language = 'Jazyk';
export const whatLanguageDoes =
  'V tomto jazyce je plakát a také e-maily členům bezpečnostního týmu, kteří si sami jazyk nezvolili.';
/** Label of its list, and the option of none. */
export const languageOfClub = 'Jazyk aeroklubu';
export const noLanguage = 'Žádný: jazyk této instalace';
/** Its button, and the message after it. */
export const saveLanguage = 'Uložit jazyk';
export const languageFromNow = 'Plakát a e-maily jsou od této chvíle v tomto jazyce.';

/** Heading and text of a form: the civil aviation authority. */
export const theAuthority = 'Úřad';
export const whatRulesAsk =
  'Nařízení (EU) č. 376/2014 ukládá hlásit některé události úřadu do 72 hodin. Když zvolíte jeho pravidla, je u hlášení vidět, kolik času zbývá, a lze z nich vytvořit soubor pro portál úřadu.';
/** Label of a list, and its options: the rules that oblige a club to report. */
export const rules = 'Pravidla';
export const regimes = {
  none: 'Žádná: o úřadu se nic neukazuje',
  EU: 'Evropská unie: nařízení (EU) č. 376/2014',
  UK: 'Spojené království: nařízení (EU) č. 376/2014 v britském znění',
};
/** Label and hint of a list of authorities by state. */
export const authority = 'Úřad';
export const authorityHint = 'Komu aeroklub události hlásí: většinou úřadu vlastního státu.';
export const notChosenYet = 'Zatím nevybráno';
/** An authority that the list does not know; {number} is its id. */
export const authorityNumber = 'Číslo {number}';
/** Its button. */
export const saveAuthority = 'Uložit úřad';
