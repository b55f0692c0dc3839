/** The Club settings page: precision of public copies, language, time zone, authority, poster. */

/** Page heading and subtitle. */
export const clubSettings = 'Réglages du club';
export const subtitle = 'Ce qui s’applique aux REX d’un club';
export const accessDenied =
  'Accès refusé. Seuls les admins et les super-admins peuvent changer les réglages d’un club.';
export const loadingSettings = 'Chargement des réglages…';
export const settingsNotLoaded = 'Impossible de charger les réglages.';
export const chooseClub = 'Choisissez un club pour voir ses réglages.';
/** A link. */
export const importOldReports = 'Importer d’anciens REX';

/** Heading, text and link of a card: a poster with a QR code for the wall of the clubhouse. */
export const onTheWall = 'Au mur';
export const oneA4 = 'Une feuille A4 avec un QR code qui ouvre le formulaire, votre club déjà choisi.';
export const poster = 'Affiche';

/** Beside a disabled button. */
export const nothingChanged = 'Rien n’a encore été changé.';
/** A button while busy. */
export const saving = 'Enregistrement…';
/** Title of a message; its text is one of the three that follow. */
export const settingsSaved = 'Réglages enregistrés';
export const copiesFromNow = 'Ils s’appliquent à tout ce qui sera publié désormais.';
export const timesFromNow = 'Les heures sont désormais affichées dans ce fuseau.';
export const dutyFromNow = 'Ils s’appliquent dès maintenant.';
export const savingFailed = 'Échec de l’enregistrement';
export const failedToSave = 'Les réglages n’ont pas pu être enregistrés.';

/** Heading and text of a form: how precise public copies are about time, place and aircraft. */
export const whatCopiesTell = 'Ce que disent les versions publiées';
export const whyCoarse =
  'La date, l’heure, le lieu et le type d’aéronef mènent à un vol, et le suivi public des vols mène du vol à un nom. Tout REX publié désormais part de ces choix ; la relecture peut en décider autrement. Ce qui est déjà public ne change pas.';
/** Its button. */
export const saveSettings = 'Enregistrer les réglages';

/** Heading and text of a form. */
export const time = 'Heure';
export const whatTimeZoneDoes =
  'Les pages de l’équipe affichent les heures dans ce fuseau, et les e-mails à heure fixe le suivent. Les dates sans heure sont en UTC.';
/** Label of its field. */
export const timeZone = 'Fuseau horaire';
/** Its button. */
export const saveTimeZone = 'Enregistrer le fuseau';

/** Heading and text of a form: the language of the club. */
export const language = 'Langue';
export const whatLanguageDoes =
  'L’affiche est dans cette langue, comme les e-mails à l’équipe tant que chacun n’a pas choisi la sienne.';
/** Label of its list, and the option of none. */
export const languageOfClub = 'Langue du club';
export const noLanguage = 'Aucune : la langue de cette installation';
/** Its button, and the message after it. */
export const saveLanguage = 'Enregistrer la langue';
export const languageFromNow = 'L’affiche et les e-mails sont désormais dans cette langue.';

/** Heading and text of a form: the civil aviation authority. */
export const theAuthority = 'L’autorité';
export const whatRulesAsk =
  'Le règlement (UE) n° 376/2014 impose de notifier certains événements à l’autorité dans les 72 heures. Si vous choisissez ses règles, les REX montrent le temps qu’il reste, et un fichier pour le portail de l’autorité peut en être tiré.';
/** Label of a list, and its options: the rules that oblige a club to report. */
export const rules = 'Règles';
export const regimes = {
  none: 'Aucune : rien n’est affiché sur l’autorité',
  EU: 'Union européenne : règlement (UE) n° 376/2014',
  UK: 'Royaume-Uni : règlement (UE) n° 376/2014, version britannique',
};
/** Label and hint of a list of authorities by state. */
export const authority = 'Autorité';
export const authorityHint =
  'À qui les événements du club sont notifiés : le plus souvent à l’autorité de son propre pays.';
export const notChosenYet = 'Pas encore choisie';
/** An authority that the list does not know; {number} is its id. */
export const authorityNumber = 'Numéro {number}';
/** Its button. */
export const saveAuthority = 'Enregistrer l’autorité';
