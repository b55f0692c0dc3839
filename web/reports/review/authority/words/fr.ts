/** The tab Authority in the dialog of a report: deadlines, the file for the aviation authority, and what was sent there. */

/** Name of the whole view. */
export const authority = 'Autorité';
export const loading = 'Chargement…';
/** {reason} is what went wrong. */
export const notLoaded = 'Échec du chargement : {reason}';
export const tryAgain = 'Réessayer';

/** Headings of sections; the note stands beside the first. */
export const deadlines = 'Échéances';
export const someMustBeReported =
  'Certains événements doivent être notifiés à l’autorité dans les 72 heures. Préparez ici le fichier, puis déposez-le sur le portail de l’autorité.';
export const fileForAuthority = 'Fichier pour l’autorité';
export const sentToAuthority = 'Envoyé à l’autorité';

/** The three files that an authority gets, one after the other. */
export const kinds = {
  initial: 'Notification initiale',
  'follow-up': 'Résultats préliminaires',
  final: 'Résultats finaux',
};
/** A moment, such as `4 Jun 2026, 10:00 CEST`: {zone} is the short name of the time zone. */
export const moment = '{day} à {time} {zone}';
/** Beside the name of a file: {moment} as above. */
export const dueAt = 'pour le {moment}';
/** Beside the name of a file: {day} is a day such as `3 Jun 2026`. */
export const sentOnDay = 'envoi le {day}';
/** {reason} is what somebody has written. */
export const notReportable = 'Notification non requise : {reason}';

/** Opens the form below it. */
export const changeDeadline = 'Changer l’échéance, ou indiquer que la notification n’est pas requise';
/** Labels of fields, each with its hint. {zone} is the short name of the time zone. */
export const awareAt = 'Quand le club en a eu connaissance ({zone})';
export const awareAtHint =
  'Les 72 heures courent à partir de là. Si le champ est vide, elles courent dès l’envoi du REX.';
export const whyNotReportable = 'Pourquoi la notification n’est pas requise';
export const whyNotReportableHint =
  'Avec une raison, plus d’échéance. Si le champ est vide, l’événement doit être notifié.';
/** A button, and what it reads while it works. */
export const save = 'Enregistrer';
export const saving = 'Enregistrement…';
/** A message: its title and its text. */
export const notSaved = 'Non enregistré';
export const couldNotBeSaved = 'L’enregistrement a échoué.';

/** Above the list of what the file still needs. */
export const fileIsComplete = 'Le fichier est complet.';
export const missingForFile = {
  one: 'Il manque une chose au fichier :',
  other: 'Il manque {count} choses au fichier :',
};
/** A link in that list, for those who may choose it. */
export const chooseAuthority = 'Choisissez l’autorité du club dans les réglages du club';

/** Opens the form below it; in brackets how many details somebody has added. */
export const detailsMissing = 'Éléments absents du REX';
export const detailsMissingAdded = {
  one: 'Éléments absents du REX ({count} ajouté)',
  other: 'Éléments absents du REX ({count} ajoutés)',
};
export const onlyForAuthority =
  'Pour l’autorité seulement : ce que vous indiquez ici remplace dans le fichier ce que dit le REX. Le REX lui-même ne change pas.';
/** Labels of fields. */
export const dayAndTime = {
  localDate: 'Date locale',
  localTime: 'Heure locale',
  utcDate: 'Date UTC',
  utcTime: 'Heure UTC',
};
/** Below a field: {value} is what the report says. */
export const reported = 'Dans le REX : {value}';
/** First choice of a list: nothing is chosen, or what the report says holds. */
export const notGiven = 'Non précisé';
export const asReported = 'Comme dans le REX';
export const saveForAuthority = 'Enregistrer pour l’autorité';
/** A message: its title and its text. */
export const savedForAuthority = 'Enregistré pour l’autorité';
export const reportStays = 'Le REX lui-même ne change pas.';

/** Labels: which file, and with whose words. */
export const file = 'Fichier';
export const texts = 'Textes';
export const fileTexts = {
  anonymised: 'Anonymisés, comme à la publication',
  original: 'Tels que l’auteur les a écrits',
};
export const includeRegistration = 'Inclure l’immatriculation et le numéro de série de l’aéronef';
/** A button, and why it cannot be pressed. */
export const downloadFile = 'Télécharger le fichier';
export const notCompleteYet = 'Le fichier n’est pas encore complet.';
/** Below the button: the form of the file is new, and no authority has said yet that it takes it. */
export const notYetAccepted = 'À notre connaissance, aucune autorité ne l’a encore accepté';
/** Name of a link that nobody sees. */
export const theFile = 'Le fichier';
/** A dialog: its title, its text, its button. */
export const sendOwnWords = 'Envoyer le texte même de l’auteur ?';
export const textMayName =
  'Le texte peut nommer des personnes, des aéronefs et l’auteur, et la base de données de l’autorité le conserve. La confidentialité a été promise à l’auteur. Chaque téléchargement de l’original est inscrit au journal.';
export const downloadOriginal = 'Télécharger l’original';

/** Labels of fields. */
export const sentOn = 'Envoyé le';
export const reference = 'Référence de l’autorité';
/** A button. */
export const markAsSent = 'Noter comme envoyé';
/** Title of a message. */
export const notMarkedAsSent = 'Envoi non noté';

/** Heading of a list. */
export const whatWasSent = 'Ce qui a été envoyé';
/** A row of it: {file} is one of `kinds`, {day} a day such as `3 Jun 2026`, {reference} the number that the authority gave. */
export const entry = '{file}, {day}';
export const entryWithReference = '{file}, {day}, réf. {reference}';
/** Below a row, one after the other: {name} is a person, {hash} a long number. */
export const recordedBy = 'Noté par {name}.';
export const noFileDownloaded = 'Aucun fichier n’avait été téléchargé.';
export const sha256 = 'SHA-256 {hash}';
/** Beside a row: it does not count any more. */
export const withdrawn = 'Note retirée';
/** A button, of a dialog too, and what it reads while it works. */
export const withdraw = 'Retirer';
export const withdrawing = 'Retrait…';
/** Title of a message. */
export const notWithdrawn = 'Note non retirée';
/** A dialog: its title and its text. */
export const withdrawEntry = 'Retirer cette note ?';
export const staysInHistory =
  'Elle reste dans l’historique, barrée, et son échéance court de nouveau. Auprès de l’autorité, rien n’est retiré.';
